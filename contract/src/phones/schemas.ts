import { z } from 'zod'
import { phoneCodeStates } from '../accounts/values.ts'
import { text, time } from '../fields.ts'

/** A member's telephone as they see it themselves: whether it is confirmed, and the code that is under way. */
export const phoneState = z.object({
  phone: z.string().nullable(),
  isConfirmed: z.boolean(),
  /** Whether codes can be sent here at all. */
  isOffered: z.boolean(),
  /** The code under way, while it works or could not be sent; null otherwise. */
  underWay: z.object({ phone: z.string(), state: z.enum(phoneCodeStates), expiresAt: time, triesLeft: z.int() }).nullable(),
})
export type PhoneState = z.output<typeof phoneState>

/** The request and response of each call. */
export const phoneSchemas = {
  mine: {
    summary: "The member's telephone: whether it is confirmed, whether codes can be sent, and the code under way.",
    answer: phoneState,
  },
  send: {
    summary:
      'Sends six digits to the given Argentine mobile, or that of the profile; they work for 10 minutes. Answers the same for known ones.',
    body: z.object({ phone: text(40, 'Ingresá tu teléfono.').optional() }),
    answer: phoneState,
  },
  confirm: {
    summary: 'Confirms the number that the code went to: it becomes that of the profile, and marks nobody else any more. Five tries.',
    body: z.object({ code: text(40, 'Ingresá el código.') }),
    answer: phoneState,
  },
  unmark: {
    summary: 'Takes the mark of a confirmed telephone off; the number stays. Repeating it changes nothing.',
    answer: phoneState,
  },
}
