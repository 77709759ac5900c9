import { toMajor } from '@feria/contract/money'
import type { PublishedRoot } from '@feria/contract/payments/schemas'
import { formatDate, formatNumber } from '../../../lib/format.ts'
import { Price } from '../../../ui/price.tsx'
import classes from './books.module.css'
import { texts } from './texts.ts'

/** The published roots, the newest first, each with its link in the chain. */
export const RootList = ({ roots }: { roots: PublishedRoot[] }) => (
  <section aria-labelledby="roots" className={classes.section}>
    <h2 id="roots">{texts.before}</h2>
    <ol className={classes.roots}>
      {roots.map(({ day, currency, at, sumMinor, leaves, hash, chain }) => (
        <li key={`${day} ${currency}`} className={classes.root}>
          <span className={classes.line}>
            <time dateTime={at}>{formatDate(at)}</time>
            <Price value={toMajor(sumMinor)} currency={currency} size="sm" isSum />
            <span className={classes.quiet}>{texts.leaves(formatNumber(leaves))}</span>
          </span>
          <dl className={classes.hashes}>
            <dt>{texts.root}</dt>
            <dd>
              <code className={classes.hash}>{hash}</code>
            </dd>
            <dt>{texts.chain}</dt>
            <dd>
              <code className={classes.hash}>{chain}</code>
            </dd>
          </dl>
        </li>
      ))}
    </ol>
  </section>
)
