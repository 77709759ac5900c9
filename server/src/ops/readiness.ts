import { sql } from 'drizzle-orm'
import type { Engines } from '../engines/engines.ts'
import type { Part, Readiness } from '../http/serve-ops.ts'

/** A part that has not answered by then has failed: balancers wait no longer. */
const PATIENCE_MS = 2000

const isWell = (asked: Promise<unknown>): Promise<Part> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Part>((resolve) => {
    timer = setTimeout(() => resolve('failed'), PATIENCE_MS)
  })
  const answered = asked.then(
    () => 'ok' as const,
    () => 'failed' as const,
  )
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}

/** Asks what every request needs. */
export const createReadiness = ({ db, kv }: Pick<Engines, 'db' | 'kv'>): Readiness => ({
  isStopping: false,
  closing: null,
  ask: async () => {
    const [database, store] = await Promise.all([isWell(db.db.execute(sql`select 1`)), isWell(kv.get('ready'))])
    return { db: database, kv: store }
  },
})
