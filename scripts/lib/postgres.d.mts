interface Options {
  binaries?: string | undefined
  settings?: Record<string, string | number>
}

/** A temporary PostgreSQL on this machine. */
export interface Cluster {
  url: string
  port: number
  folder: string
  version: string
  start(): Promise<void>
  end(how: 'fast' | 'immediate'): Promise<void>
  signalAll(name: NodeJS.Signals): Promise<void>
  stop(): Promise<void>
}

export declare const startPostgres: (
  options?: Options & { inMemory?: boolean; parent?: string; prepare?: (folder: string) => void },
) => Promise<Cluster>
export declare const startReplica: (primary: Cluster, options?: Options & { port?: number }) => Promise<Cluster>
