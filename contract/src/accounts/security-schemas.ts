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
    summary: 'A new password for the present one, and a code where a second factor is on; ends every other session and mails the member.',
    body: z.object({ password, newPassword: password, code: optionalText(40) }),
    answer: z.object({ message: z.string(), ended: z.int() }),
  },
  sessions: {
    summary: 'The open sessions of the member, the current one first, then by their last use; 100 at most.',
    answer: z.array(openSession),
  },
  endSession: {
    summary: 'Ends one of the own sessions and its live connections.',
    params: z.object({ id }),
    answer: message,
  },
  endOtherSessions: {
    summary: 'Ends every session of the member but the current one, and their live connections.',
    answer: z.object({ message: z.string(), ended: z.int() }),
  },
  secondFactor: {
    summary: 'Whether signing in takes a code of an application too.',
    answer: secondFactor,
  },
  setUpSecondFactor: {
    summary: 'Begins to switch it on: answers a new secret for the application, which counts from its first code on. Needs the password.',
    body: z.object({ password }),
    answer: z.object({ secret: z.string(), address: z.string() }),
  },
  confirmSecondFactor: {
    summary: 'Switches it on with the first code, and answers ten recovery codes, which are shown this once.',
    body: z.object({ code }),
    answer: recoveryCodes,
  },
  renewRecoveryCodes: {
    summary: 'Ten new recovery codes instead of the old ones; needs a code of the application.',
    body: z.object({ code }),
    answer: recoveryCodes,
  },
  endSecondFactor: {
    summary: 'Switches it off; needs the password and a code of the application or a recovery code.',
    body: z.object({ password, code }),
    answer: message,
  },
  removeSecondFactor: {
    summary: 'Switches it off for another member who lost their application and codes; ends their sessions and mails them.',
    params: z.object({ id }),
    answer: message,
  },
}
