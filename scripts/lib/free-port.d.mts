/** A TCP port of 127.0.0.1 that is free at the moment. */
export declare const freePort: () => Promise<number>
