/** A temporary PgBouncer on this machine; its `url` leads to the same database as the server's. */
export interface Pooler {
  url: string
  start(): Promise<void>
  end(): Promise<void>
  stop(): Promise<void>
}

export declare const startPgbouncer: (options: { url: string; binary?: string; maxPrepared?: number }) => Promise<Pooler>
