import { randomBytes } from 'node:crypto'
import Fastify from 'fastify'
import postgres from 'postgres'
import { hashSecret, isPassword, newSecret } from '../server/src/modules/accounts/secrets.ts'
import { placeOrder } from './lib/bare-order.ts'
import { bareQuery } from './lib/bare-query.ts'

// The reference for Feria: the least code that returns the same rows from the same tables at the same addresses, without validation,
// permissions, limits, cursors or headers. PORT, DATABASE_URL and PAGE_BYTES come from the environment.

const POOL_SIZE = 10
const SESSION_MS = 30 * 86_400_000
const TOKEN_MS = 30 * 60_000

const sql = postgres(process.env.DATABASE_URL ?? '', { max: POOL_SIZE, onnotice: () => undefined })
const http = Fastify()

const listed = sql`p.id, p.name, p.description, p.category_id, c.name as category_name, p.price_minor, p.original_price_minor, p.currency,
  p.stock, p.sold_at, p.created_at, p.updated_at, p.user_id, p.is_visible, p.condition, p.location, p.image_url, p.images`

/** What a card shows, and nothing else. */
const card = sql`p.id, p.name, c.name as category_name, p.price_minor, p.original_price_minor, p.currency, p.stock, p.sold_at, p.condition,
  p.location, p.image_url`

const newest = (limit: number) => sql`
  select ${card} from products p left join categories c on c.id = p.category_id
  where p.is_visible order by p.id desc limit ${limit}`

const cheapest = (limit: number) => sql`
  select ${card} from products p left join categories c on c.id = p.category_id
  where p.is_visible order by p.price_up, p.id limit ${limit}`

const matching = (words: string, limit: number) => sql`
  select ${card} from products p left join categories c on c.id = p.category_id
  where p.is_visible and p.terms @@ ${words}::tsquery order by ts_rank(p.terms, ${words}::tsquery) desc, p.id desc limit ${limit}`

http.get<{ Querystring: { sort?: string; search?: string; limit: string } }>('/api/v1/products', async ({ query }, reply) => {
  const limit = Number(query.limit)
  if (query.search) return reply.send(await matching(bareQuery(query.search), limit))
  const rows = query.sort === 'price' ? await cheapest(limit) : await newest(limit)
  return reply.send(rows)
})

http.get<{ Params: { id: string } }>('/api/v1/products/:id', async ({ params }, reply) => {
  const rows = await sql`
    select ${listed}, p.details, p.min_sale_price_minor, p.negotiation_conditions, p.geolocation_range, p.price_preference,
      u.name as seller_name, u.image_url as seller_image, u.created_at as seller_since
    from products p join users u on u.id = p.user_id left join categories c on c.id = p.category_id where p.id = ${params.id}`
  return reply.send(rows[0])
})

// As many bytes as a public page of Feria has on the wire.
const page = randomBytes(Number(process.env.PAGE_BYTES ?? 0))
for (const path of ['/p/*', '/explorar']) http.get(path, (_request, reply) => reply.type('text/html').send(page))

http.post<{ Body: { email: string; password: string } }>('/api/v1/auth/login', async ({ body }, reply) => {
  const [user] = await sql`select * from users where email = ${body.email} and deleted_at is null`
  if (!user || !(await isPassword(body.password, user.password_hash))) return reply.status(401).send()
  const token = newSecret()
  await sql`insert into sessions (token_hash, user_id, created_at, used_at, expires_at)
    values (${hashSecret(token)}, ${user.id}, now(), now(), ${new Date(Date.now() + SESSION_MS)})`
  const { password_hash: _, ...shown } = user
  return reply.send({ token, user: shown })
})

http.post<{ Body: { number: string } }>('/sandbox/card-tokens', async ({ body }, reply) => {
  const id = `tok_${newSecret()}`
  await sql`insert into sandbox_tokens (id, brand, last_four, expiry_month, expiry_year, outcome, expires_at)
    values (${id}, 'Visa', ${body.number.slice(-4)}, 11, 2030, 'accredited', ${new Date(Date.now() + TOKEN_MS)})`
  return reply.send({ id })
})

http.post<{ Body: { products: [{ productId: string }]; cardToken: string; paymentMethod: string } }>(
  '/api/v1/orders',
  async (request, reply) => {
    const { products, cardToken, paymentMethod } = request.body
    const order = await placeOrder(sql, {
      token: String(request.headers.authorization),
      key: String(request.headers['idempotency-key']),
      productId: products[0].productId,
      cardToken,
      paymentMethod,
    })
    return reply.status(201).send(order)
  },
)

http.get('/health/ready', async () => ({ status: 'ok' }))

// An outbox table of its own, like Feria's, so that no worker of Feria processes this server's orders.
await sql`create table if not exists bench_outbox (like pgboss.job_common including all)`
await http.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.on('SIGTERM', () => process.exit(0))
