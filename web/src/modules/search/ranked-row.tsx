import type { RankedProduct } from '@feria/contract/search/schemas'
import { DEFAULT_DISTANCE_KM } from '@feria/contract/search/values'
import { IconMapPin } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Picture } from '../../ui/picture.tsx'
import { ChosenPrice } from '../catalogue/chosen-price.tsx'
import { prefetchProduct } from '../catalogue/prefetch-product.ts'
import { HeartButton } from '../favorites/heart-button.tsx'
import classes from './ranked-row.module.css'
import { texts } from './texts.ts'

const labels = texts.ranking

const Distance = ({ km }: { km: number | null }) => (
  <span className={classes.distance}>
    <IconMapPin size={16} aria-hidden="true" />
    {km === null ? labels.assumed(DEFAULT_DISTANCE_KM) : labels.kilometres(km)}
    {km === null && <span className={classes.estimated}>{labels.estimated}</span>}
  </span>
)

/** A product of the ranking with its number, category, distance and price; the whole row opens the product. */
export const RankedRow = ({ product, place }: { product: RankedProduct; place: number }) => (
  <article className={classes.row}>
    <span className={classes.place} data-first={place <= 3 || undefined}>
      {place}
    </span>
    <Picture src={product.imageUrl} alt="" ratio={4 / 3} sizes="112px" className={classes.picture} />
    <div>
      <h3 className={classes.name}>
        <Link to={`/products/${product.id}`} className={classes.link} onPointerDown={() => prefetchProduct(product.id)}>
          {product.name}
        </Link>
      </h3>
      <p className={classes.meta}>{product.category?.name ?? texts.noCategory}</p>
      <p className={classes.meta}>
        <Distance km={product.distance} />
        <span>{product.location}</span>
      </p>
    </div>
    <div className={classes.price}>
      <ChosenPrice price={product.price} currency={product.currency} size="sm" />
    </div>
    <span className={classes.heart}>
      <HeartButton product={product} />
    </span>
  </article>
)
