import { fileURLToPath } from 'node:url'

/** The SQL files that drizzle-kit wrote, in order. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))
