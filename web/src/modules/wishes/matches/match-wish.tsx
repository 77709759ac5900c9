import type { MatchDetail } from '@feria/contract/wishes/schemas'
import { Link } from 'react-router'
import { formatPrice } from '../../../lib/format.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import layout from '../../../ui/one-thing.module.css'
import { Pill } from '../../../ui/pill.tsx'
import classes from './match-page.module.css'
import { texts } from './texts.ts'

const labels = texts.match

/** The wish next to the product: the member's own, or the other member's. */
export const MatchWish = ({ match }: { match: MatchDetail }) => {
  const { wish, side, maxPrice, maxPriceCurrency } = match
  const isMine = side === 'busco'
  return (
    <section className={classes.box} aria-labelledby="wish">
      <h2 id="wish" className={classes.boxTitle}>
        {isMine ? labels.yourWish : labels.theirWish}
      </h2>
      <p className={classes.wishName}>
        {wish.name}
        {!wish.activo && <Pill tone="quiet">{labels.wishOff}</Pill>}
      </p>
      <dl className={classes.facts}>
        <div>
          <dt>{labels.model}</dt>
          <dd>{wish.modelo}</dd>
        </div>
        <div>
          <dt>{labels.maxPrice}</dt>
          <dd>{maxPrice === null ? labels.anyPrice : formatPrice(maxPrice, maxPriceCurrency, { tag: true })}</dd>
        </div>
      </dl>
      {isMine && (
        <Link to="/requests" className={layout.crumb}>
          {labels.toWish}
        </Link>
      )}
    </section>
  )
}

/** The other member and their distance: a band, never a place. */
export const MatchOther = ({ match: { other, side, band } }: { match: MatchDetail }) => (
  <section className={classes.other} aria-label={side === 'busco' ? labels.seller : labels.seeker}>
    <Avatar name={other.name} src={other.imageUrl} size={48} />
    <div>
      <p className={layout.quiet}>{side === 'busco' ? labels.seller : labels.seeker}</p>
      <p className={classes.otherName}>{other.name}</p>
    </div>
    <p className={classes.band}>
      <span className="only-read">{labels.distance}: </span>
      {band ?? labels.nowhere}
    </p>
  </section>
)
