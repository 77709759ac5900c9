import type { Withdrawal } from '@feria/contract/orders/schemas'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anAdmin } from '../../../testing/people.ts'
import { describeRaces, statusesOf } from '../../../testing/races.ts'
import { withdrawals } from '../tables.ts'

describeRaces('withdrawals on PostgreSQL', (on) => {
  test('a request that two admins resolve at the same moment is resolved and audited once', async () => {
    const [one, two] = [await anAdmin(on.testApp), await anAdmin(on.testApp)]
    const body = { name: 'Ana', email: 'ana@feria.example', orderNumber: 'uno' }
    await on.testApp.call('POST', '/api/v1/withdrawals', { body })
    const [asked] = (await on.testApp.call<Withdrawal[]>('GET', '/api/v1/withdrawals', { token: one.token })).body
    const resolve = (token: string) => () => on.testApp.call('PUT', `/api/v1/withdrawals/${asked?.id}/resolved`, { token })
    const answers = await on.race(await on.commitsOf('update', withdrawals), resolve(one.token), resolve(two.token))
    expect(statusesOf(answers)).toEqual([200, 200])
    expect(await on.read(sql`select from audit_log where action = 'withdrawal.resolved'`)).toHaveLength(1)
  })
})
