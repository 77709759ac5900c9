import { categoryPageOf, publicPageOf, wishPageOf } from '@feria/contract/catalogue/address'
import type { Category, ProductCard } from '@feria/contract/catalogue/schemas'
import type { PublicWish } from '@feria/contract/wishes/schemas'
import { formatProductPrice } from '../../lib/format.ts'
import { NO_PICTURE, sourcesOf } from '../../ui/picture-sources.ts'

export interface Fresh {
  products: ProductCard[]
  wishes: PublicWish[]
  categories: Category[]
}

const FreshProduct = ({ product }: { product: ProductCard }) => {
  const src = product.imageUrl ?? NO_PICTURE
  return (
    <li>
      <a className="fresh" href={publicPageOf(product)}>
        <img
          src={src}
          srcSet={sourcesOf(src)}
          sizes="(min-width: 64em) 17rem, (min-width: 48em) 30vw, 46vw"
          width="400"
          height="300"
          alt=""
          loading="lazy"
        />
        <b>
          {formatProductPrice(product.price)} {product.price ? <small>{product.currency}</small> : null}
        </b>
        <span>{product.name}</span>
        <small>{product.location}</small>
      </a>
    </li>
  )
}

/** What has just come onto the market, and its categories; nothing while there is nothing for sale. */
export const LandingFresh = ({ products, categories }: Fresh) =>
  products.length > 0 && (
    <section className="wide newest" aria-labelledby="titulo-nuevos">
      <p className="eyebrow">En la feria ahora</p>
      <h2 id="titulo-nuevos">Recién publicado</h2>
      <ul className="goods">
        {products.map((product) => (
          <FreshProduct key={product.id} product={product} />
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
