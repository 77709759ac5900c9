import type { Finding } from '@feria/contract/search/schemas'
import { IconExternalLink } from '@tabler/icons-react'
import { Picture } from '../../../ui/picture.tsx'
import { Pill } from '../../../ui/pill.tsx'
import { useChosenCurrency } from '../../catalogue/chosen-currency.ts'
import card from '../../catalogue/product-card.module.css'
import { ProductCard } from '../../catalogue/product-card.tsx'
import { HeartButton } from '../../favorites/heart-button.tsx'
import { kilometres } from '../kilometres.ts'
import { aroundHit } from './around-hit.ts'
import { formatComparable, OfferCaveats, OfferPrice } from './offer-facts.tsx'
import { OffersButton } from './offers-button.tsx'
import { OutwardLink } from './outward-link.tsx'
import { platformName } from './platform-name.ts'
import classes from './result-card.module.css'
import { resultTexts as labels } from './result-texts.ts'

interface Props {
  finding: Finding
  /** All offers of the same model, cheapest first; empty if there is nothing to compare. */
  offers: Finding[]
  isEager: boolean
}

/**
 * The last line of every card: where it is sold or opens, or the offers of all platforms. Fixed height, so that late offers cause no
 * layout shift.
 */
const Foot = ({ finding, offers }: Omit<Props, 'isEager'>) => (
  <div className={classes.foot}>
    {offers.length > 0 ? (
      <OffersButton name={finding.name} offers={offers} />
    ) : finding.product ? (
      <>
        <Pill tone="info">{platformName(finding.platform)}</Pill>
        {finding.distance !== null && <span className={classes.quiet}>{kilometres(finding.distance)}</span>}
      </>
    ) : (
      <>
        <span className={classes.quiet} aria-hidden="true">
          {labels.opensNewTab}
        </span>
        <IconExternalLink size={18} className={classes.out} aria-hidden="true" />
      </>
    )}
  </div>
)

const Hits = ({ snippet }: Pick<Finding, 'snippet'>) => {
  const pieces = aroundHit(snippet)
  if (pieces.length === 0) return null
  return (
    <p className={classes.snippet}>
      {pieces.map(({ text, isHit }, n) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key and never change order.
        return isHit ? <mark key={n}>{text}</mark> : <span key={n}>{text}</span>
      })}
    </p>
  )
}

/** A result from another platform, similar to our own cards; the whole card opens the offer there. */
const OutsideCard = ({ finding, offers, isEager }: Props) => (
  <article className={card.card}>
    <div className={card.picture}>
      <Picture src={finding.imageUrl} alt="" ratio={4 / 3} isEager={isEager} isWhole className={classes.outside} />
      <span className={card.badge}>
        <Pill tone="quiet">{platformName(finding.platform)}</Pill>
      </span>
    </div>
    <div className={card.words}>
      <OfferPrice finding={finding} />
      <h3 className={card.name}>
        <OutwardLink finding={finding} className={card.link}>
          {finding.name}
        </OutwardLink>
      </h3>
      <p className={card.meta}>{[finding.location, finding.condition, finding.seller].filter(Boolean).join(' · ')}</p>
      <OfferCaveats finding={finding} />
    </div>
    <Foot finding={finding} offers={offers} />
  </article>
)

/** One result: ours as the usual product card, another platform's in the same shape. */
export const ResultCard = ({ finding, offers, isEager }: Props) => {
  const chosen = useChosenCurrency()
  if (!finding.product) return <OutsideCard finding={finding} offers={offers} isEager={isEager} />
  return (
    <ProductCard
      product={finding.product}
      to={finding.url}
      isEager={isEager}
      underPrice={
        // Chosen dollars stand there already.
        chosen !== 'USD' &&
        finding.currency !== 'USD' &&
        finding.comparable !== null && <p className={classes.comparable}>{formatComparable(finding.comparable)}</p>
      }
      footer={
        <>
          <Hits snippet={finding.snippet} />
          <Foot finding={finding} offers={offers} />
          <span className={card.heart}>
            <HeartButton product={finding.product} />
          </span>
        </>
      }
    />
  )
}
