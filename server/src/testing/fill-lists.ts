import { sql } from 'drizzle-orm'
import { termsOf } from '../language/query/terms.ts'
import { TERMS_VERSION } from '../language/query/terms-version.ts'
import type { TestApp } from './test-app.ts'

/** The timestamp of every row: all equal, so that only ids order them. */
const AT = `timestamptz '2026-11-20 12:00:00+00'`
/** The kinds of rows: one of each per number. */
const kinds = ['user', 'own', 'other', 'purchase', 'sale', 'request', 'asked', 'link', 'transaction', 'wish', 'wished'] as const
const more = [
  'claim',
  'match',
  'met',
  'notice',
  'payout',
  'withdrawal',
  'received',
  'sent',
  'appearance',
  'audit',
  'decided',
  'settled',
  'third',
  'message',
  'failed',
  'refused',
  'reviewed',
  'reviewing',
  'appeal',
  'judged',
  'block',
  'abused',
  'abuse',
  'verdict',
  'held',
  'attempt',
] as const
const all = [...kinds, ...more]
type Kind = (typeof all)[number]

const idOf = (kind: Kind, n: string): string =>
  `('00000000-0000-7000-8${String(all.indexOf(kind)).padStart(3, '0')}-' || lpad(to_hex(${n}), 12, '0'))::uuid`

/**
 * Gives a member one more row of every list for each number from `from` to `to`, all with the same timestamp, price, name and place: as
 * buyer and as seller, each time with another neighbour.
 */
