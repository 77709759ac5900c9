import { api } from '@feria/contract'
import { paymentStart } from '@feria/contract/payments/schemas'
import { CHECKOUT_PATH } from '@feria/contract/payments/values'
import type { z } from 'zod'
import { checkConfirmed, type HttpPart } from '../../../core/http.ts'
import { parse } from '../../../core/parse.ts'
import { refuseSuspended } from '../../../core/suspended.ts'
import { limit } from '../../../platform/rate-limit.ts'
import { createCheckout } from './use-cases/create-checkout.ts'

/** The external checkout: its response is a bare URL as text, which no JSON contract describes. */
export const ordersHttp: HttpPart = (http, ctxOf) => {
  http.post(CHECKOUT_PATH, async (request, reply) => {
    const ctx = await ctxOf(request)
    // Visitors may call it, so the limit is by address, whatever the token.
    await limit(ctx, `payments-from:${ctx.address}`, { max: 240, seconds: 3600 })
    await limit(ctx, `payments:${ctx.actor?.id ?? ctx.address}`, { max: 60, seconds: 3600 })
    refuseSuspended(ctx)
    const body = parse(paymentStart, request.body ?? {}) as z.output<typeof paymentStart>
    // Without an order it places one.
    if (!body.orderId) checkConfirmed(ctx, api.orders.place.needsConfirmedEmail)
    return reply.type('text/plain; charset=utf-8').send(await createCheckout(ctx, body))
  })
}
