import type { Order } from '@feria/contract/orders/schemas'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { placeOrder } from '../../testing/money.ts'
import { aCard, aMember, aProduct, bicycle, PASSWORD, type Person } from '../../testing/people.ts'
import { describeRaces, rowOf } from '../../testing/races.ts'
import { WHY } from '../../testing/restricted.ts'
import { restrictMember } from '../accounts/accounts.module.ts'
import { users } from '../accounts/tables.ts'
import { blocks } from '../blocks/tables.ts'
import { products } from '../catalogue/tables.ts'

describeRaces('suspensions on PostgreSQL', (on) => {
  const { race, read } = on

  const suspend = async ({ id }: Person) => {
    await restrictMember(on.testApp.app.ctx, { userId: id, kind: 'suspended', days: 7, ...WHY })
  }
  const logIn = ({ email }: Person) =>
    on.testApp.call<{ token: string }>('POST', '/api/v1/auth/login', { body: { email, password: PASSWORD } })
  const publish = (token: string) => on.testApp.call<{ id: string }>('POST', '/api/v1/products', { token, body: bicycle })
  const status = async (path: string) => (await on.testApp.call('GET', path)).status

  test('a sign-in at the same time, before or behind, opens nothing but what is left', async () => {
    for (const isFirst of [true, false]) {
      const ana = await aMember(on.testApp)
      const callers = [() => logIn(ana), () => suspend(ana)] as const
      const answers = await race<unknown[]>(rowOf(users, ana.id), ...(isFirst ? callers : [...callers].reverse()))
      const { token } = (answers[isFirst ? 0 : 1] as Awaited<ReturnType<typeof logIn>>).body
      const refused = await publish(token)
      expect(['accounts.sign-in', 'accounts.suspended']).toContain(refused.error.error)
    }
  })

  test('what was being published is withheld too, or refused', async () => {
    const ana = await aMember(on.testApp)
    const [, published] = await race<unknown[]>(
      rowOf(users, ana.id),
      () => suspend(ana),
      () => publish(ana.token),
    )
    expect((published as Awaited<ReturnType<typeof publish>>).error.error).toBe('accounts.suspended')
    expect(await read(sql`select id from products where user_id = ${ana.id} and is_visible`)).toEqual([])
  })

  test('a purchase under way goes on whole, and one behind it is not placed', async () => {
    for (const isFirst of [true, false]) {
      const [seller, buyer] = [await aMember(on.testApp), await aMember(on.testApp)]
      const product = await aProduct(on.testApp, seller, { stock: 1 })
      const card = await aCard(on.testApp)
      // What follows the publication touches the product too, and would stand first.
      await on.testApp.app.jobs.drain()
      const buy = () => placeOrder(on.testApp, buyer.token, { ids: [product.id], card })
      const callers = [buy, () => suspend(seller)] as const
      const answers = await race<unknown[]>(rowOf(products, product.id), ...(isFirst ? callers : [...callers].reverse()))
      const bought = answers[isFirst ? 0 : 1] as Awaited<ReturnType<typeof buy>>
      expect(bought.status).toBe(isFirst ? 201 : 404)
      if (isFirst) expect((bought.body as Order).status).toBe('pendiente')
      const [row] = await read<{ stock: number; reserved: number }>(sql`select stock, reserved from products where id = ${product.id}`)
      expect(row).toEqual({ stock: isFirst ? 0 : 1, reserved: 0 })
      expect(await status(`/api/v1/products/${product.id}`)).toBe(404)
    }
  })

  test('two suspensions at once are one after the other', async () => {
    const ana = await aMember(on.testApp)
    await race<unknown[]>(
      rowOf(users, ana.id),
      () => suspend(ana),
      () => suspend(ana),
    )
    const rows = await read<{ open: boolean }>(sql`select ended_at is null as open from restrictions where user_id = ${ana.id} order by id`)
    expect(rows.filter(({ open }) => open)).toHaveLength(1)
  })

  test('a block made while the other one ends leaves both with what is true', async () => {
    const [ana, beto] = [await aMember(on.testApp), await aMember(on.testApp)]
    const block = (one: Person, other: Person, method: 'PUT' | 'DELETE') => () =>
      on.testApp.call(method, `/api/v1/blocks/${other.id}`, { token: one.token })
    await block(ana, beto, 'PUT')()
    await race<unknown[]>(rowOf(users, ana.id), block(ana, beto, 'DELETE'), block(beto, ana, 'PUT'))
    expect(await read(sql`select has_blocks from users where id in (${ana.id}, ${beto.id})`)).toEqual([
      { has_blocks: true },
      { has_blocks: true },
    ])
    expect(await read(sql`select blocker_id from ${blocks} where blocker_id in (${ana.id}, ${beto.id})`)).toEqual([{ blocker_id: beto.id }])
  })
})
