import type { Product } from '@feria/contract/catalogue/schemas'
import { conditionOf } from '@feria/contract/catalogue/values'
import { FactList } from '../../../ui/fact-list.tsx'
import classes from './offer.module.css'
import { texts } from './texts.ts'

/** The facts of a product offered through a link. */
export const OfferFacts = ({ product }: { product: Product }) => {
  const facts = [
    [texts.model, product.description],
    [texts.category, product.category?.name],
    [texts.condition, conditionOf(product)],
    [texts.place, product.location],
  ] as const
  return (
    <section>
      <h2 className={`${classes.heading} ${classes.factsHeading}`}>{texts.facts}</h2>
      <FactList facts={facts} />
    </section>
  )
}
