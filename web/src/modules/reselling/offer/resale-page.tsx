import * as api from '@feria/contract/routes'
import { Button, Skeleton } from '@mantine/core'
import { Link, useParams } from 'react-router'
import type { CallError } from '../../../lib/call.ts'
import { formatProductPrice } from '../../../lib/format.ts'
import { useRoute } from '../../../lib/use-route.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import classes from './offer.module.css'
import { OfferShown } from './offer-shown.tsx'
import { texts } from './texts.ts'
import { useDescription } from './use-description.ts'
import { useVisit } from './use-visit.ts'

const Loading = () => (
  <div className={classes.columns} aria-busy="true">
    <span className="only-read" role="status">
      {texts.loading}
    </span>
    <Skeleton radius="lg" style={{ aspectRatio: '4 / 3' }} height="auto" />
    <div className={classes.side}>
      <Skeleton height={20} width="40%" />
      <Skeleton height={40} width="90%" />
      <Skeleton height={44} width="55%" />
      <Skeleton height={130} mt={12} />
      <Skeleton height={84} mt={12} />
    </div>
  </div>
)

/** A link that was removed or never existed, or a product that its seller withdrew, each with a way on. */
const Gone = ({ error }: { error: CallError }) => {
  const isHidden = error.code === 'reselling.not-available'
  return (
    <EmptyState
      isPage
      title={isHidden ? texts.unavailable : texts.gone}
      text={isHidden ? texts.unavailableHint : texts.goneHint}
      action={
        <Button component={Link} to="/all-products">
          {texts.toProducts}
        </Button>
      }
    />
  )
}

/** /resale/:linkId, for everybody: what a link offers at its current price, with the breakdown. */
export const ResalePage = () => {
  const { linkId = '' } = useParams()
  const { data: offer, error, refetch } = useRoute(api.reselling.offer, { params: { id: linkId } })
  const price = offer?.breakdown && formatProductPrice(offer.breakdown.total, offer.breakdown.currency)
  useTitle(offer?.product.name)
  useDescription(offer && texts.describe(offer.product.name, price ?? formatProductPrice(null), offer.reseller.name))
  useVisit(offer?.id)
  const isGone = error !== null && error.status >= 400 && error.status < 500 && error.status !== 429
  const content = () => {
    if (isGone) return <Gone error={error} />
    if (offer) return <OfferShown offer={offer} />
    if (!error) return <Loading />
    return (
      <>
        <h1 className="only-read">{texts.title}</h1>
        <ErrorState error={error} title={texts.failed} onRetry={() => void refetch()} />
      </>
    )
  }
  return <div className="page">{content()}</div>
}
