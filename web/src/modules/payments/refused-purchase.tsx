import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { EmptyState } from '../../ui/empty-state.tsx'
import { texts } from './texts.ts'

/** Why a product cannot be bought, and the ways back. */
export const RefusedPurchase = ({ reason, productId }: { reason: string; productId: string }) => (
  <EmptyState
    title={reason}
    action={
      <>
        <Button component={Link} to={`/products/${productId}`} replace mr="sm">
          {texts.payment.toProduct}
        </Button>
        <Button component={Link} to="/all-products" replace variant="default">
          {texts.payment.toCatalogue}
        </Button>
      </>
    }
  />
)
