import { z } from 'zod'
import { MAX_NAME } from '../accounts/values.ts'
import { email, id, text, time } from '../fields.ts'
import { pageQuery } from '../page.ts'
import { MAX_CONTACT_TEXT } from './values.ts'

/** A message to whoever runs the site, as its back office reads it. */
export const contactMessage = z.object({
  id,
  name: z.string(),
  email: z.string(),
  /** Plain text, as it was typed. */
  text: z.string(),
  /** The member who sent it, if they were signed in. */
  userId: id.nullable(),
  createdAt: time,
  resolvedAt: time.nullable(),
})
export type ContactMessage = z.output<typeof contactMessage>

/** What the help says of this site that its operator decides. */
export const helpFigures = z.object({
  /** Percent of a sale that the marketplace keeps. */
  feePercent: z.number(),
  /** Whole working days in which a parcel is sent. */
  sendWorkingDays: z.int(),
  /** Sales that went well after which all of a balance can be withdrawn at once; 0 if from the first. */
  payoutTrustSales: z.int(),
})
export type HelpFigures = z.output<typeof helpFigures>

/** The request and response of each call. */
export const helpSchemas = {
  figures: {
    summary: 'The figures of the help that the operator decides.',
    answer: helpFigures,
  },
  contact: {
    summary: 'Leaves a message to whoever runs the site, signed in or not.',
    body: z.object({
      name: text(MAX_NAME, 'Ingresá tu nombre.'),
      email,
      text: text(MAX_CONTACT_TEXT, 'Escribí tu mensaje.'),
    }),
    answer: z.object({ id, createdAt: time }),
  },
  messages: {
    summary: 'Messages of the contact form: those that wait first, the oldest first.',
    query: z.object({ resolved: z.stringbool({ error: 'resolved es true o false.' }).optional(), ...pageQuery }),
    answer: z.array(contactMessage),
  },
  waiting: {
    summary: 'How many messages of the contact form wait for an answer.',
    answer: z.object({ count: z.int() }),
  },
  resolve: {
    summary: 'Marks a message of the contact form as answered; idempotent, audited.',
    params: z.object({ id }),
    answer: contactMessage,
  },
}
