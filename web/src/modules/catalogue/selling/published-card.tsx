import { publicPageOf } from '@feria/contract/catalogue/address'
import type { ProductDetail } from '@feria/contract/catalogue/schemas'
import * as api from '@feria/contract/routes'
import { Button, CloseButton } from '@mantine/core'
import { IconShare2 } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useRoute } from '../../../lib/use-route.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { ShareButton } from '../share-button.tsx'
import classes from './published-card.module.css'
import { texts } from './texts.ts'
import { LIST_HEADING } from './use-product-actions.ts'

const labels = texts.published

const Share = ({ onClick }: { onClick: () => void }) => (
  <Button variant="default" leftSection={<IconShare2 size={18} aria-hidden="true" />} onClick={onClick}>
    {labels.share}
  </Button>
)

const Card = ({ product, onClose }: { product: ProductDetail; onClose: () => void }) => {
  const close = () => {
    document.getElementById(LIST_HEADING)?.focus({ preventScroll: true })
    onClose()
  }
  return (
    <section className={classes.card} aria-labelledby="published">
      <Picture src={product.imageUrl} alt="" sizes="112px" className={classes.photo} />
      <div className={classes.words}>
        <h2 id="published" className={classes.title}>
          {labels.title}
        </h2>
        <p className={classes.name}>{product.name}</p>
        <Price value={product.price} currency={product.currency} size="sm" />
      </div>
      <CloseButton className={classes.close} aria-label={labels.close} onClick={close} />
      <div className={classes.actions}>
        <Button component={Link} to={`/products/${product.id}`}>
          {labels.see}
        </Button>
        <ShareButton title={product.name} path={publicPageOf(product)} Opener={Share} />
      </div>
    </section>
  )
}

/** The product that was published just now, to be seen and shared; nothing once it is closed, sold, hidden or gone. */
export const PublishedCard = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const { data } = useRoute(api.catalogue.get, { params: { id }, query: {} }, { enabled: id !== '', retry: false })
  const product = id !== '' && data?.visible && !data.sold ? data : null
  return (
    <>
      <span className="only-read" role="status">
        {product ? labels.announced(product.name) : ''}
      </span>
      {product && <Card product={product} onClose={onClose} />}
    </>
  )
}
