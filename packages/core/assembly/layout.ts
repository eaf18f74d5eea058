// Where everything is in the module's memory. What leafwalk's own reader asks for is exported.

/** Rows of one batch. */
export const ROWS: u32 = 2048;
/** Tool calls of one batch; one turn may have at most `CALLS_OF_TURN`. */
export const CALLS: u32 = 4096;
export const CALLS_OF_TURN: u32 = 64;
/** Bytes of an id, of a name; longer ones are left to the plain reader. */
export const ID_BYTES: u32 = 96;
export const CALL_ID_BYTES: u32 = 160;
export const NAME_BYTES: u32 = 200;
/** 160 UTF-16 units take at most 480 bytes; the writer runs a little ahead before it cuts. */
export const PREVIEW_BYTES: u32 = 512;
/** Distinct names of a file that are told apart here. */
export const NAMES: u32 = 2048;

// The first page is for the compiler's own tables.
export const rowFrom: usize = 0x10000;
export const rowLength: usize = rowFrom + ROWS * 4;
export const rowFlags: usize = rowLength + ROWS * 4;
export const rowTime: usize = rowFlags + ROWS * 4;
export const rowMessageTime: usize = rowTime + ROWS * 8;
export const rowRole: usize = rowMessageTime + ROWS * 8;
export const rowStop: usize = rowRole + ROWS;
export const rowHas: usize = rowStop + ROWS;
export const rowOthers: usize = rowHas + ROWS * 2;
export const rowTool: usize = rowOthers + ROWS * 2;
export const rowModel: usize = rowTool + ROWS * 2;
export const rowCalls: usize = rowModel + ROWS * 2;
export const rowIdEnd: usize = rowCalls + ROWS * 4;
export const rowParentEnd: usize = rowIdEnd + ROWS * 4;
export const rowPreviewEnd: usize = rowParentEnd + ROWS * 4;
export const rowCallIdEnd: usize = rowPreviewEnd + ROWS * 4;

export const usageInput: usize = rowCallIdEnd + ROWS * 4;
export const usageOutput: usize = usageInput + ROWS * 8;
export const usageCacheRead: usize = usageOutput + ROWS * 8;
export const usageCacheWrite: usize = usageCacheRead + ROWS * 8;
export const usageTotal: usize = usageCacheWrite + ROWS * 8;
export const usageCost: usize = usageTotal + ROWS * 8;

export const editRow: usize = usageCost + ROWS * 8;
export const editAdded: usize = editRow + ROWS * 4;
export const editRemoved: usize = editAdded + ROWS * 4;

export const callName: usize = editRemoved + ROWS * 4;
export const callIdEnd: usize = callName + CALLS * 2;

export const nameEnd: usize = callIdEnd + CALLS * 4;
export const nameTable: usize = nameEnd + NAMES * 4;
export const nameSlab: usize = nameTable + NAMES * 2 * 4;

export const idSlab: usize = nameSlab + NAMES * 64;
export const parentSlab: usize = idSlab + ROWS * ID_BYTES;
export const callIdSlab: usize = parentSlab + ROWS * ID_BYTES;
export const callSlab: usize = callIdSlab + ROWS * CALL_ID_BYTES;
export const previewSlab: usize = callSlab + CALLS * CALL_ID_BYTES;

/** The file's bytes, up to the end of the memory. */
export const input: usize = (previewSlab + ROWS * PREVIEW_BYTES + 0xffff) & ~0xffff;
