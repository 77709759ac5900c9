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
  const said = isFree ? { ...texts.sale, ...texts.free } : texts.sale
  const isUnsent = sale.status === 'pendiente'
  const label = isUnsent ? said.refundSale : said.refundPayment
  const refundSale = useAction(api.orders.refundSale, {
    refreshes: tradeRoutes,
    onSuccess: () => void notify({ message: said.gaveBack, kind: 'success' }),
    onError: (error) => void notify({ message: explain(error, said.refundFailed), kind: 'error' }),
  })
  const ask = async () => {
    const title = isUnsent ? said.askCancel : said.askRefund
    const text = isUnsent ? said.askCancelText : said.askRefundText
    if (await confirm({ title, text, yes: said.refundPayment })) refundSale.mutate({ params: { id: sale.orderId } })
  }
  return (
    <Button variant="default" loading={refundSale.isPending} onClick={() => void ask()}>
      {label}
    </Button>
  )
}
