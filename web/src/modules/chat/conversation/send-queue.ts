import { CallError } from '../../../lib/call.ts'
import type { Waiting } from './outbox.ts'

interface Options<Sent> {
  /** Brings one message to the server. */
  deliver: (waiting: Waiting) => Promise<Sent>
  /** False while there is no network: then messages wait without being tried. */
  mayTry: () => boolean
  onSent: (waiting: Waiting, sent: Sent) => void
  /** The server does not want this one; those behind it go on. */
  onRefused: (waiting: Waiting, error: unknown) => void
  /** Nothing goes through now: all of these wait for `resume`. */
  onHalted: (waiting: Waiting[], error: unknown) => void
  onResumed: (waiting: Waiting[]) => void
}

/** Refusals that pass: a session that ended, a slow call, too many messages at once. */
const PASSING = new Set([401, 408, 429])

const isFinal = (error: unknown): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && !PASSING.has(error.status)

/** Sends the messages of a room one at a time and in their order, so that a slow one is never overtaken. */
export const createQueue = <Sent>({ deliver, mayTry, onSent, onRefused, onHalted, onResumed }: Options<Sent>) => {
  let waiting: Waiting[] = []
  let isRunning = false
  let halt: unknown = null

  const run = async () => {
    if (isRunning) return
    isRunning = true
    for (let first = waiting[0]; first && mayTry() && halt === null; first = waiting[0]) {
      try {
        const sent = await deliver(first)
        // Emptied while it was on its way: nobody waits for it any more.
        if (waiting[0] !== first) continue
        waiting.shift()
        onSent(first, sent)
      } catch (error) {
        if (waiting[0] !== first) continue
        if (isFinal(error)) {
          waiting.shift()
          onRefused(first, error)
        } else if (mayTry()) {
          halt = error
          onHalted([...waiting], error)
        }
      }
    }
    isRunning = false
  }

  const resume = () => {
    if (halt !== null) {
      halt = null
      onResumed([...waiting])
    }
    void run()
  }

  return {
    /** Puts a message at the end and tries what waits. */
    add: (message: Waiting) => {
      waiting.push(message)
      resume()
    },
    /** Tries again, from the first one that waits. */
    resume,
    /** Tries again unless the last try found a server that answered with a failure. */
    resumeAfterSilence: () => {
      if (halt === null || (halt instanceof CallError && halt.status === 0)) resume()
    },
    has: (originalId: string) => waiting.some((message) => message.originalId === originalId),
    isEmpty: () => waiting.length === 0,
    /** Forgets everything, also what is on its way. */
    clear: () => {
      waiting = []
      halt = null
    },
  }
}
