import type { Product } from '@feria/contract/catalogue'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '../../engines/db/open-database.ts'
import { aMember, aProduct } from '../../testing/people.ts'
import { createPostgres, hasPostgres } from '../../testing/servers.ts'
import { createWorld } from '../../testing/world.ts'

// A connection keeps each statement that it ever prepared, and so does PostgreSQL: what a list of another length makes anew never goes away.
test.skipIf(!hasPostgres)('publishing and searching prepare the same statements however many words and products there are', async () => {
  const postgres = await createPostgres()
  const db = await openDatabase({ url: postgres.url, dir: '', poolSize: 1 })
  const world = await createWorld({ db })
  const seller = await aMember(world)
  const words = ['roja', 'nueva', 'plegable', 'urbana']
  for (let n = 1; n <= words.length; n++) {
    await aProduct(world, seller, { name: `Bicicleta ${words.slice(0, n).join(' ')}` })
    await world.app.jobs.drain()
    const { body } = await world.call<Product[]>('GET', '/api/v1/products?search=bicicleta')
    expect(body).toHaveLength(n)
  }
  const twice = await db.db.execute<{ statement: string }>(sql`
    select min(statement) as statement from pg_prepared_statements
    group by regexp_replace(statement, '\\(?\\$\\d+\\)?(, \\(?\\$\\d+\\)?)*', '$', 'g') having count(*) > 1`)
  expect(twice).toEqual([])
  await world.close()
  await postgres.drop()
})
