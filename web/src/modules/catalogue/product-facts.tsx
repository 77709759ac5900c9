import type { ProductDetail } from '@feria/contract/catalogue/schemas'
import type { ReactNode } from 'react'
import { formatAgo, formatDate } from '../../lib/format.ts'
import { FactList } from '../../ui/fact-list.tsx'
import classes from './product-page.module.css'
import { productTexts } from './product-texts.ts'
import { texts } from './texts.ts'
import { isAmongDetails } from './written-details.ts'

const said = productTexts

/** A product's facts: its model and others, then its free description. */
export const ProductFacts = ({ product }: { product: ProductDetail }) => {
  const facts: [string, ReactNode][] = [
    [said.model, isAmongDetails(product.description, product.details) ? null : product.description],
    [texts.category, product.category?.name ?? texts.noCategory],
    [said.condition, product.condition],
    [said.place, product.location],
    [said.stock, product.sold || product.stock === 0 ? null : texts.available(product.stock)],
    [said.range, product.geolocationRange === null ? null : said.kilometres(product.geolocationRange)],
    [said.terms, product.negotiationConditions],
    [said.preference, product.pricePreference],
    [
      said.published,
      <time key="published" dateTime={product.createdAt} title={formatDate(product.createdAt)}>
        {formatAgo(product.createdAt)}
      </time>,
    ],
  ]
  return (
    <>
      <section className={classes.part}>
        <h2 className={classes.partName}>{said.facts}</h2>
        <FactList facts={facts} />
      </section>
      {product.details && (
        <section className={classes.part}>
          <h2 className={classes.partName}>{said.about}</h2>
          <p className={classes.about}>{product.details}</p>
        </section>
      )}
    </>
  )
}
