import { CallError } from '../../../lib/call.ts'
import type { Waiting } from './outbox.ts'

interface Options<Sent> {
  /** Delivers one message to the server. */
  deliver: (waiting: Waiting) => Promise<Sent>
  /** False while offline: messages then wait without being tried. */
  mayTry: () => boolean
  onSent: (waiting: Waiting, sent: Sent) => void
  /** The server refused this message; those behind it continue. */
  onRefused: (waiting: Waiting, error: unknown) => void
  /** Nothing can be sent now: all of these wait for `resume`. */
  onHalted: (waiting: Waiting[], error: unknown) => void
  onResumed: (waiting: Waiting[]) => void
}

/** Temporary refusals: an expired session, a timeout, the rate limit. */
const PASSING = new Set([401, 408, 429])

const isFinal = (error: unknown): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && !PASSING.has(error.status)

/** Sends the messages of a room one at a time and in order, so that a slow one is never overtaken. */
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
        // The queue was cleared meanwhile.
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
    /** Adds a message to the end and tries to send. */
    add: (message: Waiting) => {
      waiting.push(message)
      resume()
    },
    /** Retries from the first pending message. */
    resume,
    /** Retries unless the last attempt got an error response from the server. */
    resumeAfterSilence: () => {
      if (halt === null || (halt instanceof CallError && halt.status === 0)) resume()
    },
    has: (originalId: string) => waiting.some((message) => message.originalId === originalId),
    isEmpty: () => waiting.length === 0,
    /** Clears everything, including what is being sent. */
    clear: () => {
      waiting = []
      halt = null
    },
  }
}
