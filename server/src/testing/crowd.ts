import { sql } from 'drizzle-orm'
import type { Db } from '../engines/db/database.ts'

/** Every n-th row of a crowd is the member's. */
const EVERY = 99
const PEOPLE = 2000

/**
 * Fills the tables of trade with rows of two thousand people, among them a member's, as the seller of every 99th row, as the buyer of the
 * one after it and as the reseller of both.
 */
export const fillCrowd = async (db: Db, memberId: string, rows: number): Promise<void> => {
  const run = (statement: string) => db.execute(sql.raw(statement))
  await run(`create function pg_temp.id(kind int, n int) returns uuid immutable language sql as
    $$ select ('00000000-0000-7000-8' || lpad(to_hex(kind), 3, '0') || '-' || lpad(to_hex(n), 12, '0'))::uuid $$`)
  await run(`insert into users (id, name, email, created_at, updated_at)
    select pg_temp.id(0, n), 'Vecina ' || n, 'vecina' || n || '@feria.example', now(), now() from generate_series(0, ${PEOPLE - 1}) n`)
  await run(`create temporary table crowd as
    select n, timestamptz '2026-01-01' + n * interval '1 minute' as at,
      case n % ${EVERY} when 0 then '${memberId}' else pg_temp.id(0, n % ${PEOPLE}) end as seller,
      case n % ${EVERY} when 1 then '${memberId}' else pg_temp.id(0, (n * 7 / ${EVERY} + n + 1) % ${PEOPLE}) end as buyer,
      case when n % ${EVERY} < 2 then '${memberId}' else pg_temp.id(0, n % ${PEOPLE}) end as reseller
    from generate_series(1, ${rows}) n`)
  await run('delete from crowd where buyer = seller')
  const tables: Record<string, string> = {
    products: `(id, user_id, name, description, location, currency, price_minor, stock, created_at, updated_at, name_folded)
      select pg_temp.id(1, n), seller, 'Silla ' || n, 'Silla', 'Rosario', 'USD', 100, 5, at, at, 'silla'`,
    orders: `(id, number, buyer_id, seller_id, status, currency, total_minor, created_at, paid_at)
      select pg_temp.id(2, n), 'N' || n, buyer, seller, 'pendiente', 'USD', 100, at, at`,
    frozen_listings: `(sha256, content)
      select n::text, '{}'`,
    order_items: `(order_id, product_id, quantity, price_minor, product_name, listing_sha256)
      select pg_temp.id(2, n), pg_temp.id(1, n), 1, 100, 'Silla ' || n, n::text`,
    claims: `(id, order_id, kind, text, photos, created_at, outcome, settled_at)
      select pg_temp.id(3, n), pg_temp.id(2, n), 'no llegó', 'No llegó', '[]', at, 'seller', at`,
    chat_requests: `(id, buyer_id, seller_id, product_id, product_name, status, created_at, updated_at)
      select pg_temp.id(4, n), buyer, seller, pg_temp.id(1, n), 'Silla', 'accepted', at, at`,
    chat_rooms: `(id, buyer_id, seller_id, product_id, product_name, last_at, created_at)
      select pg_temp.id(4, n), buyer, seller, pg_temp.id(1, n), 'Silla', at, at`,
    resellers: `(user_id, created_at)
      select distinct reseller, now()`,
    resale_links: `(id, reseller_id, product_id, permille, created_at)
      select pg_temp.id(5, n), reseller, pg_temp.id(1, n), 100, at`,
    resale_transactions: `(id, link_id, reseller_id, buyer_name, created_at)
      select pg_temp.id(6, n), pg_temp.id(5, n), reseller, 'Vecina', at`,
    wishes: `(id, user_id, name, modelo, country, currency, keys_version, topic, topic_label, created_at, updated_at)
      select pg_temp.id(7, n), buyer, 'Silla', 'Silla', 'Argentina', 'USD', 99, 'silla', 'Silla', at, at`,
    matches: `(id, wish_id, product_id, buyer_id, seller_id, coincidence, score, reasons, distance_km, created_at, updated_at)
      select pg_temp.id(8, n), pg_temp.id(7, n), pg_temp.id(1, n), buyer, seller, 'MATCH', 0.9, '[]', n % 300, at, at`,
    notifications: `(id, user_id, type, title, message, data, subject, created_at)
      select pg_temp.id(9, n), seller, 'match', 'Coincidencia', 'Silla', '{}', n::text, at`,
  }
  for (const [table, what] of Object.entries(tables)) await run(`insert into ${table} ${what} from crowd`)
  await run('analyze')
}
