import { categoryPageOf, publicPageOf, wishPageOf } from '@feria/contract/catalogue/address'
import type { ProductCard as Card, Category } from '@feria/contract/catalogue/schemas'
import type { PublicWish } from '@feria/contract/wishes/schemas'
import { ProductCard } from '../catalogue/product-card.tsx'

export interface Fresh {
  products: Card[]
  wishes: PublicWish[]
  categories: Category[]
}

/** What has just come onto the market, and its categories; nothing while there is nothing for sale. */
export const LandingFresh = ({ products, categories }: Fresh) =>
  products.length > 0 && (
    <section className="wide newest" aria-labelledby="titulo-nuevos">
      <p className="eyebrow">En la feria ahora</p>
      <h2 id="titulo-nuevos">Recién publicado</h2>
      <ul className="goods">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} to={publicPageOf(product)} footer={null} />
          </li>
        ))}
      </ul>
      <nav aria-label="Categorías">
        <ul className="kinds">
          {categories.map((category) => (
            <li key={category.id}>
              <a href={categoryPageOf(category)}>{category.name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <p>
        <a className="button quiet" href="/explorar">
          Ver todo lo que se vende
        </a>
      </p>
    </section>
  )

/** What members look for, of those who let everybody see it; nothing while there is none. */
export const LandingWishes = ({ wishes }: Pick<Fresh, 'wishes'>) =>
  wishes.length > 0 && (
    <section className="wide newest" aria-labelledby="titulo-busquedas">
      <p className="eyebrow">También se busca</p>
      <h2 id="titulo-busquedas">¿Tenés algo de esto?</h2>
      <ul className="wanted">
        {wishes.map((wish) => (
          <li key={wish.id}>
            <a href={wishPageOf(wish)}>
              <b>{wish.name}</b>
              <small>{[wish.modelo === wish.name ? '' : wish.modelo, wish.province ?? wish.country].filter(Boolean).join(' · ')}</small>
            </a>
          </li>
        ))}
      </ul>
      <p>
        <a className="button quiet" href="/busco">
          Ver todo lo que se busca
        </a>
      </p>
    </section>
  )
