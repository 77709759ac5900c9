import type { ProductCard as Card } from '@feria/contract/catalogue/schemas'
import { conditionOf } from '@feria/contract/catalogue/values'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Picture } from '../../ui/picture.tsx'
import { HeartButton } from '../favorites/heart-button.tsx'
import { CARD_SIZES } from './card-sizes.ts'
import { ListedPrice } from './listed-price.tsx'
import { loadEarly } from './load-early.ts'
import classes from './product-card.module.css'
import { pageOf, toneOf } from './product-state.ts'
import { StockBadge } from './stock-badge.tsx'
import { texts } from './texts.ts'

interface Props {
  product: Card
  /** For cards seen first: their picture loads eagerly. */
  isEager?: boolean
  /** Shown under the price, e.g. the price in another currency. */
  underPrice?: ReactNode
  /** Shown under the card instead of its heart; null for neither. */
  footer?: ReactNode
  /** Where the card leads; by default to the members' page of the product. */
  to?: string
}

/**
 * The card of a product, the same everywhere: picture, badge, price, name, place, condition and heart. The whole card opens the product.
 * The price is in the currency that was chosen on this device, with the listed one below.
 */
export const ProductCard = ({ product, isEager = false, underPrice, footer, to = pageOf(product) }: Props) => (
  <article className={classes.card}>
    <div className={classes.picture}>
      <Picture src={product.imageUrl} alt="" ratio={4 / 3} sizes={CARD_SIZES} isEager={isEager} />
      <span className={classes.badge}>
        <StockBadge product={product} />
      </span>
    </div>
    <div className={classes.words}>
      <ListedPrice {...product} />
      {underPrice}
      <h3 className={classes.name}>
        <Link
          to={to}
          prefetch="intent"
          discover="none"
          className={classes.link}
          onPointerDown={to === pageOf(product) ? () => loadEarly(product.id) : undefined}
        >
          {product.name}
        </Link>
      </h3>
      <p className={classes.meta}>{[product.location, conditionOf(product)].filter(Boolean).join(' · ')}</p>
      {toneOf(product) === 'few' && <p className={classes.few}>{texts.left(product.stock)}</p>}
    </div>
    {footer === undefined ? (
      <span className={classes.heart}>
        <HeartButton product={product} />
      </span>
    ) : (
      footer
    )}
  </article>
)
