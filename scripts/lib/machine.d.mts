/** A temporary machine with systemd. */
export interface Machine {
  run(script: string): Promise<string>
  stop(): Promise<void>
}

export declare const mayHaveMachine: () => Promise<boolean>
export declare const startMachine: (mounts: Record<string, string>) => Promise<Machine>
