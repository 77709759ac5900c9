import type { Order } from '@feria/contract/orders/schemas'
import { Button } from '@mantine/core'
import { IconHourglass } from '@tabler/icons-react'
import { Link } from 'react-router'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import classes from './orders.module.css'
import { texts } from './texts.ts'

const labels = texts.order

/** «Pagar ahora» for a reserved purchase, with why the last card was declined; only the pending state while the provider processes it. */
export const PayReserved = ({ order: { id, can, refusal, isPaymentPending } }: { order: Order }) => {
  if (isPaymentPending) {
    return (
      <p className={classes.note} role="status">
        <IconHourglass size={20} aria-hidden="true" />
        {labels.pending}
      </p>
    )
  }
  if (!can.pay) return null
  return (
    <div className={classes.action}>
      {refusal && <InlineNotice kind="error">{labels.refusal(refusal)}</InlineNotice>}
      <Button component={Link} to={`/payment?orderId=${id}`}>
        {labels.pay}
      </Button>
    </div>
  )
}
