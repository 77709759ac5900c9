import type { ChildProcess } from 'node:child_process'
import type { Pictures } from './pictures.ts'
import { type PictureResult, type PictureTask, startWorker } from './start-worker.ts'

interface Waiting {
  asked: PictureTask
  /** A process died during this task or one beside it: it runs alone next time, so that no other is at fault. */
  isSuspect: boolean
  /** Tasks running when it was sent; its timeout restarts when they are done, since it may have waited for them. */
  behind: number | undefined
  clock: NodeJS.Timeout | undefined
  resolve(answer: unknown): void
  reject(error: Error): void
}

/** The process takes a hundred megabytes, and most hours have no pictures: it ends when idle for this long. */
const IDLE_MS = 60_000
/** The timeout of a task. Half a second is long for a photo; one that takes this long was made to. */
const DEADLINE_MS = 10_000
/** A process not ready by then has failed. */
const START_MS = 30_000
/** One per core of a small machine. */
const AT_ONCE = 2
/** The longest queue: two minutes' worth of large photos. Beyond it callers get `busy`. */
const MAX_WAITING = 100
/** Processes that die before they are ready; pictures are not at fault, and nobody waits for ever. */
const STARTS = 2

const died = () => new Error('The process that reads pictures died.')

/**
 * Pictures by libvips in a separate process, started with the first picture: a hostile file cannot kill this one, nor can a burst of
 * photos slow down other requests. Two are decoded at a time. After ten seconds a task is abandoned with its process, and those beside it
 * are retried in another. When a process dies, all its tasks are retried, each alone; one that kills a second process is abandoned.
 */
export const openPictures = ({
  start = startWorker as () => ChildProcess,
  idleMs = IDLE_MS,
  deadlineMs = DEADLINE_MS,
  mostWaiting = MAX_WAITING,
} = {}): Pictures & { close(): Promise<void> } => {
  let queue: Waiting[] = []
  const underWay = new Map<number, Waiting>()
  let worker: ChildProcess | undefined
  let isReady = false
  let failedStarts = 0
  let idle: NodeJS.Timeout | undefined
  let lastId = 0
  let isClosed = false

  const rejectWaiting = (one: Waiting) => (one.asked.call === 'read' ? one.resolve('too-heavy') : one.reject(died()))
  const gone = () => {
    if (!isReady) failedStarts += 1
    worker = undefined
    isReady = false
    const [held, hopeless] = [[...underWay.values()], isClosed || failedStarts >= STARTS]
    underWay.clear()
    for (const one of held) clearTimeout(one.clock)
    queue = [...held.filter((one) => hopeless || !one.isSuspect).map((one) => ({ ...one, isSuspect: true })), ...queue]
    for (const one of held) if (!hopeless && one.isSuspect) rejectWaiting(one)
    if (hopeless) {
      failedStarts = 0
      for (const one of queue.splice(0)) one.reject(died())
    }
    work()
  }
  const begin = (): ChildProcess => {
    const begun = start()
    const late = setTimeout(() => begun.kill('SIGKILL'), START_MS)
    begun.on('message', (message: PictureResult) => {
      if ('isReady' in message) {
        clearTimeout(late)
        failedStarts = 0
        isReady = true
      } else answered(message)
      work()
    })
    const ended = () => {
      clearTimeout(late)
      if (worker === begun) gone()
    }
    begun.on('error', ended)
    begun.on('disconnect', ended)
    return begun
  }
  const answered = ({ id, answer, error }: Exclude<PictureResult, { isReady: true }>) => {
    const one = underWay.get(id)
    clearTimeout(one?.clock)
    underWay.delete(id)
    for (const other of underWay.values()) if (other.behind === id) other.clock?.refresh()
    error === undefined ? one?.resolve(answer) : one?.reject(new Error(error))
  }
  const late = (one: Waiting) => {
    underWay.delete(one.asked.id)
    rejectWaiting(one)
    // Tasks beside it are not at fault.
    queue = [...underWay.values(), ...queue]
    for (const { clock } of underWay.values()) clearTimeout(clock)
    underWay.clear()
    worker?.kill('SIGKILL')
    gone()
  }
  const send = (one: Waiting) => {
    one.behind = [...underWay.keys()].at(-1)
    one.clock = setTimeout(late, deadlineMs, one)
    underWay.set(one.asked.id, one)
    worker?.send(one.asked, () => undefined)
  }
  /** Sends tasks that may run, or lets the process rest. */
  const work = () => {
    clearTimeout(idle)
    if (queue.length + underWay.size === 0) return rest()
    worker ??= begin()
    worker.ref()
    worker.channel?.ref()
    for (let next = queue[0]; next && isReady && underWay.size < AT_ONCE; next = queue[0]) {
      const isAlone = underWay.size === 0
      if (!isAlone && (next.isSuspect || [...underWay.values()].some(({ isSuspect }) => isSuspect))) return
      queue.shift()
      send(next)
    }
  }
  const rest = () => {
    worker?.channel?.unref()
    worker?.unref()
    idle = setTimeout(() => worker?.disconnect(), idleMs)
    idle.unref()
  }
  const ask = (call: keyof Pictures, args: unknown[]): Promise<never> =>
    new Promise((resolve, reject) => {
      const asked = { id: ++lastId, call, args }
      queue.push({ asked, isSuspect: false, behind: undefined, clock: undefined, resolve: resolve as Waiting['resolve'], reject })
      work()
    })
  return {
    read: async (...picture) => (queue.length >= mostWaiting ? 'busy' : ask('read', picture)),
    draw: (...card) => ask('draw', card),
    hash: (bytes) => ask('hash', [bytes]),
    toJpeg: (bytes) => ask('toJpeg', [bytes]),
    close: async () => {
      isClosed = true
      clearTimeout(idle)
      worker?.disconnect()
    },
  }
}
