import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { checkoutSteps } from '../../../testing/checkout.ts'
import { expectBooks } from '../../../testing/money.ts'
import { aMember, PASSWORD, type Person } from '../../../testing/people.ts'
import { describeRaces } from '../../../testing/races.ts'
import { users } from '../../accounts/tables.ts'

describeRaces('a late payment on PostgreSQL', (on) => {
  let [seller, buyer]: Person[] = []
  const { late } = checkoutSteps(() => ({ testApp: on.testApp, seller: seller as Person, buyer: buyer as Person }))

  test('that comes while its buyer closes the account goes back, and nothing is sold to nobody', async () => {
    ;[seller, buyer] = [await aMember(on.testApp, 'Ana Vende'), await aMember(on.testApp, 'Beto Compra')]
    const { order, product, report } = await late()
    const leave = () => on.testApp.call('DELETE', '/api/v1/users/me', { token: buyer?.token ?? '', body: { password: PASSWORD } })
    await report()
    const [left] = await on.race<[{ status: number }, unknown]>(await on.commitsOf('update', users), leave, () =>
      on.testApp.app.jobs.drain(),
    )
    expect(left.status).toBe(200)
    expect(await on.read(sql`select status from orders where id = ${order.id}`)).toEqual([{ status: 'cancelada' }])
    expect(await on.read(sql`select stock, reserved from products where id = ${product.id}`)).toEqual([{ stock: 1, reserved: 0 }])
    expect(await on.read(sql`select status from sandbox_charges`)).toEqual([{ status: 'refunded' }])
    await expectBooks(on.testApp)
  })
})
