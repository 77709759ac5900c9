import type { PublishedRoot } from '@feria/contract/payments/schemas'
import { expect, test } from 'vitest'
import { aCompleted } from '../../testing/money.ts'
import { describeRaces, writesTo } from '../../testing/races.ts'
import { ledgerRoots } from './tables.ts'
import { publishRoots } from './use-cases/publish-roots.ts'

describeRaces('the books that anybody can check, at the same moment', (on) => {
  test('two processes publish a day once', async () => {
    const { testApp } = on
    for (let n = 0; n < 5; n++) await aCompleted(testApp)
    const publish = () => publishRoots(testApp.app.ctx)
    await on.race(writesTo(ledgerRoots), publish, publish)
    const { body } = await testApp.call<PublishedRoot[]>('GET', '/api/v1/ledger/root')
    expect(body.map(({ day, currency }) => [day, currency])).toEqual([['2026-11-20', 'USD']])
  })
})
