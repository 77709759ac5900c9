import { z } from 'zod'
import { id, optionalText, password, text, time } from '../fields.ts'
import { secondFactorStates } from './values.ts'

/** A session of the member. */
export const openSession = z.object({
  id,
  /** Browser and system in words, e.g. «Chrome en Android». */
  device: z.string(),
  createdAt: time,
  /** The last use, exact to the hour. */
  usedAt: time,
  /** Whether it is the current session. */
  isCurrent: z.boolean(),
})
export type OpenSession = z.output<typeof openSession>

export const secondFactor = z.object({
  state: z.enum(secondFactorStates),
  /** Since when it is on. */
  since: time.nullable(),
  recoveryCodesLeft: z.int(),
  /** Whether the member's role needs a second factor. */
  isRequired: z.boolean(),
})
export type SecondFactor = z.output<typeof secondFactor>

/** Six digits of the authenticator app, or a recovery code, in any case and grouping. */
const code = text(40, 'Ingresá el código.')

const message = z.object({ message: z.string() })

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** The request and response of each call. */
export const securitySchemas = {
  changePassword: {
    summary:
      'Changes the password; needs the current one, and a code where a second factor is on. Ends every other session and mails the member.',
    whenSuspended: true,
    body: z.object({ password, newPassword: password, code: optionalText(40) }),
    answer: z.object({ message: z.string(), ended: z.int() }),
  },
  sessions: {
    summary: 'The open sessions of the member, the current one first, then by last use; at most 100.',
    whenSuspended: true,
    answer: z.array(openSession),
  },
  endSession: {
    summary: 'Ends one of the own sessions and its live connections.',
    whenSuspended: true,
    params: z.object({ id }),
    answer: message,
  },
  endOtherSessions: {
    summary: 'Ends every session of the member but the current one, and their live connections.',
    whenSuspended: true,
    answer: z.object({ message: z.string(), ended: z.int() }),
  },
  secondFactor: {
    summary: 'Whether signing in needs a code of an authenticator app.',
    whenSuspended: true,
    answer: secondFactor,
  },
  setUpSecondFactor: {
    summary: 'Starts enabling it: answers a new secret for the app, active from its first code on. Needs the password.',
    body: z.object({ password }),
    answer: z.object({ secret: z.string(), address: z.string() }),
  },
  confirmSecondFactor: {
    summary: 'Enables it with the first code, and answers ten recovery codes, shown only once.',
    body: z.object({ code }),
    answer: recoveryCodes,
  },
  renewRecoveryCodes: {
    summary: 'Replaces the recovery codes by ten new ones; needs a code of the app.',
    body: z.object({ code }),
    answer: recoveryCodes,
  },
  endSecondFactor: {
    summary: 'Disables it; needs the password and a code of the app or a recovery code.',
    body: z.object({ password, code }),
    answer: message,
  },
  removeSecondFactor: {
    summary: 'Disables it for another member who lost their app and codes; ends their sessions and mails them.',
    params: z.object({ id }),
    answer: message,
  },
}
