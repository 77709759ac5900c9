import { readdir, readFile } from 'node:fs/promises'
import { type Db, rowsOf } from '../../server/src/engines/db/database.ts'

/** Linux counts the time of processes in hundredths of a second. */
const TICKS = 100

interface Times {
  parent: number
  /** Of the process, and of those children that have ended. */
  own: number
  ended: number
}

const timesOf = async (pid: string): Promise<Times | undefined> => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  // The name, in parentheses, may contain spaces.
  const fields = text
    ?.slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  if (!fields) return undefined
  const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [fields[1], ...fields.slice(11, 15)]
  return { parent, own: user + system, ended: endedUser + endedSystem }
}

/** Reads the processor seconds of a PostgreSQL on this machine, all its processes together, since its start. */
export const cpuOf = async (db: Db): Promise<() => Promise<number>> => {
  const [row] = rowsOf<{ pid: number }>(await db.execute('select pg_backend_pid() as pid'))
  const server = (await timesOf(String(row?.pid)))?.parent
  return async () => {
    const all = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
    const times = await Promise.all(all.map(async (pid) => ({ pid: Number(pid), ...(await timesOf(pid)) })))
    const ticks = times.reduce((sum, { pid, parent, own = 0, ended = 0 }) => {
      if (pid === server) return sum + own + ended
      return parent === server ? sum + own : sum
    }, 0)
    return ticks / TICKS
  }
}
