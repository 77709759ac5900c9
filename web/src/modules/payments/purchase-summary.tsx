import type { ProductDetail } from '@feria/contract/catalogue'
import { Skeleton } from '@mantine/core'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import classes from './checkout.module.css'
import { texts } from './texts.ts'

const said = texts.summary

/** What is bought, from whom and the total, before anything is paid. */
export const PurchaseSummary = ({ product }: { product: ProductDetail }) => (
  <section className={classes.summary} aria-labelledby="summary">
    <h2 id="summary">{said.heading}</h2>
    <div className={classes.product}>
      <Picture src={product.imageUrl} alt="" sizes="80px" className={classes.thumb} />
      <div>
        <p className={classes.name}>{product.name}</p>
        <p className={classes.quiet}>{said.seller(product.seller.name)}</p>
        <p className={classes.quiet}>{said.quantity}</p>
      </div>
    </div>
    <div className={classes.total}>
      <span>{said.total}</span>
      <Price value={product.price} currency={product.currency} />
    </div>
  </section>
)

/** The shape of a checkout while the product is on its way. */
export const CheckoutSkeleton = () => (
  <div className={classes.checkout} aria-busy="true">
    <span className="only-read" role="status">
      {said.loading}
    </span>
    <Skeleton height={320} radius="lg" className={classes.main} />
    <Skeleton height={180} radius="lg" />
  </div>
)
