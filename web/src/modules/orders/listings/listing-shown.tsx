import type { Listing } from '@feria/contract/orders/listing-schemas'
import type { ListingPart } from '@feria/contract/orders/values'
import type { ReactNode } from 'react'
import { Picture } from '../../../ui/picture.tsx'
import { Pill } from '../../../ui/pill.tsx'
import { Price } from '../../../ui/price.tsx'
import { linesOf } from '../../catalogue/delivery-lines.tsx'
import classes from './listings.module.css'
import { texts } from './texts.ts'

const Pictures = ({ pictures }: { pictures: Listing['pictures'] }) =>
  pictures.length === 0 ? (
    texts.noPictures
  ) : (
    <ul className={classes.pictures}>
      {pictures.map(({ url }, index) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer" aria-label={texts.picture(index + 1, pictures.length)}>
            <Picture src={url} alt="" sizes="88px" className={classes.picture} />
          </a>
        </li>
      ))}
    </ul>
  )

const partsOf = (listing: Listing): [ListingPart, ReactNode][] => [
  ['name', listing.name],
  ['price', listing.price === null ? texts.noPrice : <Price key="price" value={listing.price} currency={listing.currency} size="sm" />],
  ['pictures', <Pictures key="pictures" pictures={listing.pictures} />],
  ['condition', listing.condition],
  ['brand', listing.brand],
  ['description', listing.description],
  ['category', listing.category],
  ['details', listing.details],
  ['location', listing.location],
  ['delivery', linesOf(listing.delivery, listing.currency).join('. ')],
  ['negotiationConditions', listing.negotiationConditions],
]

interface Props {
  heading: string
  listing: Listing
  /** The parts that are marked, also where one of both has nothing. */
  changes: readonly ListingPart[]
}

/** One listing, part by part, with what changed marked. */
export const ListingShown = ({ heading, listing, changes }: Props) => (
  <section className={classes.listing}>
    <h3 className={classes.when}>{heading}</h3>
    <dl className={classes.parts}>
      {partsOf(listing)
        .filter(([part, shown]) => shown || changes.includes(part))
        .map(([part, shown]) => (
          <div key={part} className={classes.part} data-changed={changes.includes(part) || undefined}>
            <dt>
              {texts.parts[part]} {changes.includes(part) && <Pill tone="warn">{texts.mark}</Pill>}
            </dt>
            <dd>{shown || texts.nothing}</dd>
          </div>
        ))}
    </dl>
  </section>
)
