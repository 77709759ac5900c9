export declare const serverOptions: string[]
export declare const serverEnv: Record<string, string>
