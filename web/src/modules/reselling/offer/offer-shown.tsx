import { conditionOf } from '@feria/contract/catalogue/values'
import type { ResaleOffer } from '@feria/contract/reselling/schemas'
import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { Link, useSearchParams } from 'react-router'
import { useSession } from '../../../lib/session.ts'
import { useIsMobile } from '../../../lib/use-width.ts'
import { Price } from '../../../ui/price.tsx'
import { ThumbBar } from '../../../ui/thumb-bar.tsx'
import { Gallery } from '../../catalogue/gallery.tsx'
import { picturesOf, toneOf } from '../../catalogue/product-state.ts'
import { StockBadge } from '../../catalogue/stock-badge.tsx'
import { toPercent } from '../share/breakdown.ts'
import { BreakdownList } from '../share/breakdown-list.tsx'
import { texts as shared } from '../texts.ts'
import { ContactReseller } from './contact-reseller.tsx'
import classes from './offer.module.css'
import { OfferFacts } from './offer-facts.tsx'
import { ResellerCard } from './reseller-card.tsx'
import { texts } from './texts.ts'

/** Why the offer cannot be bought now; null if it can. */
const whyNot = ({ product, breakdown, isAvailable }: ResaleOffer): string | null => {
  if (isAvailable && breakdown) return null
  const tone = toneOf(product)
  if (tone === 'sold') return texts.sold
  if (tone === 'out') return texts.out
  return breakdown ? texts.unavailable : texts.noPrice
}

/** The payment page; keeps `t`, which payment URLs carry. */
const paymentOf = (id: string, t: string | null): string => `/payment?${new URLSearchParams({ resaleId: id, ...(t ? { t } : {}) })}`

const Notice = ({ text, isOwnLink }: { text: string; isOwnLink: boolean }) => (
  <div className={classes.notice}>
    <p>{text}</p>
    {isOwnLink && (
      <Button component={Link} to="/reseller/links" variant="default">
        {texts.toLinks}
      </Button>
    )}
  </div>
)

/** What a link offers: the product, its price with the breakdown, the reseller, and the ways to buy it or leave one's contact. */
export const OfferShown = ({ offer }: { offer: ResaleOffer }) => {
  const { id, product, breakdown, reseller, commissionRate, can } = offer
  const memberId = useSession((session) => session.user?.id)
  const isMobile = useIsMobile()
  const [search] = useSearchParams()
  const isOwnLink = reseller.id === memberId
  const isOwnProduct = product.userId === memberId
  const reason = whyNot(offer)
  const own = isOwnLink ? texts.ownLink : isOwnProduct ? texts.ownProduct(reseller.name) : null
  const buy = (
    <Button component={Link} to={paymentOf(id, search.get('t'))} size="lg" fullWidth={!isMobile}>
      {texts.buy}
    </Button>
  )
  return (
    <>
      <div className={classes.columns}>
        <div className={classes.main}>
          <Gallery pictures={picturesOf(product)} />
        </div>
        <div className={classes.side}>
          <p className={classes.quiet}>{[conditionOf(product), product.location].filter(Boolean).join(' · ')}</p>
          <h1 className={classes.name}>{product.name}</h1>
          <Price value={breakdown?.total ?? null} currency={product.currency} size="lg" />
          <p className={classes.stock}>
            <StockBadge product={product} />
          </p>
          {own && <Notice text={own} isOwnLink={isOwnLink} />}
          {reason && <Notice text={reason} isOwnLink={false} />}
          {can.buy && !isMobile && buy}
          {breakdown && (
            <section className={classes.box} aria-labelledby="parts">
              <h2 id="parts" className={classes.small}>
                {texts.parts.heading}
              </h2>
              <BreakdownList
                breakdown={breakdown}
                names={{
                  seller: texts.parts.seller,
                  commission: texts.parts.commission(shared.commission.percent(toPercent(commissionRate))),
                  total: texts.parts.total,
                }}
              />
            </section>
          )}
          <ResellerCard reseller={reseller} />
          {can.buy && (
            <p className={classes.safe}>
              <IconLock size={20} aria-hidden="true" />
              <span>
                {texts.safe} {texts.held}
              </span>
            </p>
          )}
          {can.buy && <ContactReseller id={id} name={reseller.name} />}
        </div>
        <div className={classes.rest}>
          <OfferFacts product={product} />
        </div>
      </div>
      {can.buy && isMobile && (
        <ThumbBar>
          <Price value={breakdown?.total ?? null} currency={product.currency} />
          {buy}
        </ThumbBar>
      )}
    </>
  )
}
