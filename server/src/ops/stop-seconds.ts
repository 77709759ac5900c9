/** Seconds that open requests and jobs get to finish on shutdown, after STOP_DELAY_SECONDS. Whoever stops a process waits longer. */
export const STOP_SECONDS = 15
