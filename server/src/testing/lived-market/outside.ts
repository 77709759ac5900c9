import { pino } from 'pino'
import type { PushSender } from '../../engines/push/push.ts'

/** A message that a closed browser got. */
export interface PushedOut {
  to: string
  text: string
  ttlSeconds: number
  topic: string
}

/** A line of the log. */
export type Logged = Record<string, unknown> & { level: number; msg?: string }

/** A push service that takes everything for browsers of push.example. */
export const pushInto = (taken: PushedOut[]): PushSender => ({
  publicKey: 'B-public',
  mayUse: (endpoint) => endpoint.startsWith('https://push.example/'),
  send: async ({ endpoint }, { text, ttlSeconds, topic }) => {
    taken.push({ to: endpoint, text, ttlSeconds, topic })
    return 'sent'
  },
})

const INFO = 30

/** A log whose lines of interest are kept: all but those of requests, which their answers tell. */
export const logInto = (lines: Logged[]) =>
  pino(
    { level: 'info', base: null, timestamp: false },
    {
      write: (line: string) => {
        const logged = JSON.parse(line) as Logged
        if (logged.level > INFO || !('reqId' in logged || 'req' in logged || 'res' in logged)) lines.push(logged)
      },
    },
  )
