import type { ProductDetail } from '@feria/contract/catalogue/schemas'
import { Button } from '@mantine/core'
import { IconPencil, IconShieldCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useSession } from '../../lib/session.ts'
import { Price } from '../../ui/price.tsx'
import { ThumbBar } from '../../ui/thumb-bar.tsx'
import { mayAsk, whyNot } from './buy-state.ts'
import { ContactSeller } from './contact-seller.tsx'
import { memberProductTexts } from './member-product-texts.ts'
import classes from './product-page.module.css'
import { productTexts } from './product-texts.ts'

const labels = { ...productTexts, ...memberProductTexts }

const BuyButton = ({ product, isFull = false }: { product: ProductDetail; isFull?: boolean }) => (
  <Button component={Link} to={`/payment?productId=${product.id}`} size="lg" fullWidth={isFull}>
    {labels.buy}
  </Button>
)

interface Props {
  product: ProductDetail
  hasButton: boolean
}

/** A member's actions on a product: buy it and ask its seller, or edit their own; otherwise why it cannot be bought. */
export const BuyBox = ({ product, hasButton }: Props) => {
  const isOwn = useSession((session) => session.user?.id === product.userId)
  const reason = whyNot(product)
  if (isOwn) {
    return (
      <div className={classes.buy}>
        <p className={classes.notice}>{product.visible ? labels.own : `${labels.own} ${labels.hidden}`}</p>
        {product.can.edit && (
          <Button
            component={Link}
            to={`/seller-dashboard?edit=${product.id}`}
            variant="default"
            fullWidth
            leftSection={<IconPencil size={18} aria-hidden="true" />}
          >
            {labels.edit}
          </Button>
        )}
      </div>
    )
  }
  return (
    <div className={classes.buy}>
      {reason ? <p className={classes.notice}>{reason}</p> : hasButton && <BuyButton product={product} isFull />}
      <ContactSeller key={`ask ${product.id}`} product={product} isPossible={mayAsk(product)} />
    </div>
  )
}

/** How Feria protects who buys this; nothing where it cannot be bought. */
export const Protection = ({ product }: Pick<Props, 'product'>) =>
  !whyNot(product) && (
    <p className={classes.safe}>
      <IconShieldCheck size={20} aria-hidden="true" />
      {labels.safe}
    </p>
  )

/** Price and «Comprar ahora» within the thumb's reach on phones. */
export const BuyBar = ({ product }: { product: ProductDetail }) => (
  <ThumbBar>
    <Price value={product.price} currency={product.currency} />
    <BuyButton product={product} />
  </ThumbBar>
)
