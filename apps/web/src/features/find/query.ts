/** Characters of a query: longer ones are pasted by mistake, and every one of them is in the address. */
export const QUERY_AT_MOST = 200;
