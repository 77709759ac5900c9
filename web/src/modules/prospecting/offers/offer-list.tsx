import type { Offer } from '@feria/contract/prospecting/schemas'
import * as api from '@feria/contract/routes'
import { Button, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatAgo, formatDate } from '../../../lib/format.ts'
import { usePages } from '../../../lib/use-route.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import layout from '../../../ui/one-thing.module.css'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { texts } from '../texts.ts'
import { OfferPill } from './offer-pill.tsx'
import classes from './offers.module.css'

const labels = texts.offers
const SHOWN = 6

const Card = ({ offer: { id, product, side, seller, buyer, status, sentAt } }: { offer: Offer }) => (
  <Link to={`/matches/${id}?oferta=1`} className={classes.card}>
    <Picture src={product.imageUrl} alt="" sizes="72px" ratio={1} className={classes.thumb} />
    <span className={classes.words}>
      <strong>{product.name}</strong>
      <Price value={product.price} currency={product.currency} size="sm" />
      <span className={layout.quiet}>
        {side === 'recibida' ? labels.fromName(seller.name) : labels.toName(buyer.name)}
        {' · '}
        <time dateTime={sentAt} title={formatDate(sentAt)}>
          {formatAgo(sentAt)}
        </time>
      </span>
      <OfferPill side={side} status={status} />
    </span>
  </Link>
)

interface Props {
  side: Offer['side']
  /** The heading over the list. */
  title: ReactNode
  /** Shown if there are no offers; without it, nothing is. */
  empty?: ReactNode
}

/** The offers that the member received or sent, newest first; a button loads more, since there is more content under it. */
export const OfferList = ({ side, title, empty }: Props) => {
  const { items, isPending, error, hasMore, fetchMore, isFetchingMore, refetch } = usePages(api.prospecting.offers, {
    query: { side, limit: SHOWN },
  })
  const content = () => {
    if (items.length > 0) {
      return (
        <ul className={classes.list}>
          {items.map((offer) => (
            <li key={offer.id}>
              <Card offer={offer} />
            </li>
          ))}
        </ul>
      )
    }
    if (error) return <ErrorState error={error} title={labels.failed} onRetry={refetch} />
    return isPending ? <Skeleton height={104} radius="lg" /> : empty
  }
  // If an empty list shows nothing, its heading must not flash either.
  if (items.length === 0 && empty === undefined) return null
  return (
    <section className={classes.section} aria-busy={isPending || undefined}>
      {title}
      {content()}
      {hasMore && (
        <Button variant="default" loading={isFetchingMore} onClick={fetchMore} className={classes.more}>
          {labels.more}
        </Button>
      )}
    </section>
  )
}
