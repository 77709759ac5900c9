import { useEffect } from 'react'
import { Link } from 'react-router'
import { formatProductPrice } from '../../../lib/format.ts'
import { Picture } from '../../../ui/picture.tsx'
import { texts } from '../texts.ts'
import { usePreviews, wantPreview } from './previews.ts'
import classes from './product-preview.module.css'

const labels = texts.preview

/** The product that a message links to, from our own catalogue: picture, name and price, or that it was sold or is gone. */
export const ProductPreview = ({ id }: { id: string }) => {
  const preview = usePreviews((known) => known[id])
  useEffect(() => wantPreview(id), [id])
  if (preview === 'nothing') return null
  if (preview === undefined) return <div className={classes.card} data-loading aria-hidden="true" />
  if (preview === 'gone')
    return (
      <p className={classes.card} data-gone>
        {labels.gone}
      </p>
    )
  const { name, imageUrl, price, currency, sold, isAvailable } = preview
  return (
    <Link to={`/products/${id}`} className={classes.card}>
      <Picture src={imageUrl} alt="" ratio={1} sizes="56px" className={classes.picture} />
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.price}>{formatProductPrice(price, currency)}</span>
      </span>
      {!isAvailable && <span className={classes.state}>{sold ? labels.sold : labels.unavailable}</span>}
    </Link>
  )
}
