import type { ProductCard as Card } from '@feria/contract/catalogue/schemas'
import { conditionOf } from '@feria/contract/catalogue/values'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Picture } from '../../ui/picture.tsx'
import { LinkButton } from '../../ui/plain-button.tsx'
import { HeartButton } from '../favorites/heart-button.tsx'
import { catalogueTexts } from './catalogue-texts.ts'
import { ListedPrice } from './listed-price.tsx'
import { loadEarly } from './load-early.ts'
import classes from './product-row.module.css'
import { pageOf, toneOf } from './product-state.ts'
import { texts } from './texts.ts'

interface Props {
  product: Card
  /** What stands before the picture, e.g. its number. */
  lead?: ReactNode
  /** Instead of category, place, condition and stock. */
  facts?: ReactNode
  /** Instead of «Ver detalles» and the heart. */
  actions?: ReactNode
}

const stockOf = (product: Card): string => {
  const tone = toneOf(product)
  if (tone === 'sold') return 'Vendido'
  return tone === 'out' ? 'Agotado' : texts.available(product.stock)
}

const Facts = ({ product }: Pick<Props, 'product'>) => (
  <>
    <p className={classes.meta}>
      {[product.category?.name ?? texts.noCategory, product.location, conditionOf(product)].filter(Boolean).join(' · ')}
    </p>
    <p className={classes.stock} data-tone={toneOf(product)}>
      {stockOf(product)}
    </p>
  </>
)

const Details = ({ product }: Pick<Props, 'product'>) => (
  <>
    <LinkButton to={pageOf(product)} look="outlined" size="sm" aria-label={catalogueTexts.detailsOf(product.name)}>
      {catalogueTexts.details}
    </LinkButton>
    <HeartButton product={product} />
  </>
)

/** The card of a product as a row: picture, name, facts, price and actions. The whole row opens the product. */
export const ProductRow = ({ product, lead, facts, actions }: Props) => (
  <article className={classes.row} data-led={lead ? true : undefined}>
    {lead}
    <Picture src={product.imageUrl} alt="" ratio={4 / 3} sizes="(min-width: 48em) 168px, 120px" className={classes.picture} />
    <div>
      <h3 className={classes.name}>
        <Link to={pageOf(product)} className={classes.link} onPointerDown={() => loadEarly(product.id)}>
          {product.name}
        </Link>
      </h3>
      {facts ?? <Facts product={product} />}
    </div>
    <div className={classes.price}>
      <ListedPrice {...product} />
    </div>
    <div className={classes.actions}>{actions ?? <Details product={product} />}</div>
  </article>
)
