// The roles whose messages are read here, by their numbers in scan/scanner.ts.

export const USER: u32 = 1;
export const ASSISTANT: u32 = 2;
export const TOOL_RESULT: u32 = 3;
