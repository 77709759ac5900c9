import { setTimeout as sleep } from 'node:timers/promises'
import { isConnectionLost, isSilent } from '../engines/db/database.ts'

/** A database that restarts in calm is back within a second; whoever reads waits no longer than this for it. */
const TIMEOUT_MS = 2000
const PAUSE_MS = 100

/**
 * Reads again for up to 2 s while the connection to the database is lost, so that its restart is a pause and not an error. `read` must
 * change nothing. A server that hangs is not waited for: everybody would.
 */
export const readAgain = async <T>(read: () => Promise<T>): Promise<T> => {
  const begun = performance.now()
  for (;;) {
    try {
      return await read()
    } catch (error) {
      if (!isConnectionLost(error) || isSilent(error) || performance.now() - begun > TIMEOUT_MS) throw error
      await sleep(PAUSE_MS)
    }
  }
}
