import type { Sale } from '@feria/contract/orders/schemas'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { explain } from '../../lib/call.ts'
import { notify } from '../../lib/notify.ts'
import { useAction } from '../../lib/use-route.ts'
import { confirm } from '../../ui/confirm.ts'
import { texts } from './texts.ts'
import { tradeRoutes } from './trade-routes.ts'

/** «No puedo entregarlo» before shipping, «Devolver el dinero» during a claim: a full refund. Asks for confirmation. */
export const RefundSale = ({ sale, isFree }: { sale: Sale; isFree: boolean }) => {
  const labels = isFree ? { ...texts.sale, ...texts.free } : texts.sale
  const isUnsent = sale.status === 'pendiente'
  const label = isUnsent ? labels.refundSale : labels.refundPayment
  const refundSale = useAction(api.orders.refundSale, {
    refreshes: tradeRoutes,
    onSuccess: () => void notify({ message: labels.gaveBack, kind: 'success' }),
    onError: (error) => void notify({ message: explain(error, labels.refundFailed), kind: 'error' }),
  })
  const ask = async () => {
    const title = isUnsent ? labels.askCancel : labels.askRefund
    const text = isUnsent ? labels.askCancelText : labels.askRefundText
    if (await confirm({ title, text, yes: labels.refundPayment })) refundSale.mutate({ params: { id: sale.orderId } })
  }
  return (
    <Button variant="default" loading={refundSale.isPending} onClick={() => void ask()}>
      {label}
    </Button>
  )
}
