import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { EmptyState } from '../../ui/empty-state.tsx'
import classes from './checkout.module.css'
import { texts } from './texts.ts'

/** Why this cannot be paid, and the ways back; without a product they lead to the history. */
export const RefusedPurchase = ({ reason, productId }: { reason: string; productId: string | null }) => (
  <EmptyState
    title={reason}
    action={
      <div className={classes.ways}>
        <Button component={Link} to={productId ? `/products/${productId}` : '/history'} replace>
          {productId ? texts.payment.toProduct : texts.card.history}
        </Button>
        <Button component={Link} to="/all-products" replace variant="default">
          {texts.payment.toCatalogue}
        </Button>
      </div>
    }
  />
)
