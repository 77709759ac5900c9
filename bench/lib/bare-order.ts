import { randomBytes, randomInt } from 'node:crypto'
import type { Sql, TransactionSql } from 'postgres'
import { v7 as newId } from 'uuid'
import { hashSecret, newSecret } from '../../server/src/modules/accounts/secrets.ts'
import { DELIVERY_CODES, deliveryCodeOf, numberOf } from '../../server/src/modules/orders/rules.ts'

/** An order of one product as received. */
interface OrderRequest {
  token: string
  key: string
  productId: string
  cardToken: string
  paymentMethod: string
}

/** The outbox of a paid order in Feria: its notifications, and its emails. */
const NEWS = ['orders.paid/events', 'orders.paid/external']
const RESERVED_MS = 15 * 60_000

/**
 * Places and pays an order with the statements that Feria runs, in the same order, but in a single transaction and without validation:
 * throws for an unknown product, token or member.
 */
export const placeOrder = (sql: Sql, asked: OrderRequest) =>
  sql.begin(async (sql) => {
    const [buyer] = await sql`
      select u.id, u.name, u.email, u.role, s.used_at from sessions s join users u on u.id = s.user_id
      where s.token_hash = ${hashSecret(asked.token)} and s.expires_at > now() and u.deleted_at is null`
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${buyer?.id}:${asked.key}`}, 0))`
    await sql`select * from orders where buyer_id = ${buyer?.id} and idempotency_key = ${asked.key}`
    const [unit] = await sql`
      update products set stock = stock - 1, reserved = reserved + 1
      where id = ${asked.productId} and stock >= 1 and sold_at is null and is_visible
      returning id, user_id, name, image_url, price_minor, currency, to_jsonb(products.*) - 'stock' - 'reserved' as listed`
    const [rate] = await sql`select * from exchange_rates order by since desc, id desc limit 1`
    const id = newId()
    const amount = unit?.price_minor
    await sql`
      insert into orders (id, number, buyer_id, seller_id, status, payment_method, currency, total_minor, rate_ars_cents,
        idempotency_key, request_hash, reserved_until, created_at)
      values (${id}, ${numberOf(randomBytes(10))}, ${buyer?.id}, ${unit?.user_id}, 'reservada', ${asked.paymentMethod}, ${unit?.currency},
        ${amount}, ${rate?.ars_cents ?? null}, ${asked.key}, ${hashSecret(asked.productId)}, ${new Date(Date.now() + RESERVED_MS)}, now())
      returning *`
    const listing = hashSecret(JSON.stringify(unit?.listed))
    await sql`
      with kept as (
        insert into frozen_listings (sha256, content) values (${listing}, ${sql.json(unit?.listed ?? {})}) on conflict do nothing)
      insert into order_items (order_id, product_id, quantity, price_minor, product_name, product_image, listing_sha256)
      values (${id}, ${unit?.id}, 1, ${amount}, ${unit?.name}, ${unit?.image_url}, ${listing})`
    await sql`update orders set paying_since = now() where id = ${id} and buyer_id = ${buyer?.id} and status = 'reservada' returning *`
    await sql`
      update orders set due_minor = ${amount}, due_currency = ${unit?.currency}, due_until = now() + interval '30 minutes'
      where id = ${id}`
    const due = { orderId: id, sellerId: unit?.user_id, amount, currency: unit?.currency, cardToken: asked.cardToken }
    const paymentId = await pay(sql, due)
    await hold(sql, { ...due, paymentId })
    await sql`select * from orders where id = ${id} for update`
    await sql`
      update orders set status = 'pendiente', paid_at = now(), paid_by = ${paymentId}, reserved_until = null, paying_since = null,
        delivery_code = ${deliveryCodeOf(randomInt(DELIVERY_CODES))}
      where id = ${id}`
    await sql`select product_id, product_name from order_items where order_id = ${id}`
    await sql`
      update products set reserved = reserved - 1,
        sold_at = case when stock = 0 and reserved = 1 then coalesce(sold_at, now()) else sold_at end
      where id = ${asked.productId}`
    const news = sql.json({ orderId: id, buyerId: buyer?.id, sellerId: unit?.user_id, products: [{ id: unit?.id, name: unit?.name }] })
    for (const name of NEWS) await sql`insert into bench_outbox (name, data) values (${name}, ${news})`
    const [order] = await sql`select * from orders where id = ${id} and buyer_id = ${buyer?.id}`
    const items = await sql`select * from order_items where order_id = ${id} order by product_name`
    const [seller] = await sql`select id, name, image_url, email from users where id = ${unit?.user_id}`
    await sql`select * from claims where order_id = ${id} order by id`
    await sql`
      select p.id, sum(r.amount_minor) from payments p left join refunds r on r.payment_id = p.id
      where p.id = ${paymentId} group by p.id`
    const products = items.map((item) => ({ productId: item.product_id, name: item.product_name, seller }))
    return { ...order, totalPrice: Number(amount) / 100, products, orderItems: products }
  })

