import { argentineDay } from '@feria/contract/argentine-day'
import type { ChatMessage } from '@feria/contract/chat/schemas'
import { sentence } from '@feria/contract/errors'
import type { Order } from '@feria/contract/orders/schemas'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modules } from '../create-feria.ts'
import { resolveReservations } from '../modules/orders/purchase/expiry.ts'
import { beside } from '../testing/beside.ts'
import { expectBooks, placeOrder } from '../testing/money.ts'
import { aCard, aMember, aProduct, aRoom } from '../testing/people.ts'
import { guard, signIn } from '../testing/second-factor.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

/** Two processes of one Feria, of which the clock of the second is ten minutes off. */
describe.each([10, -10])('a process whose clock is %i minutes off', (minutes) => {
  let right: TestApp
  let off: TestApp
  beforeAll(async () => {
    right = await createTestApp()
    const { clock } = right
    off = await beside(right, { ...clock, now: () => new Date(clock.now().getTime() + minutes * 60_000) })
  })
  afterAll(async () => {
    await off.close()
    await right.close()
  })

  test('nobody is signed out, whichever process signed them in and whichever they come to', async () => {
    for (const [first, other] of [
      [right, off],
      [off, right],
    ] as const) {
      const ana = await aMember(first)
      for (const process of [other, first, other])
        expect((await process.call('GET', '/api/v1/users/me', { token: ana.token })).status).toBe(200)
    }
  })

  test('messages keep the order in which they were sent', async () => {
    const { buyer, seller, room } = await aRoom(right)
    const sent = Array.from({ length: 6 }, (_, n) => `Mensaje ${n}`)
    for (const [n, content] of sent.entries())
      await (n % 2 === 0 ? off : right).call('POST', `/api/v1/chat/${room}`, {
        token: (n % 3 === 0 ? buyer : seller).token,
        body: { content },
      })
    for (const process of [right, off]) {
      const { body } = await process.call<ChatMessage[]>('GET', `/api/v1/chat/${room}/messages`, { token: buyer.token })
      const ours = body.filter(({ content }) => sent.includes(content))
      expect(ours.map(({ content }) => content)).toEqual(sent)
      expect(ours.map(({ seq }) => seq)).toEqual(ours.map(({ seq }) => seq).toSorted((a, b) => a - b))
    }
  })

  test('the code of a telephone is taken by the process whose clock is right; the other refuses it, and spoils nothing', async () => {
    const { person, secret } = await guard(right, await aMember(right))
    const code = new TOTP({ secret }).generate({ timestamp: right.clock.now().getTime() })
    expect(await signIn(off, person.email, code)).toMatchObject({ status: 403, error: { message: sentence('accounts.wrong-code') } })
    expect((await signIn(right, person.email, code)).status).toBe(200)
  })

  test('a reservation lasts, and a charge that the other process takes for one that was cut off ends in one paid order', async () => {
    const [ana, beto] = [await aMember(right), await aMember(right)]
    const product = await aProduct(right, ana)
    const read = async (id: string) => (await right.call<Order>('GET', `/api/v1/orders/${id}`, { token: beto.token })).body
    const reserved = await placeOrder(right, beto.token, { ids: [product.id] })
    await resolveReservations(off.app.ctx)
    expect(await read(reserved.body.id)).toMatchObject({ status: 'reservada' })
    const { charge } = right.engines.payments
    let tries = 0
    right.engines.payments.charge = async (request) => {
      tries += 1
      await resolveReservations(off.app.ctx)
      return charge(request)
    }
    const card = await aCard(right)
    const paid = await placeOrder(right, beto.token, { ids: [product.id], card, key: crypto.randomUUID() })
    right.engines.payments.charge = charge
    expect([paid.status, paid.body.status, tries]).toEqual([201, 'pendiente', 1])
    await resolveReservations(off.app.ctx)
    expect(await read(paid.body.id)).toMatchObject({ status: 'pendiente' })
    await expectBooks(right)
  })
})

test('what is done once a day is done on the same day by a process whose clock is ten minutes off, either way', () => {
  const daily = modules.flatMap(({ schedules = {} }) =>
    Object.entries(schedules).flatMap(([name, schedule]) => {
      const cron = 'cron' in schedule ? schedule.cron : ''
      const [, minute = '', hour = ''] = /^(\d+) (\d+) \* \* \*$/.exec(cron) ?? []
      return hour ? [{ name, at: new Date(`2026-11-21T${hour.padStart(2, '0')}:${minute.padStart(2, '0')}:00-03:00`) }] : []
    }),
  )
  expect(daily.map(({ name }) => name)).toContain('publish-roots')
  const days = daily.flatMap(({ name, at }) => [-600_000, 600_000].map((off) => [name, argentineDay(new Date(at.getTime() + off))]))
  expect(days.filter(([, day]) => day !== '2026-11-21')).toEqual([])
})
