import type { Breakdown } from '@feria/contract/reselling/schemas'
import { formatPrice } from '../../../lib/format.ts'
import { Price } from '../../../ui/price.tsx'
import classes from './breakdown-list.module.css'

interface Props {
  breakdown: Breakdown
  /** The labels of its three lines, for this reader. */
  names: { seller: string; commission: string; total: string }
}

/** The breakdown of a price: its parts, with two decimals, and the total. */
export const BreakdownList = ({ breakdown: { seller, commission, total, currency }, names }: Props) => (
  <dl className={classes.list}>
    <dt>{names.seller}</dt>
    <dd>{formatPrice(seller, currency, { hasCents: true })}</dd>
    <dt>{names.commission}</dt>
    <dd>{formatPrice(commission, currency, { hasCents: true })}</dd>
    <dt className={classes.total}>{names.total}</dt>
    <dd className={classes.total}>
      <Price value={total} currency={currency} />
    </dd>
  </dl>
)
