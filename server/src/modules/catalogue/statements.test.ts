import type { Product } from '@feria/contract/catalogue/schemas'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { openDatabase } from '../../engines/db/open-database.ts'
import { aMember, aProduct } from '../../testing/people.ts'
import { createPostgres, hasPostgres } from '../../testing/servers.ts'
import { createTestApp } from '../../testing/test-app.ts'

// A connection keeps each statement that it ever prepared, and so does PostgreSQL: what a list of another length makes anew never goes
// away.
test.skipIf(!hasPostgres)('publishing and searching prepare the same statements for any number of words and products', async () => {
  const postgres = await createPostgres()
  const db = await openDatabase({ url: postgres.url, dir: '', poolSize: 1 })
  const testApp = await createTestApp({ db })
  const seller = await aMember(testApp)
  const words = ['roja', 'nueva', 'plegable', 'urbana']
  for (let n = 1; n <= words.length; n++) {
    await aProduct(testApp, seller, { name: `Bicicleta ${words.slice(0, n).join(' ')}` })
    await testApp.app.jobs.drain()
    const { body } = await testApp.call<Product[]>('GET', '/api/v1/products?search=bicicleta')
    expect(body).toHaveLength(n)
  }
  const kept = sql`
    select min(statement) as statement, count(*)::int as times from pg_prepared_statements
    group by regexp_replace(statement, '\\(?\\$\\d+\\)?(, \\(?\\$\\d+\\)?)*', '$', 'g')`
  // Single statements and those of transactions have connections of their own.
  for (const found of [await db.db.execute(kept), await db.db.transaction((inner) => inner.execute(kept))]) {
    const statements = rowsOf<{ statement: string; times: number }>(found)
    expect(statements.length).toBeGreaterThan(5)
    expect(statements.filter(({ times }) => times > 1)).toEqual([])
  }
  await testApp.close()
  await postgres.drop()
})
