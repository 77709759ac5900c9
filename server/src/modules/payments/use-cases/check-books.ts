import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../core/context.ts'
import { rowsOf } from '../../../engines/db/database.ts'

/** The ledger's invariants, each as a query for violations. */
const laws: { name: string; breaks: string }[] = [
  {
    name: 'every transaction sums to zero in one currency',
    breaks: `select e.transaction_id::text as what from ledger_entries e join ledger_accounts a on a.id = e.account_id
      group by e.transaction_id having sum(e.amount_minor) <> 0 or count(distinct a.currency) > 1`,
  },
  {
    name: 'the balance of an account is the sum of its entries',
    breaks: `select a.id::text as what from ledger_accounts a left join ledger_entries e on e.account_id = a.id
      group by a.id having a.balance_minor <> coalesce(sum(e.amount_minor), 0)`,
  },
  {
    name: 'what is held is what was captured and neither released nor given back',
    breaks: `select a.currency as what from ledger_accounts a where a.kind = 'held' and a.balance_minor <>
      (select coalesce(sum(captured_minor - released_minor - refunded_minor), 0) from ledger_holds h where h.currency = a.currency)`,
  },
  {
    name: 'all accounts of a currency together are zero',
    breaks: `select currency as what from ledger_accounts group by currency having sum(balance_minor) <> 0`,
  },
  {
    name: 'every approved payment was captured once, and nothing else was',
    breaks: `select coalesce(p.id::text, t.subject) as what from (select * from payments where status = 'approved') p
      full join (select * from ledger_transactions where kind = 'capture') t on t.subject = 'capture:' || p.id
      where p.id is null or t.id is null`,
  },
  {
    name: 'what a payment handed out is what its legs received',
    breaks: `select h.payment_id::text as what from ledger_holds h left join ledger_legs l on l.payment_id = h.payment_id
      group by h.payment_id having h.released_minor <> coalesce(sum(l.amount_minor), 0)`,
  },
  {
    name: 'of an order that was paid more than once one payment is handed out at most',
    breaks: `select reference::text as what from ledger_holds where released_minor > 0 group by reference having count(*) > 1`,
  },
  {
    name: 'of every payment what came in is held, and what went back of it is its refunds',
    breaks: `select h.payment_id::text as what from ledger_holds h join payments p on p.id = h.payment_id
      left join refunds r on r.payment_id = p.id group by h.payment_id, p.id
      having h.captured_minor <> p.amount_minor or h.refunded_minor <> p.refunded_minor + coalesce(sum(r.amount_minor), 0)`,
  },
  {
    name: 'refunds give back what was paid at most',
    breaks: `select p.id::text as what from payments p left join refunds r on r.payment_id = p.id and r.status <> 'refused'
      group by p.id having p.refunded_minor + coalesce(sum(r.amount_minor), 0) > p.amount_minor`,
  },
  {
    name: 'what is set aside for refunds is what they ask for',
    breaks: `select a.currency as what from ledger_accounts a where a.kind = 'refunding' and a.balance_minor <>
      (select coalesce(sum(r.amount_minor), 0)
        from refunds r join payments p on p.id = r.payment_id where r.status <> 'done' and p.currency = a.currency)`,
  },
  {
    name: 'what is set aside for withdrawals is what they ask for',
    breaks: `select a.owner_id::text as what from ledger_accounts a where a.kind = 'paying-out' and a.balance_minor <>
      (select coalesce(sum(p.amount_minor), 0)
        from payouts p where p.status = 'pedido' and p.user_id = a.owner_id and p.currency = a.currency)`,
  },
]

/** Every violation of the ledger's invariants, as sentences; none when all hold. For operators and tests. */
export const checkBooks = async (ctx: Ctx): Promise<string[]> => {
  const wrong: string[] = []
  for (const { name, breaks } of laws) {
    const found = rowsOf<{ what: string }>(await ctx.db.execute(sql.raw(`${breaks} limit 20`)))
    if (found.length > 0) wrong.push(`${name}: ${found.map(({ what }) => what).join(', ')}`)
  }
  return wrong
}