export const fillLists = async ({ engines: { db, mail } }: TestApp, memberId: string, from: number, to: number): Promise<void> => {
  const [me, n] = [`'${memberId}'::uuid`, 'n']
  const id = (kind: Kind) => idOf(kind, n)
  const insert = (table: string, values: Record<string, string>) =>
    db.db.execute(
      sql.raw(
        `insert into ${table} (${Object.keys(values).join(', ')}) select ${Object.values(values).join(', ')} from ` +
          `generate_series(${from}, ${to}) n`,
      ),
    )
  const product = {
    name: `'Silla'`,
    description: `'Silla'`,
    location: `'Rosario, Santa Fe'`,
    currency: `'USD'`,
    stock: '5',
    name_folded: `'silla'`,
  }
  const terms = { terms: `array_to_tsvector(array['${termsOf('Silla').join("', '")}'])`, terms_version: String(TERMS_VERSION) }
  // Half of them have no price.
  const price = { price_minor: 'case when n % 2 = 0 then 100 end', comparable_minor: 'case when n % 2 = 0 then 100 end' }
  const made = { created_at: AT, updated_at: AT }
  const paid = { status: `'pendiente'`, currency: `'USD'`, total_minor: '100', created_at: AT, paid_at: AT }
  const talk = { product_name: `'Silla'`, created_at: AT }
  await insert('users', { id: id('user'), name: `'Vecina'`, email: `'vecina' || n || '@feria.example'`, folded: `'vecina'`, ...made })
  await insert('users', { id: id('decided'), name: `'Otra'`, email: `'otra' || n || '@feria.example'`, folded: `'otra'`, ...made })
  await insert('products', { id: id('own'), user_id: me, ...product, ...price, ...terms, ...made })
  await insert('products', { id: id('other'), user_id: id('user'), ...product, ...price, ...terms, ...made })
  await insert('products', { id: id('third'), user_id: id('decided'), ...product, ...price, ...terms, ...made })
  for (const [kind, buyer, seller, thing] of [
    ['purchase', me, id('user'), id('other')],
    ['sale', id('user'), me, id('own')],
  ] as const) {
    await insert('orders', { id: id(kind), number: `'${kind}' || n`, buyer_id: buyer, seller_id: seller, ...paid })
    const hash = `'${kind}' || n`
    await insert('frozen_listings', { sha256: hash, content: `'{}'` })
    const item = { order_id: id(kind), product_id: thing, quantity: '1', price_minor: '100' }
    await insert('order_items', { ...item, product_name: `'Silla'`, listing_sha256: hash })
  }
  const attempt = { kind: `'card'`, provider: `'sandbox'`, status: `'approved'`, amount_minor: '100', currency: `'USD'`, created_at: AT }
  await insert('payments', { id: id('attempt'), reference: id('purchase'), ...attempt })
  const claim = { kind: `'problema'`, text: `'No llegó'`, photos: `'[]'`, created_at: AT }
  await insert('claims', { id: id('claim'), order_id: id('sale'), ...claim })
  await insert('claims', { id: id('settled'), order_id: id('purchase'), ...claim, outcome: `'devolver'`, settled_at: AT })
  const given = { stars: '4', tags: `'[]'`, created_at: AT, closes_at: AT, published_at: AT }
  const ofSale = { order_id: id('sale'), author_id: id('user'), about_id: me, side: `'buyer'`, uncounted: `'payout'` }
  await insert('reviews', { id: id('reviewed'), ...ofSale, ...given })
  const ofPurchase = { order_id: id('purchase'), author_id: me, about_id: id('user'), side: `'buyer'`, note: `'Hola'` }
  await insert('reviews', { id: id('reviewing'), ...ofPurchase, ...given })
  const appealed = { reason: `'insulto'`, created_at: AT }
  await insert('review_appeals', { id: id('appeal'), review_id: id('reviewed'), ...appealed })
  await insert('review_appeals', { id: id('judged'), review_id: id('reviewing'), ...appealed, outcome: `'queda'`, decided_at: AT })
  const reported = { subject: `'product'`, copy: `'{"title":"Silla","text":null,"imageUrl":null}'`, reason: `'spam'`, created_at: AT }
  await insert('abuse_cases', {
    id: id('abused'),
    ...reported,
    subject_id: id('other'),
    about_id: id('user'),
    due_at: `${AT} - interval '1 hour'`,
  })
  const report = { id: id('abuse'), case_id: id('abused'), subject: `'product'`, subject_id: id('other'), reporter_id: me }
  await insert('abuse_reports', { ...report, reason: `'spam'`, created_at: AT })
  const verdict = { id: id('verdict'), ...reported, subject_id: id('own'), about_id: me, decision: `'warn'`, decided_at: AT }
  await insert('abuse_cases', { ...verdict, note: `'Basta'` })
  for (const [kind, buyer, seller, thing] of [
    ['request', id('user'), me, id('own')],
    ['asked', me, id('user'), id('other')],
  ] as const) {
    const parties = { id: id(kind), buyer_id: buyer, seller_id: seller, product_id: thing, ...talk }
    await insert('chat_requests', { ...parties, status: `'accepted'`, updated_at: AT })
    await insert('chat_rooms', { ...parties, last_at: AT })
  }
  await insert('blocks', { id: id('block'), blocker_id: me, blocked_id: id('decided'), created_at: AT })
  const held = { sender_id: me, receiver_id: id('user'), is_of_request: 'false', content: `'Hola'`, created_at: AT }
  await insert('held_messages', { id: id('held'), request_id: id('asked'), ...held })
  await insert('favorites', { user_id: me, product_id: id('other'), created_at: AT })
  const identity = { sent_at: AT, upload_id: id('user') }
  await insert('identities', { user_id: id('user'), ...identity, status: `'pending'` })
  await insert('identities', { user_id: id('decided'), ...identity, status: `'approved'`, decided_at: AT })
  await insert('resale_links', { id: id('link'), reseller_id: me, product_id: id('other'), permille: '100', created_at: AT })
  await insert('resale_transactions', {
    id: id('transaction'),
    link_id: id('link'),
    reseller_id: me,
    buyer_name: `'Vecina'`,
    created_at: AT,
  })
  const wish = {
    name: `'Silla'`,
    modelo: `'Silla'`,
    country: `'Argentina'`,
    currency: `'USD'`,
    keys_version: '99',
    topic: `'silla'`,
    topic_label: `'Silla'`,
    is_public: 'true',
  }
  const judged = { coincidence: `'MATCH'`, score: '0.9', reasons: `'[]'`, distance_km: '3', ...made }
  for (const [kind, match, buyer, seller, thing] of [
    ['wish', 'match', me, id('user'), id('other')],
    ['wished', 'met', id('user'), me, id('own')],
  ] as const) {
    await insert('wishes', { id: id(kind), user_id: buyer, ...wish, ...made })
    await insert('matches', { id: id(match), wish_id: id(kind), product_id: thing, buyer_id: buyer, seller_id: seller, ...judged })
  }
  const notification = { type: `'match'`, title: `'Hay'`, message: `'Silla'`, data: `'{}'`, subject: 'n::text', created_at: AT }
  await insert('notifications', { id: id('notice'), user_id: me, ...notification })
  const payout = { user_id: me, amount_minor: '100', currency: `'USD'`, destination: `'alias.de.ana'`, holder: `'Ana'`, created_at: AT }
  await insert('payouts', { id: id('payout'), ...payout, status: `'pedido'` })
  const asked = { code: `'C' || n`, name: `'Ana'`, email: `'ana@feria.example'`, order_number: `'X'`, created_at: AT }
  await insert('withdrawals', { id: id('withdrawal'), ...asked })
  const job = `jsonb_build_object('task', 'orders.paid/orders.email-buyer')`
  await insert('pgboss.job', { id: id('failed'), name: `'failed'`, data: job, created_on: AT, source_name: `'external'` })
  await insert('refused_emails', { id: id('refused'), '"to"': `'ana@feria.example'`, subject: `'Hola'`, reason: `'550 5.1.1'`, at: AT })
  await insert('contact_messages', {
    id: id('message'),
    user_id: me,
    name: `'Ana'`,
    email: `'ana@feria.example'`,
    text: `'Hola'`,
    created_at: AT,
  })
  const offer = { subject: `'Silla'`, score: '0.9', reasons: `'[]'`, status: `'pendiente'`, sent_at: AT }
  await insert('prospect_offers', { id: id('received'), seller_id: id('user'), buyer_id: me, product_id: id('other'), ...offer })
  await insert('prospect_offers', { id: id('sent'), seller_id: me, buyer_id: id('user'), product_id: id('own'), ...offer })
  const shown = { member_id: me, seller_id: id('user'), product_name: `'Silla'`, score: '0.9', reasons: `'[]'`, at: AT }
  await insert('prospect_appearances', { id: id('appearance'), ...shown })
  const done = {
    at: AT,
    actor_id: me,
    action: `'user.role'`,
    subject_kind: `'user'`,
    subject_id: `'x'`,
    subject_name: `'Vecina'`,
    details: `'{}'`,
  }
  await insert('audit_log', { id: id('audit'), ...done })
  await insert('exchange_rates', { ars_cents: '150000 + n', since: AT, source: `'admin'` })
  for (let letter = from; letter <= to; letter++)
    await mail.send({ to: 'ana@feria.example', subject: 'Hola', text: `Carta ${letter}`, html: '' })
}
