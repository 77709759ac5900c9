import { conditionOf } from '@feria/contract/catalogue/values'
import type { Finding } from '@feria/contract/search/schemas'
import { IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { formatProductPrice } from '../../../lib/format.ts'
import { Pill } from '../../../ui/pill.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { OfferCaveats, OfferPrice } from './offer-facts.tsx'
import classes from './offers-button.module.css'
import { OutwardLink } from './outward-link.tsx'
import { platformName } from './platform-name.ts'
import { resultTexts as labels } from './result-texts.ts'

/** «3 ofertas desde …»: one model from several sellers or platforms. A click lists every offer, cheapest first. */
export const OffersButton = ({ name, offers }: { name: string; offers: Finding[] }) => {
  const [isOpen, setIsOpen] = useState(false)
  const [best] = offers
  const from = best && best.price !== null ? labels.from(formatProductPrice(best.price, best.currency)) : ''
  return (
    <>
      <button type="button" className={classes.button} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <span>
          <strong>{labels.offers(offers.length)}</strong> {from}
          <span className="only-read"> {labels.offersOf(name)}</span>
        </span>
        <IconChevronRight size={18} aria-hidden="true" />
      </button>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={labels.offersTitle} size="lg">
        <p className={classes.intro}>{name}</p>
        <ol className={classes.offers}>
          {offers.map((offer) => (
            <li key={offer.id} className={classes.offer}>
              <div className={classes.head}>
                <Pill tone={offer.product ? 'info' : 'quiet'}>{platformName(offer.platform)}</Pill>
                <OfferPrice finding={offer} />
              </div>
              <OutwardLink finding={offer} className={classes.link}>
                {offer.name}
              </OutwardLink>
              <p className={classes.meta}>
                {[offer.location, conditionOf({ ...offer, category: offer.product?.category ?? null }), offer.seller]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <OfferCaveats finding={offer} />
              {!offer.product && (
                <p className={classes.meta} aria-hidden="true">
                  {labels.opensNewTab}
                </p>
              )}
            </li>
          ))}
        </ol>
      </Sheet>
    </>
  )
}
