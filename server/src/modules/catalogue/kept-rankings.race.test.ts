import type { Product } from '@feria/contract/catalogue/schemas'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '../../engines/db/open-database.ts'
import { aMember, aProduct } from '../../testing/people.ts'
import { createPostgres, hasPostgres } from '../../testing/servers.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { rankingCounts } from './kept-rankings.ts'

test.skipIf(!hasPostgres)('a change is seen by another process once it is committed, however long its transaction was open', async () => {
  const postgres = await createPostgres()
  const [one, other] = [
    await createTestApp({ db: await openDatabase({ url: postgres.url, dir: '' }) }),
    await createTestApp({ db: await openDatabase({ url: postgres.url, dir: '' }) }),
  ]
  const ana = await aMember(one)
  const { id } = await aProduct(one, ana, { name: 'Telescopio' })
  const find = async () => (await other.call<Product[]>('GET', '/api/v1/products?search=telescopio')).body.map(({ name }) => name)
  expect(await find()).toEqual(['Telescopio'])

  await one.call('PUT', `/api/v1/products/${id}`, { token: ana.token, body: { name: 'Telescopio nuevo' } })
  expect(await find()).toEqual(['Telescopio nuevo'])

  await one.engines.db.db.transaction(async (open) => {
    await open.execute(sql`update products set is_shown = false where id = ${id}`)
    // A later change that is committed first, so that the open one has the lower number.
    await aProduct(one, ana, { name: 'Telescopio chico' })
    expect(await find()).toEqual(['Telescopio nuevo', 'Telescopio chico'].sort())
    const { kept } = rankingCounts
    expect(await find()).toHaveLength(2)
    expect(rankingCounts.kept).toBe(kept + 1)
  })
  expect(await find()).toEqual(['Telescopio chico'])
  await one.close()
  await other.close()
  await postgres.drop()
})
