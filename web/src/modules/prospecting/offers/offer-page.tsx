import { conditionOf } from '@feria/contract/catalogue/values'
import type { Offer } from '@feria/contract/prospecting/schemas'
import * as api from '@feria/contract/routes'
import { IconCircleCheck } from '@tabler/icons-react'
import { Link, useParams } from 'react-router'
import { formatAgo, formatDate } from '../../../lib/format.ts'
import { useRoute } from '../../../lib/use-route.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import layout from '../../../ui/one-thing.module.css'
import { OneThing } from '../../../ui/one-thing.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { texts } from '../texts.ts'
import { OfferAnswer } from './offer-answer.tsx'
import classes from './offers.module.css'

const labels = texts.offer
const back = { to: '/matches', crumb: labels.crumb, button: labels.toOffers }

const Reasons = ({ offer: { side, reasons } }: { offer: Offer }) =>
  reasons.length > 0 && (
    <section className={classes.box} aria-labelledby="why">
      <h2 id="why" className={classes.boxTitle}>
        {side === 'recibida' ? labels.why : labels.whyTo}
      </h2>
      {side === 'recibida' && <p className={layout.quiet}>{labels.whyHint}</p>}
      <ul className={layout.reasons}>
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
    <div className={layout.columns}>
      <div className={layout.picture}>
        <Picture src={product.imageUrl} alt="" ratio={4 / 3} sizes="(min-width: 64em) 640px, 100vw" isEager isWhole />
      </div>
      <div className={layout.side}>
        <p className={classes.other}>
          <Avatar name={other.name} src={other.imageUrl} size={44} />
          <span>
            <strong>{side === 'recibida' ? labels.from(other.name) : labels.to(other.name)}</strong>
            <br />
            <time className={layout.quiet} dateTime={answeredAt ?? sentAt} title={formatDate(answeredAt ?? sentAt)}>
              {answeredAt ? labels.answered(formatAgo(answeredAt)) : labels.sent(formatAgo(sentAt))}
            </time>
          </span>
        </p>
        <h1 className={layout.name}>{product.name}</h1>
        <Price value={product.price} currency={product.currency} former={product.originalPrice} size="lg" />
        <p className={layout.quiet}>{[conditionOf(product), product.location].filter(Boolean).join(' · ')}</p>
        <Link to={`/products/${product.id}`} className={layout.crumb}>
          {labels.seeProduct}
        </Link>
        <OfferAnswer offer={offer} />
        <Reasons offer={offer} />
      </div>
    </div>
  )
}

/**
 * /matches/:matchId?oferta=1: a product that its seller offers to one member, why to them, and the answer; for the seller, its
 * outcome.
 */
export const OfferPage = () => {
  const { matchId = '' } = useParams()
  const found = useRoute(api.prospecting.offer, { params: { id: matchId } })
  useTitle(found.data?.product.name)
  return (
    <OneThing back={back} texts={{ ...labels, failed: labels.loadFailed }} found={found}>
      {(offer) => <Shown offer={offer} />}
    </OneThing>
  )
}
