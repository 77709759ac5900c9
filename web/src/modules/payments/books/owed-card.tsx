import { toMajor } from '@feria/contract/money'
import { leafKinds } from '@feria/contract/payments/books'
import type { PublishedRoot } from '@feria/contract/payments/schemas'
import { formatDate } from '../../../lib/format.ts'
import { Price } from '../../../ui/price.tsx'
import classes from './books.module.css'
import { texts } from './texts.ts'

/** What Feria owes in one currency: the total, what it is made of, and the root that commits to it. */
export const OwedCard = ({ root: { currency, at, sumMinor, owed, hash } }: { root: PublishedRoot }) => (
  <li className={classes.card}>
    <h3>{texts.currencies[currency]}</h3>
    <p className={classes.total}>
      <Price value={toMajor(sumMinor)} currency={currency} size="lg" isSum />
    </p>
    <p className={classes.quiet}>{texts.asOf(formatDate(at))}</p>
    <dl className={classes.sums}>
      {leafKinds.map((kind) => (
        <div key={kind}>
          <dt>{texts.kinds[kind]}</dt>
          <dd>
            <Price value={toMajor(owed[kind])} currency={currency} size="sm" isSum />
          </dd>
        </div>
      ))}
    </dl>
    <p className={classes.quiet}>{texts.root}</p>
    <code className={classes.hash}>{hash}</code>
  </li>
)
