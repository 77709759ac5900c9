import type { Answer, api, Input } from '@feria/contract'
import type { FoundInAdmin } from '@feria/contract/admin/schemas'
import { SEARCH_RESULTS } from '@feria/contract/admin/values'
import { toMajor } from '@feria/contract/money'
import { type SQL, sql } from 'drizzle-orm'
import { type Ctx, memberOf } from '../../../core/context.ts'
import { rowsOf } from '../../../engines/db/database.ts'
import { readPhone, toE164 } from '../../accounts/accounts.module.ts'
import { seesMoney } from '../rules.ts'
import { type AdminSearch, readAdminSearch } from '../search.rules.ts'

/** Of a text that matches more than this, the first found are sorted and the others left out: whoever looks for one writes more. */
const MAX_CANDIDATES = 200
const nothing = sql`false`

const like = (text: string) => text.replace(/[\\%_]/g, '\\$&')
const any = (conditions: SQL[]): SQL => (conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : nothing)

/** Every word begins a word of a folded column, in one of its spellings; a trigram index finds both ways to begin. */
const hasWords = (column: SQL, words: string[][]): SQL => {
  const begins = (word: string) => sql`${column} like ${`${like(word)}%`} or ${column} like ${`% ${like(word)}%`}`
  return words.length > 0
    ? sql`(${sql.join(
        words.map((spellings) => any(spellings.map(begins))),
        sql` and `,
      )})`
    : nothing
}

/** The digits as typed, and those of the whole number in international form where they are one. */
const phonesOf = async (text: string, digits: string | null): Promise<string[]> => {
  if (!digits) return []
  const whole = await readPhone(text).then(toE164, () => null)
  return whole ? [digits, whole.slice(1)] : [digits]
}

const findMembers = async (ctx: Ctx, { id, email, words }: AdminSearch, phones: string[]): Promise<FoundInAdmin['members']> => {
  const digits = sql`regexp_replace(phone, '\\D', '', 'g')`
  const which = id
    ? sql`id in (${id}::uuid, (select user_id from wishes where id = ${id}::uuid))`
    : sql`deleted_at is null and ${any([
        ...(email ? [sql`email = ${email}`] : []),
        ...phones.map((phone) => sql`(phone is not null and ${digits} like ${`%${phone}%`})`),
        hasWords(sql`folded`, words),
      ])}`
  const rows = rowsOf<{ id: string; name: string; email: string; role: 'user'; image: string | null; held: boolean; closed: boolean }>(
    await ctx.db.execute(sql`
      select u.id, u.name, u.email, u.role, u.image_url as image, u.deleted_at is not null as closed,
        exists (select from restrictions r where r.user_id = u.id and r.ended_at is null
          and (r.until is null or r.until > ${ctx.now().toISOString()}::timestamptz)) as held
      from (select * from users where ${which} limit ${MAX_CANDIDATES}) u
      order by u.email = ${email ?? ''} desc, u.id desc limit ${SEARCH_RESULTS}`),
  )
  return rows.map(({ image, held, closed, ...row }) => ({
    ...{ ...row, email: closed ? null : row.email },
    ...{ imageUrl: image, isRestricted: held, isClosed: closed },
  }))
}

const findProducts = async (ctx: Ctx, { id, words }: AdminSearch): Promise<FoundInAdmin['products']> => {
  const folded = words.map((spellings) => spellings.slice(-1))
  const which = id ? sql`id = ${id}::uuid` : hasWords(sql`name_folded`, folded)
  const rows = rowsOf<{ id: string; name: string; image: string | null; seller: string; visible: boolean }>(
    await ctx.db.execute(sql`
      select p.id, p.name, p.image_url as image, p.is_visible as visible, u.name as seller
      from (select * from products where ${which} limit ${MAX_CANDIDATES}) p join users u on u.id = p.user_id
      order by p.id desc limit ${SEARCH_RESULTS}`),
  )
  return rows.map(({ id, name, image, seller, visible }) => ({ id, name, imageUrl: image, sellerName: seller, isVisible: visible }))
}

