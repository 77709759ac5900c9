import { isUsable } from '@feria/contract/fields'
import { cardSentences, cardTroubles } from '@feria/contract/payments/cards'
import { PAYMENT_WEBHOOK_PATH } from '@feria/contract/payments/values'
import { z } from 'zod'
import { fail } from '../../core/errors.ts'
import type { HttpPart } from '../../core/http.ts'
import { parse } from '../../core/parse.ts'
import type { Payments } from '../../engines/payments/payments.ts'
import type { Sandbox } from '../../engines/payments/sandbox.ts'
import { limit } from '../../platform/rate-limit.ts'
import { sandboxPage } from './sandbox-page.ts'
import { receiveWebhook } from './use-cases/receive-webhook.ts'

const field = z.string().trim().min(1).max(100)
const card = z.object({ number: field, name: field, expiry: field, cvc: field })
const keptCard = z.object({ cardId: field, cvc: field })
const step = z.object({
  step: z.enum(['approve', 'reject', 'pend', 'charge-back', 'cancel']),
  reason: z
    .string()
    .regex(/^cc_rejected_\w{1,40}$/)
    .optional(),
})

const isSandbox = (engine: Payments): engine is Sandbox => engine.name === 'sandbox'

/** The id in a sandbox URL; refuses text that the database cannot store. */
const idOf = (request: { params: unknown }): string => {
  const { id } = request.params as { id: string }
  return isUsable(id) ? id : fail('payments.not-found')
}

/** The provider's webhooks, and the sandbox provider's own pages, outside the API; with a real provider those do not exist. */
export const paymentsHttp: HttpPart = (http, ctxOf) => {
  http.post(PAYMENT_WEBHOOK_PATH, async (request) => {
    const ctx = await ctxOf(request)
    const { headers, query, body } = request
    await receiveWebhook(ctx, { headers, query: query as Record<string, unknown>, body })
    return { status: 'ok' }
  })

  const sandboxOf = async (request: Parameters<typeof ctxOf>[0]) => {
    const ctx = await ctxOf(request)
    const provider = ctx.engines.payments
    await limit(ctx, `sandbox:${ctx.address}`, { max: 600, seconds: 3600 })
    return { ctx, sandbox: isSandbox(provider) ? provider : fail('no-such-call') }
  }

  http.post('/sandbox/card-tokens', async (request) => {
    const { ctx, sandbox } = await sandboxOf(request)
    if (Object.hasOwn(Object(request.body), 'cardId')) {
      const kept = parse(keptCard, request.body) as z.output<typeof keptCard>
      return (await sandbox.tokenizeKept(kept)) ?? fail('payments.bad-card', {}, { cvc: cardSentences.cvc })
    }
    const read = parse(card, request.body) as z.output<typeof card>
    // Like a real tokeniser it refuses invalid fields one by one.
    const troubles = cardTroubles(read, ctx.now())
    if (Object.keys(troubles).length > 0) return fail('payments.bad-card', {}, troubles)
    return (await sandbox.tokenize(read)) ?? fail('payments.not-a-test-card', {}, { number: 'No es una tarjeta de prueba.' })
  })

  http.get('/sandbox/checkout/:id', async (request, reply) => {
    const { ctx, sandbox } = await sandboxOf(request)
    const checkout = await sandbox.findCheckout(idOf(request))
    if (!checkout) return fail('payments.not-found')
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(sandboxPage(checkout, ctx.config.BRAND_NAME))
  })

  // A plain form posts here and returns to the shop, as from a real provider; forms are parsed only here.
  void http.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    forms.post('/sandbox/checkout/:id', async (request, reply) => {
      const { sandbox } = await sandboxOf(request)
      const id = idOf(request)
      const read = step.safeParse(request.body)
      const checkout = await sandbox.findCheckout(id)
      if (!checkout || !read.success) return fail('payments.not-found')
      const paid = read.data.step === 'cancel' ? null : await sandbox.payCheckout(id, read.data.step, read.data.reason)
      if (paid) await sandbox.notify(paid.providerId)
      // The sandbox is on our own host, under whatever name it is reached.
      const { pathname, search } = new URL(checkout.returnUrl)
      return reply.redirect(`${pathname}${search}&status=${paid?.status ?? 'null'}${paid ? `&payment_id=${paid.providerId}` : ''}`, 303)
    })
  })

  http.post('/sandbox/payments/:id', async (request) => {
    const { sandbox } = await sandboxOf(request)
    const read = step.safeParse(request.body)
    if (!read.success) return fail('bad-input')
    const moved = await sandbox.step(idOf(request), read.data.step)
    if (!moved) return fail('payments.not-found')
    await sandbox.notify(moved.providerId)
    return { status: moved.status }
  })
}
