import { cardsOf } from '@feria/contract/route'
import * as api from '@feria/contract/routes'
import { useRoute } from '../../lib/use-route.ts'
import grid from '../../ui/card-grid.module.css'
import { ErrorState } from '../../ui/error-state.tsx'
import { catalogueTexts } from './catalogue-texts.ts'
import { ProductCard } from './product-card.tsx'
import { CardSkeletons } from './skeletons.tsx'

const COUNT = 10

/** The newest products that can still be bought; nothing if there are none. */
export const NewestProducts = () => {
  const { data, error, refetch } = useRoute(cardsOf(api.catalogue.list), {
    query: { sort: 'newest', in_stock: 'true', limit: COUNT, view: 'card' },
  })
  if (data?.length === 0) return null
  return (
    <section aria-label={catalogueTexts.newest}>
      <h2 style={{ fontSize: '1.5rem', marginBottom: '0.875rem' }}>{catalogueTexts.newest}</h2>
      {data ? (
        <ul className={grid.shelf}>
          {data.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <CardSkeletons count={5} isShelf />
      )}
    </section>
  )
}
