import { type Currency, currencies } from '@feria/contract/money'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../core/context.ts'
import { rowsOf } from '../../engines/db/database.ts'
import { rowList } from '../../engines/db/lists.ts'
import { heldOf } from './held-parts.ts'
import { ledgerAccounts, ledgerHolds, ledgerLeaves } from './tables.ts'

/** Members with money in a currency from whom on its total is published: below, it would tell one of them the others' balances. */
const MIN_OWNERS = 5

/** What is owed in a currency, in minor units, by what it is made of. */
export interface OwedSums {
  currency: Currency
  leaves: number
  availableMinor: number
  payingOutMinor: number
  heldMinor: number
  refundingMinor: number
}

/**
 * Writes the leaves of new trees, and returns the sums of those with enough owners. One statement, so that leaves and accounts are of the
 * same moment. Each sum becomes two leaves, split at random and in random order: whoever sees a leaf beside their own learns no balance.
 * Throws when the leaves are not what the accounts say.
 */
export const writeLeaves = async (ctx: Ctx, rootIds: Record<Currency, string>): Promise<OwedSums[]> => {
  const roots = rowList(currencies.map((currency) => ({ currency, root_id: rootIds[currency] })))
  const found = await ctx.db.execute(sql`
    with owed as materialized (
      select owner_id, currency, case kind when 'member' then 'available' when 'paying-out' then 'payingOut' else 'refunding' end as kind,
        balance_minor as amount
      from ${ledgerAccounts} where kind in ('member', 'paying-out', 'refunding') and balance_minor > 0
      union all
      select owner_id, currency, 'held', sum(amount)::bigint from (
        select payee_id as owner_id, currency, ${heldOf.payee} as amount from ${ledgerHolds} where ${heldOf.isOpen}
        union all
        select reseller_id, currency, ${heldOf.reseller} from ${ledgerHolds} where ${heldOf.isOpen}
      ) parts group by 1, 2 having sum(amount) > 0
    ), sums as (
      select currency, count(distinct owner_id) as owners, sum(amount) as total,
        coalesce(sum(amount) filter (where kind = 'available'), 0) as available,
        coalesce(sum(amount) filter (where kind = 'payingOut'), 0) as paying_out,
        coalesce(sum(amount) filter (where kind = 'held'), 0) as held,
        coalesce(sum(amount) filter (where kind = 'refunding'), 0) as refunding
      from owed group by currency
    ), books as (
      select currency, coalesce(sum(balance_minor) filter (where kind = 'held'), 0) as held,
        -sum(balance_minor) filter (where kind in ('outside', 'platform') or (kind = 'member' and balance_minor < 0)) as total
      from ${ledgerAccounts} group by currency
    ), split as materialized (
      select r.root_id, o.currency, o.owner_id, o.kind, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') as nonce,
        case part when 1 then o.first else o.amount - o.first end as amount
      from (select *, floor(random() * (amount + 1))::bigint as first from owed offset 0) o
        join sums s on s.currency = o.currency and s.owners >= ${MIN_OWNERS}
        join jsonb_to_recordset(${roots}) as r (currency text, root_id uuid) on r.currency = o.currency
        cross join generate_series(1, 2) as part
    ), written as (
      insert into ${ledgerLeaves} (root_id, position, owner_id, kind, amount_minor, nonce)
      select root_id, row_number() over (partition by root_id order by nonce) - 1, owner_id, kind, amount, nonce
      from split where amount > 0 returning root_id
    )
    select s.currency, s.owners >= ${MIN_OWNERS} as published, s.available::text, s.paying_out::text, s.held::text, s.refunding::text,
      s.total = b.total and s.held = b.held as agrees, count(r.currency)::text as leaves
    from sums s join books b on b.currency = s.currency
      left join (select currency from written join jsonb_to_recordset(${roots}) as r (currency text, root_id uuid) using (root_id)) r
        on r.currency = s.currency
    group by 1, 2, 3, 4, 5, 6, 7`)
  const rows = rowsOf<{ currency: Currency; published: boolean; agrees: boolean } & Record<string, string>>(found)
  for (const { currency, agrees } of rows) if (!agrees) throw new Error(`What is owed in ${currency} is not what the accounts say.`)
  return rows
    .filter(({ published }) => published)
    .map(({ currency, leaves, available, paying_out, held, refunding }) => ({
      currency,
      leaves: Number(leaves),
      availableMinor: Number(available),
      payingOutMinor: Number(paying_out),
      heldMinor: Number(held),
      refundingMinor: Number(refunding),
    }))
}
