import { toMajor } from '@feria/contract/money'
import { formatDate } from '../../../lib/format.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { Price } from '../../../ui/price.tsx'
import classes from './books.module.css'
import type { Checked } from './check-proof.ts'
import { texts } from './texts.ts'

const labels = texts.own

/** Whether a member's money in one currency was found in the published root, and what it was. */
export const CheckedSums = ({ root: { currency, at }, isCounted, sums }: Checked) => {
  const name = texts.currencies[currency].toLowerCase()
  return (
    <li className={classes.card}>
      <InlineNotice kind={isCounted ? 'success' : 'error'}>{isCounted ? labels.good(name) : labels.bad(name)}</InlineNotice>
      <dl className={classes.sums}>
        {sums.map(([kind, minor]) => (
          <div key={kind}>
            <dt>{labels.kinds[kind]}</dt>
            <dd>
              <Price value={toMajor(minor)} currency={currency} size="sm" isSum />
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.quiet}>{labels.asOf(formatDate(at))}</p>
    </li>
  )
}
