import type { OrderEmail } from '@feria/contract/orders/values'
import { v7 as newId } from 'uuid'
import type { Ctx } from '../../core/context.ts'
import type { Email } from '../../platform/email/email.ts'
import { sendEmail } from '../../platform/email/send-email.ts'
import { sentOrderEmails } from './tables.ts'

interface About {
  orderId: string
  email: OrderEmail
  /** To whom. */
  side: 'buyer' | 'seller'
}

/** Sends an email about an order and notes for operators that it left, or was refused for good. Throws as `sendEmail` does. */
export const sendOrderEmail = async (ctx: Ctx, about: About, email: Email): Promise<void> => {
  const outcome = await sendEmail(ctx, email)
  const at = ctx.now()
  await ctx.db.insert(sentOrderEmails).values({ id: newId({ msecs: at.getTime() }), ...about, isRefused: outcome === 'refused', at })
}
