import type { ProductDetail } from '@feria/contract/catalogue/schemas'
import { conditionOf } from '@feria/contract/catalogue/values'
import type { ReactNode } from 'react'
import { formatAgo, formatDate } from '../../lib/format.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { FactList } from '../../ui/fact-list.tsx'
import classes from './product-page.module.css'
import { productTexts } from './product-texts.ts'
import { texts } from './texts.ts'
import { isAmongDetails } from './written-details.ts'

const labels = productTexts
const ProofMark = lazyPart(
  async () => (await import('./proof-mark.tsx')).ProofMark,
  ({ product }) => product.proof !== null,
)

/** A product's photo with the word of the day, its facts: its model and others, then its free description. */
export const ProductFacts = ({ product }: { product: ProductDetail }) => {
  const facts: [string, ReactNode][] = [
    [labels.brand, product.brand],
    [labels.model, isAmongDetails(product.description, product.details) ? null : product.description],
    [texts.category, product.category?.name ?? texts.noCategory],
    [labels.condition, conditionOf(product)],
    [labels.place, product.location],
    [labels.stock, product.sold || product.stock === 0 ? null : texts.available(product.stock)],
    [labels.range, product.geolocationRange === null ? null : labels.kilometres(product.geolocationRange)],
    [labels.terms, product.negotiationConditions],
    [labels.preference, product.pricePreference],
    [
      labels.published,
      // The server rendered it a little earlier.
      <time key="published" dateTime={product.createdAt} title={formatDate(product.createdAt)} suppressHydrationWarning>
        {formatAgo(product.createdAt)}
      </time>,
    ],
  ]
  return (
    <>
      <ProofMark product={product} />
      <section className={classes.part}>
        <h2 className={classes.partName}>{labels.facts}</h2>
        <FactList facts={facts} />
      </section>
      {product.details && (
        <section className={classes.part}>
          <h2 className={classes.partName}>{labels.about}</h2>
          <p className={classes.about}>{product.details}</p>
        </section>
      )}
    </>
  )
}
