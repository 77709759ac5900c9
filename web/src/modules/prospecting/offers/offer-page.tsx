import { api } from '@feria/contract'
import type { Offer } from '@feria/contract/prospecting'
import { ActionIcon, Button, Skeleton } from '@mantine/core'
import { IconArrowLeft, IconCircleCheck } from '@tabler/icons-react'
import { formatAgo, formatDate } from '../../../lib/format.ts'
import { Link, useNavigate, useParams } from '../../../lib/router.tsx'
import { useRoute } from '../../../lib/use-route.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { texts } from '../texts.ts'
import { OfferAnswer } from './offer-answer.tsx'
import classes from './offers.module.css'

const said = texts.offer
const BACK = '/matches'

const Loading = () => (
  <div className={classes.columns} aria-busy="true">
    <Skeleton radius="lg" style={{ aspectRatio: '4 / 3' }} height="auto" />
    <div className={classes.side}>
      <Skeleton height={44} width="60%" />
      <Skeleton height={40} width="85%" />
      <Skeleton height={36} width="50%" />
      <Skeleton height={180} radius="lg" />
    </div>
  </div>
)

const Gone = () => (
  <EmptyState
    isPage
    title={said.gone}
    text={said.goneHint}
    action={
      <Button component={Link} to={BACK}>
        {said.toOffers}
      </Button>
    }
  />
)

const Reasons = ({ offer: { side, reasons } }: { offer: Offer }) =>
  reasons.length > 0 && (
    <section className={classes.box} aria-labelledby="why">
      <h2 id="why" className={classes.boxTitle}>
        {side === 'recibida' ? said.why : said.whyTo}
      </h2>
      {side === 'recibida' && <p className={classes.quiet}>{said.whyHint}</p>}
      <ul className={classes.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>
            <IconCircleCheck size={20} aria-hidden="true" />
            {reason}
          </li>
        ))}
      </ul>
    </section>
  )

const Shown = ({ offer }: { offer: Offer }) => {
  const { product, side, seller, buyer, sentAt, answeredAt } = offer
  const other = side === 'recibida' ? seller : buyer
  return (
    <div className={classes.columns}>
      <div className={classes.picture}>
        <Picture src={product.imageUrl} alt="" ratio={4 / 3} sizes="(min-width: 64em) 640px, 100vw" isEager isWhole />
      </div>
      <div className={classes.side}>
        <p className={classes.other}>
          <Avatar name={other.name} src={other.imageUrl} size={44} />
          <span>
            <strong>{side === 'recibida' ? said.from(other.name) : said.to(other.name)}</strong>
            <br />
            <time className={classes.quiet} dateTime={answeredAt ?? sentAt} title={formatDate(answeredAt ?? sentAt)}>
              {answeredAt ? said.answered(formatAgo(answeredAt)) : said.sent(formatAgo(sentAt))}
            </time>
          </span>
        </p>
        <h1 className={classes.name}>{product.name}</h1>
        <Price value={product.price} currency={product.currency} former={product.originalPrice} size="lg" />
        <p className={classes.quiet}>{[product.condition, product.location].filter(Boolean).join(' · ')}</p>
        <Link to={`/products/${product.id}`} className={classes.link}>
          {said.seeProduct}
        </Link>
        <OfferAnswer offer={offer} />
        <Reasons offer={offer} />
      </div>
    </div>
  )
}

/** /matches/:matchId?oferta=1: a product that its seller offers to one member, why to them, and the answer; for the seller, what became of it. */
export const OfferPage = () => {
  const { matchId = '' } = useParams()
  const navigate = useNavigate()
  const { data: offer, error, refetch } = useRoute(api.prospecting.offer, { params: { id: matchId } })
  useTitle(offer?.product.name ?? said.title)
  const goBack = () => (history.state?.idx > 0 ? navigate(-1) : navigate(BACK, { replace: true }))
  const content = () => {
    // An address that is no id at all is refused as one, and means the same to who opened it.
    if (error?.status === 404 || error?.status === 400) return <Gone />
    if (offer) return <Shown offer={offer} />
    if (!error) return <Loading />
    return (
      <>
        <h1 className="only-read">{said.title}</h1>
        <ErrorState error={error} title={said.loadFailed} onRetry={() => void refetch()} />
      </>
    )
  }
  return (
    <div className="page">
      <div className={classes.top}>
        <ActionIcon aria-label="Volver" onClick={goBack} className={classes.back}>
          <IconArrowLeft aria-hidden="true" />
        </ActionIcon>
        <Link to={BACK} className={classes.link}>
          {said.crumb}
        </Link>
      </div>
      {content()}
    </div>
  )
}
