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
}
