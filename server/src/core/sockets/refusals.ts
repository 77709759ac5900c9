import { randomUUID } from 'node:crypto'
import type { ServerEventPayload, ServerEvents } from '@feria/contract'
import { errors, sentence } from '@feria/contract/errors'

type Refusal = ServerEventPayload<ServerEvents['error']>

/** Refusals a second that are emitted one by one; the rest are counted. */
const MAX_A_SECOND = 5
const SECOND_MS = 1000

export interface Refusals {
  report(refusal: Refusal): void
  /** Forgets the count, since nobody is listening any more. */
  end(): void
}

/** Emits each refusal of a connection. Beyond five in a second, one event at the end of it gives the number of the others. */
export const createRefusals = (emit: (refusal: Refusal) => void): Refusals => {
  let reported = 0
  let more = 0
  let lastName = ''
  let second: NodeJS.Timeout | undefined
  const close = () => {
    const count = more
    second = undefined
    reported = 0
    more = 0
    if (count > 0) emit(countOf(lastName, count))
  }
  return {
    report: (refusal) => {
      second ??= setTimeout(close, SECOND_MS).unref()
      reported += 1
      if (reported <= MAX_A_SECOND) return emit(refusal)
      more += 1
      lastName = refusal.event
    },
    end: () => clearTimeout(second),
  }
}

const countOf = (event: string, count: number): Refusal => {
  const [status] = errors['refused-more']
  const message = sentence('refused-more', { count })
  return { event, status, error: 'refused-more', message, msg: message, requestId: randomUUID(), count }
}
