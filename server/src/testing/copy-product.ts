import { sql } from 'drizzle-orm'
import { rowsOf } from '../engines/db/database.ts'
import type { TestApp } from './test-app.ts'

/** Copies a product past the application, which is quicker; triggers tell of them as of others. They are newer than any product. */
export const copyProduct = async ({ app }: TestApp, id: string, times: number): Promise<void> => {
  const columns = rowsOf<{ name: string }>(
    await app.ctx.db.execute(sql`
      select column_name as name from information_schema.columns
      where table_name = 'products' and is_generated = 'NEVER' and column_name not in ('id', 'price_up', 'price_down')`),
  )
  const names = sql.raw(columns.map(({ name }) => name).join(', '))
  await app.ctx.db.execute(sql`
    insert into products (id, ${names})
    select overlay(gen_random_uuid()::text placing 'ffffffff' from 1 for 8)::uuid, ${names}
    from products, generate_series(1, ${times}::int) where id = ${id}`)
}
