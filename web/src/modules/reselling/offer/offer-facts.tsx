import type { Product } from '@feria/contract/catalogue'
import classes from './offer.module.css'
import { texts } from './texts.ts'

/** What is known of a product that is offered through a link. */
export const OfferFacts = ({ product }: { product: Product }) => {
  const facts = [
    [texts.model, product.description],
    [texts.category, product.category?.name],
    [texts.condition, product.condition],
    [texts.place, product.location],
  ] as const
  return (
    <section>
      <h2 className={classes.heading}>{texts.facts}</h2>
      <dl className={classes.facts}>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name} className={classes.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  )
}
