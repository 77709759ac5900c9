import type { Product } from '@feria/contract/catalogue/schemas'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Picture } from '../../ui/picture.tsx'
import { HeartButton } from '../favorites/heart-button.tsx'
import { catalogueTexts } from './catalogue-texts.ts'
import { ChosenPrice } from './chosen-price.tsx'
import { prefetchProduct } from './prefetch-product.ts'
import classes from './product-row.module.css'
import { pageOf, toneOf } from './product-state.ts'
import { texts } from './texts.ts'

interface Props {
  product: Product
  /** Buttons instead of «Ver detalles» and the heart. */
  actions?: ReactNode
}

const stockOf = (product: Product): string => {
  const tone = toneOf(product)
  if (tone === 'sold') return 'Vendido'
  return tone === 'out' ? 'Agotado' : texts.available(product.stock)
}

/** A product as a row: picture, name, category, stock, price, «Ver detalles» and heart. */
export const ProductRow = ({ product, actions }: Props) => (
  <article className={classes.row}>
    <Picture src={product.imageUrl} alt="" ratio={4 / 3} sizes="(min-width: 48em) 168px, 120px" className={classes.picture} />
    <div>
      <h3 className={classes.name}>
        <Link to={pageOf(product)} className={classes.link} onPointerDown={() => prefetchProduct(product.id)}>
          {product.name}
        </Link>
      </h3>
      <p className={classes.meta}>
        {[product.category?.name ?? texts.noCategory, product.location, product.condition].filter(Boolean).join(' · ')}
      </p>
      <p className={classes.stock} data-tone={toneOf(product)}>
        {stockOf(product)}
      </p>
    </div>
    <div className={classes.price}>
      <ChosenPrice {...product} />
    </div>
    <div className={classes.actions}>
      {actions ?? (
        <>
          <Button
            component={Link}
            to={pageOf(product)}
            variant="default"
            size="sm"
            h={44}
            aria-label={catalogueTexts.detailsOf(product.name)}
          >
            {catalogueTexts.details}
          </Button>
          <HeartButton product={product} />
        </>
      )}
    </div>
  </article>
)
