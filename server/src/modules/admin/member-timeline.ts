import type { TimelineEntry } from '@feria/contract/admin/member-schemas'
import { MAX_TIMELINE } from '@feria/contract/admin/values'
import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { rowsOf } from '../../engines/db/database.ts'

/** Of more orders than this, the claims of the newest are told. */
const ORDERS_WITH_CLAIMS = 1000
const newest = sql`limit ${MAX_TIMELINE}`
const nobody = sql`null::uuid`

/** One kind of entry: when, what it leads to, its details as SQL, who did it, and where from with its order and limit. */
const entries = (kind: SQL, at: SQL, from: SQL, { subject = nobody, details = sql`'{}'::jsonb`, by = nobody } = {}): SQL =>
  sql`(select ${at} as at, ${kind} as kind, ${subject} as subject, ${details} as details, ${by} as by from ${from})`

const once = (kind: string, column: SQL, from: SQL, more: { details?: SQL } = {}): SQL =>
  entries(sql`${kind}::text`, column, sql`${from} and ${column} is not null`, more)

const ofAccount = (id: SQL): SQL[] => [
  once('registered', sql`created_at`, sql`users where id = ${id}`),
  once('email-confirmed', sql`email_verified_at`, sql`users where id = ${id}`),
  once('phone-confirmed', sql`phone_confirmed_at`, sql`users where id = ${id}`),
  once('closed', sql`deleted_at`, sql`users where id = ${id}`),
  once('second-factor-on', sql`confirmed_at`, sql`second_factors where user_id = ${id}`),
  once('terms-accepted', sql`accepted_at`, sql`terms_acceptances where user_id = ${id}`, {
    details: sql`jsonb_build_object('version', version)`,
  }),
  once('identity-sent', sql`sent_at`, sql`identities where user_id = ${id}`),
  once('identity-decided', sql`decided_at`, sql`identities where user_id = ${id}`, { details: sql`jsonb_build_object('status', status)` }),
]

const ofRestrictions = (id: SQL): SQL[] => [
  entries(sql`'restricted'`, sql`since`, sql`restrictions where user_id = ${id} order by id desc ${newest}`, {
    details: sql`jsonb_strip_nulls(jsonb_build_object('kind', kind, 'reason', reason, 'until', until))`,
    by: sql`by_id`,
  }),
  entries(
    sql`'restriction-ended'`,
    sql`ended_at`,
    sql`restrictions where user_id = ${id} and ended_at is not null order by id desc ${newest}`,
    { details: sql`jsonb_build_object('kind', kind)`, by: sql`ended_by_id` },
  ),
]

const ofTrade = (id: SQL): SQL[] =>
  [[sql`'bought'`, sql`'claim-made'`, sql`buyer_id`] as const, [sql`'sold'`, sql`'claim-received'`, sql`seller_id`] as const].flatMap(
    ([kind, claimed, side]) => {
      const withClaims = sql`(select id, number from orders where ${side} = ${id} order by id desc limit ${ORDERS_WITH_CLAIMS}) o
      join claims c on c.order_id = o.id`
      return [
        entries(kind, sql`created_at`, sql`orders where ${side} = ${id} order by id desc ${newest}`, {
          subject: sql`id`,
          details: sql`jsonb_build_object('number', number, 'status', status)`,
        }),
        entries(claimed, sql`c.created_at`, sql`${withClaims} order by c.id desc ${newest}`, {
          subject: sql`o.id`,
          details: sql`jsonb_build_object('number', o.number, 'kind', c.kind)`,
        }),
        entries(sql`'claim-settled'`, sql`c.settled_at`, sql`${withClaims} where c.settled_at is not null order by c.id desc ${newest}`, {
          subject: sql`o.id`,
          details: sql`jsonb_build_object('number', o.number, 'outcome', c.outcome)`,
        }),
      ]
    },
  )

const ofMoney = (id: SQL): SQL[] => {
  const details = sql`jsonb_build_object('minor', amount_minor::text, 'currency', currency, 'status', status)`
  return [
    entries(sql`'payout-asked'`, sql`created_at`, sql`payouts where user_id = ${id} order by id desc ${newest}`, { details }),
    entries(
      sql`'payout-settled'`,
      sql`settled_at`,
      sql`payouts where user_id = ${id} and settled_at is not null order by id desc ${newest}`,
      { details },
    ),
  ]
}

const ofModeration = (id: SQL): SQL[] => {
  const details = sql`jsonb_build_object('subject', subject, 'reason', reason)`
  const about = sql`abuse_cases where about_id = ${id}`
  return [
    entries(sql`'report-made'`, sql`created_at`, sql`abuse_reports where reporter_id = ${id} order by id desc ${newest}`, {
      subject: sql`case_id`,
      details,
    }),
    entries(sql`'reported'`, sql`created_at`, sql`${about} order by id desc ${newest}`, { subject: sql`id`, details }),
    entries(sql`'report-decided'`, sql`decided_at`, sql`${about} and decided_at is not null order by id desc ${newest}`, {
      subject: sql`id`,
      details: sql`jsonb_strip_nulls(jsonb_build_object('decision', decision, 'days', days::text))`,
      by: sql`decided_by`,
    }),
  ]
}

/** What restrictions tell is not told twice, and no email of a closed account is read back from what was recorded. */
const ofAudit = (id: SQL): SQL[] => [
  entries(
    sql`'audited'`,
    sql`at`,
    sql`audit_log where subject_kind = 'user' and subject_id = ${id}::text
      and action not in ('user.restricted', 'user.restriction-lifted') order by audit_log.id desc ${newest}`,
    { details: sql`(details - 'email') || jsonb_build_object('action', action)`, by: sql`actor_id` },
  ),
]
const ofActs = (id: SQL): SQL[] => [
  entries(sql`'acted'`, sql`at`, sql`audit_log where actor_id = ${id} order by audit_log.id desc ${newest}`, {
    details: sql`jsonb_build_object('action', action, 'name', subject_name)`,
  }),
]

/**
 * The last hundred things that happened to a member, newest first, in one statement: each kind by its index, a hundred at most. `money`
 * adds withdrawals, `acts` what they did as admin. Amounts are in minor units, in `minor`.
 */
export const readTimeline = async (ctx: Ctx, userId: string, sees: { money: boolean; acts: boolean }): Promise<TimelineEntry[]> => {
  const id = sql`${userId}::uuid`
  const all = [
    ...[...ofAccount(id), ...ofRestrictions(id), ...ofTrade(id), ...ofModeration(id), ...ofAudit(id)],
    ...[...(sees.money ? ofMoney(id) : []), ...(sees.acts ? ofActs(id) : [])],
  ]
  type Row = Omit<TimelineEntry, 'at' | 'by' | 'subjectId'> & {
    at: Date | string
    subject: string | null
    by: string | null
    name: string | null
  }
  const rows = rowsOf<Row>(
    await ctx.db.execute(sql`
      select e.at, e.kind, e.subject, e.details, e.by, u.name
      from (${sql.join(all, sql` union all `)} order by at desc limit ${MAX_TIMELINE}) e left join users u on u.id = e.by
      order by e.at desc`),
  )
  return rows.map(({ at, kind, subject, details, by, name }) => ({
    ...{ at: new Date(at).toISOString(), kind, subjectId: subject, details },
    by: by ? { id: by, name: name ?? '' } : null,
  }))
}
