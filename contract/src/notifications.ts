import { z } from 'zod'
import { id, time } from './fields.ts'
import { pageQuery } from './page.ts'
import { route } from './route.ts'

/** A notice for a member. `data` holds what of matchId, productId, orderNumber, orderId and productName exists [NOTI-26]. */
export const notification = z.object({
  id,
  type: z.enum(['match', 'purchase', 'sale']),
  title: z.string(),
  message: z.string(),
  timestamp: time,
  read: z.boolean(),
  data: z.object({
    matchId: z.string().optional(),
    productId: z.string().optional(),
    orderNumber: z.string().optional(),
    orderId: z.string().optional(),
    productName: z.string().optional(),
  }),
})
export type Notification = z.output<typeof notification>

/** A letter that Feria wrote to a file instead of sending it, on an installation without a mail server. */
export const writtenMail = z.object({ id: z.string(), to: z.string(), subject: z.string(), at: time })
export type WrittenMail = z.output<typeof writtenMail>

export const notifications = {
  list: route({
    method: 'GET',
    path: '/api/v1/notifications',
    who: 'member',
    does: 'The notices of the member, the newest first.',
    query: z.object({ ...pageQuery }),
    answer: z.array(notification),
    isPaged: true,
  }),
  mails: route({
    method: 'GET',
    path: '/api/v1/admin/mails',
    who: 'admin',
    does: 'The letters that were written to files, the newest first; none where a mail server sends them.',
    query: z.object({ ...pageQuery }),
    answer: z.array(writtenMail),
    isPaged: true,
  }),
  mail: route({
    method: 'GET',
    path: '/api/v1/admin/mails/:id',
    who: 'admin',
    does: 'One written letter with its text; reading it is audited, since letters carry links.',
    params: z.object({ id: z.string().regex(/^[\w-]{10,80}$/, 'Ese correo no existe.') }),
    answer: writtenMail.extend({ text: z.string() }),
  }),
}
