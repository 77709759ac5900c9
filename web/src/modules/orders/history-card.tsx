import type { Currency } from '@feria/contract/money'
import { Link } from 'react-router'
import { formatDate } from '../../lib/format.ts'
import { Picture } from '../../ui/picture.tsx'
import { Pill } from '../../ui/pill.tsx'
import { Price } from '../../ui/price.tsx'
import classes from './history.module.css'
import { OrderStatusPill } from './order-status.tsx'
import { texts } from './texts.ts'

interface Props {
  to: string
  name: string
  /** Number of products besides the named one. */
  others?: number
  imageUrl: string | null
  /** The other party. */
  party?: string
  createdAt: string
  total: number
  currency: Currency
  status: string
  /** What the status means for the reader. */
  meaning: string
  /** It was bought a moment ago. */
  isNew?: boolean
}

/** A purchase or a sale in the history; the whole card is one link. */
export const HistoryCard = ({
  to,
  name,
  others = 0,
  imageUrl,
  party,
  createdAt,
  total,
  currency,
  status,
  meaning,
  isNew = false,
}: Props) => (
  <li>
    <Link to={to} className={classes.card} data-new={isNew || undefined}>
      <Picture src={imageUrl} alt="" sizes="88px" className={classes.picture} />
      <span className={classes.words}>
        {isNew && (
          <span>
            <Pill tone="good">{texts.history.fresh}</Pill>
          </span>
        )}
        <span className={classes.name}>{name}</span>
        {others > 0 && <span className={classes.quiet}>{texts.history.more(others)}</span>}
        <span className={classes.quiet}>
          <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          {party && <> · {party}</>}
        </span>
        <span>{meaning}</span>
      </span>
      <span className={classes.end}>
        <Price value={total} currency={currency} size="sm" />
        <OrderStatusPill status={status} />
      </span>
    </Link>
  </li>
)
