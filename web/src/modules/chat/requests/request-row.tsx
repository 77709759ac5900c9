import type { ChatRequest } from '@feria/contract/chat/schemas'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatAgo, formatDate } from '../../../lib/format.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import classes from './requests.module.css'

/** The product of a request with its picture, a line on its price or seller, and how long ago it was requested. */
export const RequestProduct = ({ request: { product, createdAt }, children }: { request: ChatRequest; children?: ReactNode }) => (
  <div className={classes.product}>
    <Picture src={product.imageUrl} alt="" sizes="64px" className={classes.picture} />
    <div className={classes.words}>
      <Link to={`/products/${product.id}`} className={classes.productName}>
        {product.name}
      </Link>
      {children ?? <Price value={product.price} currency={product.currency} size="sm" />}
      <time className={classes.quiet} dateTime={createdAt} title={formatDate(createdAt)}>
        {formatAgo(createdAt)}
      </time>
    </div>
  </div>
)
