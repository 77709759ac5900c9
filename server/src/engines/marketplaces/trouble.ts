import type { PlatformState } from '@feria/contract/search/values'
import { BulkheadRejectedError } from 'cockatiel'
import { retryAfterMs } from '../retry-after.ts'

type TroubleState = Exclude<PlatformState, 'ok' | 'sin configurar'>

/**
 * What a trouble says about the service: `passing` may succeed on a retry, `broken` will not but counts as a failure, `refused` is a
 * normal response.
 */
type TroubleKind = 'passing' | 'broken' | 'refused'

interface TroubleDetails {
  kind: TroubleKind
  status?: number | undefined
  /** How long the service asks us to wait, in milliseconds. */
  waitMs?: number | undefined
}

/** Why a marketplace failed. The message is for the log and holds only codes: no URL, no token, no text of the service. */
export class Trouble extends Error {
  readonly state: TroubleState
  readonly kind: TroubleKind
  readonly status: number | undefined
  readonly waitMs: number | undefined

  constructor(state: TroubleState, message: string, { kind, status, waitMs }: TroubleDetails) {
    super(message)
    this.name = 'Trouble'
    this.state = state
    this.kind = kind
    this.status = status
    this.waitMs = waitMs
  }
}

/** The state for an error of a search; unexpected errors count as no response. */
export const stateOf = (error: unknown): TroubleState => {
  if (error instanceof Trouble) return error.state
  return error instanceof BulkheadRejectedError ? 'límite' : 'sin respuesta'
}

/** True for a response with this status. */
export const hasStatus = (error: unknown, status: number): boolean => error instanceof Trouble && error.status === status

const PLAIN_CODE = /^[\w.:-]{1,80}$/

/** The first value that looks like a code; a service's free text stays out of our log. */
export const firstCode = (...values: unknown[]): string =>
  values.map((value) => String(value ?? '')).find((code) => PLAIN_CODE.test(code)) ?? 'no code'

/** The trouble of an HTTP status of 400 or more, with the code of its body for the log. */
export const troubleOfStatus = (status: number, body: unknown, retryAfter: string | null): Trouble => {
  const { reason, code, error, type } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const message = `HTTP ${status}: ${firstCode(reason, code, error, type)}`
  if (status === 401 || status === 403) return new Trouble('no autorizado', message, { kind: 'refused', status })
  if (status === 429) return new Trouble('límite', message, { kind: 'passing', status, waitMs: retryAfterMs(retryAfter) })
  if (status >= 500) return new Trouble('sin respuesta', message, { kind: 'passing', status, waitMs: retryAfterMs(retryAfter) })
  return new Trouble('sin respuesta', message, { kind: 'refused', status })
}
