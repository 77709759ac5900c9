/** A temporary Redis Cluster on this machine. */
export interface RedisCluster {
  url: string
  /** The address of one of its hosts alone. */
  oneUrl: string
  killMasterOf(key: string): Promise<number>
  stop(): Promise<void>
}

export declare const startRedisCluster: (options?: { binary?: string; password?: string }) => Promise<RedisCluster>
