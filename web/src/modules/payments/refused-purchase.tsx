import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { EmptyState } from '../../ui/empty-state.tsx'
import classes from './checkout.module.css'
import { texts } from './texts.ts'

/** Why this cannot be paid, and the ways back: the product's page, or the history if there is none. */
export const RefusedPurchase = ({ reason, page }: { reason: string; page: string | null }) => (
  <EmptyState
    title={reason}
    action={
      <div className={classes.ways}>
        <Button component={Link} to={page ?? '/history'} replace>
          {page ? texts.payment.toProduct : texts.card.history}
        </Button>
        <Button component={Link} to="/all-products" replace variant="default">
          {texts.payment.toCatalogue}
        </Button>
      </div>
    }
  />
)
