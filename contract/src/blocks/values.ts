/** Members that one member may block at most. */
export const MAX_BLOCKS = 1000
