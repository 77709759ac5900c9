import { api } from '@feria/contract'
import { currencies, toMajor } from '@feria/contract/money'
import { expect } from 'vitest'
import { PASSWORD } from '../people.ts'
import type { Act } from './act.ts'
import { availableOf, claimableOf } from './check.ts'
import { DAY } from './model.ts'
import { oneOf } from './pick.ts'

export const askPayout: Act = async ({ model, sellers, call }, { pick, more, flag }) => {
  const all = sellers.flatMap((member) =>
    currencies.map((currency) => ({ member, currency, available: availableOf(model, member.id, currency) })),
  )
  const { member, currency, available } =
    oneOf(flag ? all : all.filter((one) => one.available > 0), pick) ?? (all[0] as (typeof all)[number])
  const amountMinor = Math.max(1, Math.floor((available * (more + 1)) / 90))
  const body = { amount: toMajor(amountMinor), currency, destination: 'ana.vende.mp', holder: 'Ana', password: PASSWORD, code: null }
  const { error, answer } = await call(member, api.payments.askPayout, { body })
  const { minor } = claimableOf(model, member.id, currency)
  const refusal = amountMinor > available - minor ? 'payments.claimable' : null
  expect(error).toBe(amountMinor > available ? 'payments.no-balance' : refusal)
  if (error) return undefined
  const { id, heldUntil } = answer as { id: string; heldUntil: string | null }
  const isKnown = model.payouts.some(({ memberId, status }) => memberId === member.id && status === 'pagado')
  expect(heldUntil === null).toBe(isKnown)
  const until = isKnown ? model.now() : model.now() + DAY
  model.payouts.push({ id, memberId: member.id, currency, amountMinor, status: 'pedido', heldUntil: until })
  return undefined
}

export const endPayout: Act = async ({ model, admin, call, personOf }, { pick, more }) => {
  const payout = oneOf(
    model.payouts.filter(({ status }) => status === 'pedido'),
    pick,
  )
  if (!payout) return false
  const end = (['pagado', 'rechazado', 'frenado'] as const)[more % 3] ?? 'pagado'
  const isHeld = model.now() < payout.heldUntil
  const params = { id: payout.id }
  const { error } =
    end === 'frenado'
      ? await call(personOf(payout.memberId), api.payments.stopPayout, { params })
      : await call(admin, api.payments.resolvePayout, { params, body: { status: end, note: 'Va' } })
  const refusal = { pagado: isHeld ? 'payments.payout-held' : null, rechazado: null, frenado: isHeld ? null : 'payments.not-stoppable' }
  expect(error).toBe(refusal[end])
  if (!error) payout.status = end
  return undefined
}
