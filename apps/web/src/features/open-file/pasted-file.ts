/** Pasted text that looks like records becomes a file; any other paste is left alone. */
export function pastedFile(text: string): File | undefined {
  return /^\ufeff?\s*\{\s*"/.test(text)
    ? new File([text], "Pasted text", { type: "application/jsonl" })
    : undefined;
}
