import { z } from 'zod'
import { id, price, text, time } from '../fields.ts'
import { currencies } from '../money.ts'
import { pageQuery } from '../page.ts'
import { extendableClocks, MAX_ACT_REASON, MAX_EXTENSION_DAYS, orderStatuses, repeatableEmails } from './values.ts'

const person = z.object({ id, name: z.string(), email: z.string() })

/** An order in the list of operators. */
export const supervisedOrder = z.object({
  id,
  number: z.string(),
  createdAt: time,
  status: z.enum(orderStatuses),
  currency: z.enum(currencies),
  totalPrice: z.number(),
  /** Its products, joined by commas. */
  productName: z.string(),
  buyer: person,
  seller: person,
  /** A clock passed its end, or its claim should have been decided. */
  isLate: z.boolean(),
})
export type SupervisedOrder = z.output<typeof supervisedOrder>

const params = z.object({ id })
const reason = text(MAX_ACT_REASON, 'Escribí el motivo: lo leen las dos partes.')
const day = z.iso.date({ error: 'La fecha tiene que ser como 2026-11-27.' })
const NO_DAYS = `Los días van de 1 a ${MAX_EXTENSION_DAYS}.`

/** What operators read of orders and do to them. */
export const operatorSchemas = {
  supervise: {
    summary: 'All orders, the newest first: by number, id, product or party; of a state, of Argentine days, or late.',
    query: z.object({
      search: z.string().trim().max(200, 'Buscá con menos de 200 caracteres.').optional(),
      status: z.enum(orderStatuses, { error: 'Ese estado no existe.' }).optional(),
      from: day.optional(),
      to: day.optional(),
      late: z.stringbool({ error: 'late es true o false.' }).optional(),
      ...pageQuery,
    }),
    answer: z.array(supervisedOrder),
  },
  refund: {
    summary:
      'Refunds what is held for an order, or a part of it, for a reason that both parties read; audited, once for each Idempotency-Key.',
    params,
    body: z.object({
      /** In the order's currency; without it all that is left. */
      amount: price.optional(),
      reason,
    }),
    /** What this refund gives back, in the order's currency. */
    answer: z.object({ id, refunded: z.number() }),
  },
  extend: {
    summary: 'Puts the end of a running clock of an order later, for a reason that both parties read; audited.',
    params,
    body: z.object({
      clock: z.enum(extendableClocks, { error: 'Elegí qué plazo se extiende.' }),
      days: z.int({ error: NO_DAYS }).min(1, NO_DAYS).max(MAX_EXTENSION_DAYS, NO_DAYS),
      reason,
    }),
    answer: z.object({ id, clock: z.enum(extendableClocks), until: time }),
  },
  sendEmail: {
    summary: 'Sends one of the emails about an order again, with what is true now; audited.',
    params,
    body: z.object({ email: z.enum(repeatableEmails, { error: 'Elegí qué correo se envía de nuevo.' }) }),
    answer: z.object({ id, sent: z.enum(repeatableEmails) }),
  },
}
