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
  [payments, orders, reselling].flatMap(({ on, onExternal }) =>
    Object.entries({ ...on?.[name], ...onExternal?.[name] } as Record<string, Subscriber>)
      // Emails have tests of their own.
      .filter(([subscriber]) => !subscriber.startsWith('email'))
      .map(([, run]) => run),
  )

/** Pseudo-random numbers from 0 to below 1, by a seed. */
export const randomOf = (seed: number): (() => number) => {
  let state = seed + 1
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/**
 * Delivers events about money between the modules as jobs do, but in any order, most of them twice, and some again much later: delivery
 * is at least once and unordered. Refunds are sent to the provider in the order of their decisions.
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
    /** Delivers everything; while the provider is down refunds stay. */
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
    /** Delivers an old event of a payment again, and returns it. */
    again: async (pick: number): Promise<Email | undefined> => {
      const old = done.filter(({ name }) => name === 'payments.moved' || name === 'payments.taken-back')
      const letter = recentOf(old, pick)
      if (letter) await carry(letter)
      return letter
    },
  }
}

export type Courier = ReturnType<typeof createCourier>
