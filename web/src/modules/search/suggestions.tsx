import { cardsOf } from '@feria/contract/route'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useRoute } from '../../lib/use-route.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import card from '../catalogue/product-card.module.css'
import { ProductCard } from '../catalogue/product-card.tsx'
import { CardSkeletons } from '../catalogue/skeletons.tsx'
import { HeartButton } from '../favorites/heart-button.tsx'
import { keptNear } from './kept-near.ts'
import classes from './suggestions.module.css'
import { texts } from './texts.ts'

const COUNT = 6
const labels = texts.suggestions

/** Up to six suggested products with the reasons, and a link to all of them. Nothing if there are none. */
export const Suggestions = () => {
  const { data, error, refetch } = useRoute(cardsOf(api.search.suggested), {
    query: { near: keptNear() || undefined, limit: COUNT, view: 'card' },
  })
  if (data?.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="suggestions">
      <h2 id="suggestions" className={classes.title}>
        {labels.title}
      </h2>
      <p className={classes.intro}>{labels.intro}</p>
      {data ? (
        <ul className={classes.cards}>
          {data.map((product) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                footer={
                  <>
                    <ul className={classes.reasons} aria-label={labels.reasons}>
                      {product.reasons.map((reason) => (
                        <li key={reason}>{reason}</li>
                      ))}
                    </ul>
                    <span className={card.heart}>
                      <HeartButton product={product} />
                    </span>
                  </>
                }
              />
            </li>
          ))}
        </ul>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <CardSkeletons count={5} isShelf />
      )}
      <div className={classes.all}>
        <Button component={Link} to="/suggestion-ranking" variant="default" px="sm">
          {labels.all}
        </Button>
      </div>
    </section>
  )
}
