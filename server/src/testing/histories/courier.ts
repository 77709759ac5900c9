import type { Ctx, Outbox } from '../../core/context.ts'
import type { EventName } from '../../core/event-map.ts'
import { orders } from '../../modules/orders/orders.module.ts'
import { payments } from '../../modules/payments/payments.module.ts'
import { reselling } from '../../modules/reselling/reselling.module.ts'
import { recentOf } from './pick.ts'

interface Email {
  name: EventName
  payload: object
}

type Subscriber = (ctx: Ctx, payload: object) => Promise<void>

const subscribersOf = (name: EventName): Subscriber[] =>
  [payments, orders, reselling].flatMap(({ on }) =>
    Object.entries((on?.[name] ?? {}) as Record<string, Subscriber>)
      // Mails have tests of their own.
      .filter(([subscriber]) => !subscriber.startsWith('mail'))
      .map(([, run]) => run),
  )

/** Numbers from 0 to below 1 that a seed decides. */
const randomOf = (seed: number): (() => number) => {
  let state = seed + 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/**
 * Carries what is told about money between the modules as jobs do, but in any order, most of it twice, and some of it again much later:
 * each event comes at least once and no order is promised. Refunds are asked of the provider in the order in which they were decided.
 */
export const createCourier = (base: Ctx) => {
  let waiting: Email[] = []
  const done: Email[] = []
  const put: Outbox['put'] = async (ctx, name, payload) => {
    if (subscribersOf(name).length === 0) return
    const letter = { name, payload }
    ctx.afterCommit ? ctx.afterCommit.push(() => waiting.push(letter)) : waiting.push(letter)
  }
  const ctx: Ctx = { ...base, outbox: { put } }
  const carry = async ({ name, payload }: Email): Promise<void> => {
    for (const run of subscribersOf(name)) await run(ctx, payload)
  }

  return {
    ctx,
    /** Carries everything; while the provider is away refunds stay. */
    deliver: async (seed: number, isProviderAway: boolean): Promise<void> => {
      const random = randomOf(seed)
      for (;;) {
        const now = waiting.filter(({ name }) => name !== 'payments.refund-asked')
        const next = now[Math.floor(random() * now.length)] ?? (isProviderAway ? undefined : waiting[0])
        if (!next) return
        waiting = waiting.filter((one) => one !== next)
        await carry(next)
        if (random() < 0.7) await carry(next)
        done.push(next)
      }
    },
    /** Carries old news of a payment again, and answers what it was. */
    again: async (pick: number): Promise<Email | undefined> => {
      const old = done.filter(({ name }) => name === 'payments.moved' || name === 'payments.taken-back')
      const letter = recentOf(old, pick)
      if (letter) await carry(letter)
      return letter
    },
  }
}

export type Courier = ReturnType<typeof createCourier>
