import { type Currency, currencies } from '@feria/contract/money'
import type { Movement } from '@feria/contract/payments/schemas'
import * as api from '@feria/contract/routes'
import { NativeSelect } from '@mantine/core'
import { Link, useSearchParams } from 'react-router'
import { formatDate } from '../../../lib/format.ts'
import { usePages } from '../../../lib/use-route.ts'
import classes from './balance.module.css'
import { ListParts } from './list-parts.tsx'
import { formatSigned } from './payout-values.ts'
import { texts } from './texts.ts'

const labels = texts.movements

const Line = ({ movement: { kind, amount, currency, createdAt, orderId } }: { movement: Movement }) => (
  <li className={classes.line}>
    <span className={classes.words}>
      <span className={classes.kind}>{labels.kinds[kind]}</span>
      <span className={classes.where}>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        {orderId && (
          <Link to={`/sales/${orderId}`} className={classes.link}>
            {labels.toSale}
          </Link>
        )}
      </span>
    </span>
    <span className={classes.amount} data-minus={amount < 0 || undefined}>
      {formatSigned(amount, currency)}
    </span>
  </li>
)

/** The movements of the balances, newest first; with two currencies the URL says which are shown. */
export const Movements = ({ known }: { known: Currency[] }) => {
  const [params, setParams] = useSearchParams()
  const currency = currencies.find((one) => one === params.get('moneda'))
  const list = usePages(api.payments.movements, { query: { currency } }, { keepsPrevious: true })
  return (
    <section className={classes.section} aria-labelledby="movements">
      <div className={classes.top}>
        <h2 id="movements" className={classes.heading}>
          {labels.heading}
        </h2>
        {known.length > 1 && (
          <NativeSelect
            aria-label={labels.filter}
            value={currency ?? ''}
            onChange={({ currentTarget: { value } }) => setParams(value ? { moneda: value } : {}, { replace: true })}
            data={[{ value: '', label: labels.all }, ...known.map((one) => ({ value: one, label: texts.currencies[one] }))]}
          />
        )}
      </div>
      <ul className={classes.list}>
        {list.items.map((movement) => (
          <Line key={movement.id} movement={movement} />
        ))}
      </ul>
      <ListParts list={list} nothing={currency ? labels.nothingIn : labels.nothing} />
    </section>
  )
}
