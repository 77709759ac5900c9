import type { Database } from './database.ts'
import type { PostgresOptions } from './postgres.ts'

/** Opens PostgreSQL if a URL is set, otherwise the embedded database below `dir`. Each driver is loaded only when used. */
export const openDatabase = async (settings: PostgresOptions & { url?: string | undefined; dir: string }): Promise<Database> => {
  if (settings.url) {
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(settings.url, settings)
  }
  const { openEmbedded } = await import('./embedded.ts')
  return openEmbedded(settings.dir)
}
