import { registerHooks } from 'node:module'

/** What stands in a file of postgres.js 3.4.9, and what has to. */
type Mend = [string, string]

const ofConnection: Mend[] = [
  // A write that was waiting when its connection closed stayed behind: the connection that followed sent nothing, or the rest of the old one first.
  [
    'clearImmediate(nextWriteTimer)\n    socket.removeListener(',
    'clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n    socket.removeListener(',
  ],
  // The next statement of a transaction whose connection had closed ended the whole process, since nothing could catch what it threw.
  [
    'function nextWrite(fn) {\n',
    `function nextWrite(fn) {
    if (socket === null) {
      nextWriteTimer !== null && clearImmediate(nextWriteTimer)
      chunk = nextWriteTimer = null
      error(Errors.connection('CONNECTION_CLOSED', options, socket))
      return false
    }
`,
  ],
  // What a server said as it went was kept, and told to the first statement of the connection that followed: refused long after all was well.
  [
    'terminated = false\n    backendParameters = {}\n',
    'terminated = false\n    backendParameters = {}\n    query = results = errorResponse = null\n    result = new Result()\n',
  ],
]

// Work whose connection closed while it waited for something else went on over the connection that followed: it wrote into the transaction of
// somebody else, and committed it or rolled it back.
const ofTransactions: Mend[] = [
  ['let savepoints = 0\n', 'let lost = null\n      , savepoints = 0\n'],
  [
    'connection.onclose = reject)',
    `connection.onclose = (closed) => {
          lost = closed
          while (queries.length) queries.shift().reject(closed)
          reject(closed)
        })`,
  ],
  [
    'q.catch(e => uncaughtError || (uncaughtError = e))\n',
    'q.catch(e => uncaughtError || (uncaughtError = e))\n        if (lost) return q.reject(lost)\n',
  ],
]

const mends: Record<string, Mend[]> = { connection: ofConnection, index: ofTransactions }

/**
 * Mends the driver as it is loaded, so it comes before the first import of it. The faults are known and open at its project; with a driver that
 * does not have these places any more it fails to load, so that nobody forgets to look.
 */
registerHooks({
  load: (url, context, next) => {
    const loaded = next(url, context)
    const [, file] = /\/node_modules\/postgres\/src\/(connection|index)\.js$/.exec(url) ?? []
    if (!file) return loaded
    const source = (mends[file] ?? []).reduce((text, [found, instead]) => {
      if (text.split(found).length !== 2)
        throw new Error('postgres.js has changed: look whether engines/db/mend-driver.ts is still needed.')
      return text.replace(found, () => instead)
    }, String(loaded.source))
    return { ...loaded, source }
  },
})