interface Due {
  orderId: string
  sellerId: string
  amount: string
  currency: string
  cardToken: string
}

/** The ledger of a payment: both accounts, the transaction with its entries, and the funds on hold for the order. */
const hold = async (
  sql: TransactionSql,
  { orderId, sellerId, amount, currency, paymentId }: Due & { paymentId: string },
): Promise<void> => {
  const accounts: string[] = []
  for (const kind of ['outside', 'held']) {
    const find = () => sql`select id from ledger_accounts where kind = ${kind} and currency = ${currency} and owner_id is null`
    let [account] = await find()
    if (!account) {
      await sql`insert into ledger_accounts (id, kind, currency) values (${newId()}, ${kind}, ${currency}) on conflict do nothing`
      ;[account] = await find()
    }
    accounts.push(account?.id)
  }
  const id = newId()
  await sql`
    insert into ledger_transactions (id, kind, subject, reference, created_at)
    values (${id}, 'capture', ${`capture:${paymentId}`}, ${orderId}, now())`
  await sql`
    insert into ledger_entries (transaction_id, line, account_id, amount_minor)
    values (${id}, 0, ${accounts[0] ?? ''}, ${-Number(amount)}), (${id}, 1, ${accounts[1] ?? ''}, ${amount})`
  await sql`
    insert into ledger_holds (payment_id, reference, payee_id, currency, captured_minor)
    values (${paymentId}, ${orderId}, ${sellerId}, ${currency}, ${amount})`
}

/** The recorded attempt, the sandbox's charge, and its outcome. */
const pay = async (sql: TransactionSql, due: Due): Promise<string> => {
  const id = newId()
  await sql`
    insert into payments (id, reference, payee_id, kind, provider, status, amount_minor, currency, created_at)
    values (${id}, ${due.orderId}, ${due.sellerId}, 'card', 'sandbox', 'started', ${due.amount}, ${due.currency}, now())`
  await sql`select * from sandbox_charges where idempotency_key = ${id}`
  const [card] = await sql`
    update sandbox_tokens set used_by = ${id}
    where id = ${due.cardToken} and expires_at > now() and (used_by is null or used_by = ${id}) returning *`
  await sql`
    insert into sandbox_charges (id, idempotency_key, reference, status, detail, amount_minor, currency, brand, last_four, created_at)
    values (${`pay_${newSecret()}`}, ${id}, ${due.orderId}, 'approved', ${card?.outcome}, ${due.amount}, ${due.currency}, ${card?.brand},
      ${card?.last_four}, now())
    on conflict do nothing`
  const [charge] = await sql`select * from sandbox_charges where idempotency_key = ${id}`
  await sql`select * from payments where id = ${id} for update`
  await sql`
    update payments set status = 'approved', detail = ${charge?.detail}, provider_id = ${charge?.id}, brand = ${charge?.brand},
      last_four = ${charge?.last_four}, settled_at = now() where id = ${id}`
  return id
}
