import { z } from 'zod'
import type { Payments } from '../../engines/payments/payments.ts'
import type { Sandbox } from '../../engines/payments/sandbox.ts'
import { fail } from '../../errors.ts'
import type { HttpPart } from '../../http.ts'
import { limit } from '../../limit.ts'

const field = z.string().trim().min(1).max(100)
const card = z.object({ number: field, name: field, expiry: field, cvc: field })

const isSandbox = (engine: Payments): engine is Sandbox => engine.name === 'sandbox'

/**
 * The sandbox provider's own tokeniser, at its own path outside the API: it takes test cards only and keeps no number.
 * With a real provider this address does not exist; the browser talks to the provider instead.
 */
export const paymentsHttp: HttpPart = (http, ctxOf) => {
  http.post('/sandbox/card-tokens', async (request) => {
    const ctx = await ctxOf(request)
    const provider = ctx.engines.payments
    if (!isSandbox(provider)) return fail('no-such-call')
    await limit(ctx, `card-tokens:${ctx.address}`, { max: 600, seconds: 3600 })
    const read = card.safeParse(request.body)
    if (!read.success) return fail('bad-input')
    return (await provider.tokenize(read.data)) ?? fail('payments.not-a-test-card', {}, { number: 'No es una tarjeta de prueba.' })
  })
}
