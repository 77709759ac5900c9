import { sql } from 'drizzle-orm'
import type { Part, Readiness } from '../core/http/serve-ops.ts'
import type { Engines } from '../engines/engines.ts'

/** Timeout of each dependency: load balancers do not wait longer. */
const TIMEOUT_MS = 2000

/** Whether it answers, with the expected value if given. */
const isWell = (asked: Promise<unknown>, wanted?: unknown): Promise<Part> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Part>((resolve) => {
    timer = setTimeout(() => resolve('failed'), TIMEOUT_MS)
  })
  const answered = asked.then(
    (answer): Part => (wanted === undefined || answer === wanted ? 'ok' : 'failed'),
    () => 'failed' as const,
  )
  return Promise.race([answered, late]).finally(() => clearTimeout(timer))
}

/** Checks what every request needs. */
export const createReadiness = ({ db, kv, files }: Pick<Engines, 'db' | 'kv' | 'files'>): Readiness => ({
  isStopping: false,
  closing: null,
  ask: async () => {
    const parts = [isWell(db.db.execute(sql`select 1`)), isWell(kv.get('ready')), isWell(files.isTaking(), true)] as const
    const [database, store, room] = await Promise.all(parts)
    return { db: database, kv: store, files: room }
  },
})
