import type { ChildProcess } from 'node:child_process'
import type { Pictures } from './pictures.ts'
import { type PictureResult, type PictureTask, startWorker } from './start-worker.ts'

interface Waiting {
  asked: PictureTask
  /** A process died over it or over what was under way beside it: the next time it is alone, and nobody else is at fault. */
  isSuspect: boolean
  /** What was under way when it was sent; its time begins anew when that is done, for which it may have waited. */
  behind: number | undefined
  clock: NodeJS.Timeout | undefined
  resolve(answer: unknown): void
  reject(error: Error): void
}

/** Reading takes a hundred megabytes, and most hours have no pictures: the process ends when nothing came for so long. */
const IDLE_MS = 60_000
/** Half a second is much for a photograph; what takes so long was made to. */
const DEADLINE_MS = 10_000
/** A process that is not there by then will not come. */
const START_MS = 30_000
/** One a core of a small machine. */
const AT_ONCE = 2
/** Pictures that may wait: two minutes' worth of large photographs. Whoever comes then is told to come again. */
const MAX_WAITING = 100
/** Processes that die before they begin; pictures are not at fault, and nobody waits for ever. */
const STARTS = 2

const died = () => new Error('The process that reads pictures died.')

/**
 * Pictures by libvips in a process beside this one, which begins with the first picture: a hostile file cannot end this one, nor can a
 * burst of photographs slow down whoever buys. Two are read at a time. What takes ten seconds is given up with its process, what was beside
 * it is read by another. When one dies, all that was under way is read again, each alone; what then takes a second process along is given
 * up.
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

  const giveUp = (one: Waiting) => (one.asked.call === 'read' ? one.resolve('too-heavy') : one.reject(died()))
  const gone = () => {
    if (!isReady) failedStarts += 1
    worker = undefined
    isReady = false
    const [held, hopeless] = [[...underWay.values()], isClosed || failedStarts >= STARTS]
    underWay.clear()
    for (const one of held) clearTimeout(one.clock)
    queue = [...held.filter((one) => hopeless || !one.isSuspect).map((one) => ({ ...one, isSuspect: true })), ...queue]
    for (const one of held) if (!hopeless && one.isSuspect) giveUp(one)
    if (hopeless) {
      failedStarts = 0
      for (const one of queue.splice(0)) one.reject(died())
    }
    work()
  }
  const begin = (): ChildProcess => {
    const begun = start()
    const late = setTimeout(() => begun.kill('SIGKILL'), START_MS)
    begun.on('message', (told: PictureResult) => {
      if ('isReady' in told) {
        clearTimeout(late)
        failedStarts = 0
        isReady = true
      } else answered(told)
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
    giveUp(one)
    // What was beside it is not at fault.
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
  /** Sends what may be sent, or lets the process rest. */
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
