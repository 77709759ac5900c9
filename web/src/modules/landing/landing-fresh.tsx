import { categoryPageOf, publicPageOf } from '@feria/contract/catalogue/address'
import type { Category, Product } from '@feria/contract/catalogue/schemas'
import { formatProductPrice } from '../../lib/format.ts'
import { NO_PICTURE, sourcesOf } from '../../ui/picture-sources.ts'

export interface Fresh {
  products: Product[]
  categories: Category[]
}

const FreshProduct = ({ product }: { product: Product }) => {
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
