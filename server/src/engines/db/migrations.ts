import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The SQL files that drizzle-kit wrote, in order. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** How many migrations the code has. */
export const migrationsCount = (): number => readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql')).length