/** Each way to one, by its index: a condition with `or` would be answered by walking all of them, the newest first. */
const union = (ways: SQL[]): SQL => sql.join(ways, sql` union `)
const newest = (from: SQL) => sql`(select id from ${from} order by id desc limit ${SEARCH_RESULTS})`

const findOrders = async (ctx: Ctx, { id, email, number, providerId }: AdminSearch): Promise<FoundInAdmin['orders']> => {
  const ways = [
    ...(id ? [sql`(select ${id}::uuid as id)`, sql`(select reference as id from payments where id = ${id}::uuid)`] : []),
    ...(number ? [sql`(select id from orders where number = ${number})`] : []),
    ...(providerId ? [sql`(select reference as id from payments where provider_id = ${providerId} limit ${SEARCH_RESULTS})`] : []),
    ...(email
      ? [
          newest(sql`orders where buyer_id = (select id from users where email = ${email})`),
          newest(sql`orders where seller_id = (select id from users where email = ${email})`),
        ]
      : []),
  ]
  if (ways.length === 0) return []
  const rows = rowsOf<{ minor: string | number; at: Date | string } & Omit<FoundInAdmin['orders'][number], 'total' | 'createdAt'>>(
    await ctx.db.execute(sql`
      select o.id, o.number, o.status, o.total_minor as minor, o.currency, o.created_at as at, b.name as "buyerName", s.name as "sellerName"
      from (${union(ways)}) f join orders o on o.id = f.id join users b on b.id = o.buyer_id join users s on s.id = o.seller_id
      order by o.id desc limit ${SEARCH_RESULTS}`),
  )
  return rows.map(({ minor, at, ...row }) => ({ ...row, total: toMajor(Number(minor)), createdAt: new Date(at).toISOString() }))
}

const findPayments = async (ctx: Ctx, { id, number, providerId }: AdminSearch): Promise<FoundInAdmin['payments']> => {
  const ways = [
    ...(id ? [sql`(select ${id}::uuid as id)`, newest(sql`payments where reference = ${id}::uuid`)] : []),
    ...(number ? [newest(sql`payments where reference = (select id from orders where number = ${number})`)] : []),
    ...(providerId ? [newest(sql`payments where provider_id = ${providerId}`)] : []),
  ]
  if (ways.length === 0) return []
  type Row = Pick<FoundInAdmin['payments'][number], 'id' | 'status' | 'currency'>
  const rows = rowsOf<Row & { minor: string | number; at: Date | string; orderId: string | null; number: string | null }>(
    await ctx.db.execute(sql`
      select p.id, p.status, p.amount_minor as minor, p.currency, p.created_at as at, o.id as "orderId", o.number
      from (${union(ways)}) f join payments p on p.id = f.id left join orders o on o.id = p.reference
      order by p.id desc limit ${SEARCH_RESULTS}`),
  )
  return rows.map(({ minor, at, orderId, number, ...row }) => ({
    ...{ ...row, amount: toMajor(Number(minor)), createdAt: new Date(at).toISOString() },
    order: orderId && number ? { id: orderId, number } : null,
  }))
}

/**
 * Members, products, orders and payments by any id, email or number, the telephone, words of names, or a pasted address: one statement of
 * each kind, at most five results, the newest first, a whole email before all. Closed accounts are found by their id alone. Admins and
 * staff; payments only for whoever sees money.
 */
export const searchEverything = async (ctx: Ctx, { query }: Input<typeof api.admin.search>): Promise<Answer<typeof api.admin.search>> => {
  const search = readAdminSearch(query.q)
  const phones = await phonesOf(query.q, search.digits)
  const [members, products, orders, payments] = await Promise.all([
    findMembers(ctx, search, phones),
    findProducts(ctx, search),
    findOrders(ctx, search),
    seesMoney(memberOf(ctx)) ? findPayments(ctx, search) : [],
  ])
  return { members, products, orders, payments }
}
