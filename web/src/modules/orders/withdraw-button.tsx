import type { Order } from '@feria/contract/orders/schemas'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { explain } from '../../lib/call.ts'
import { notify } from '../../lib/notify.ts'
import { useAction } from '../../lib/use-route.ts'
import { confirm } from '../../ui/confirm.ts'
import { texts } from './texts.ts'
import { tradeRoutes } from './trade-routes.ts'

/**
 * «Arrepentirme de la compra»: asks for confirmation, explaining what happens; an unshipped order is refunded at once, a shipped one
 * after its return.
 */
export const WithdrawButton = ({ order }: { order: Order }) => {
  const labels = order.totalPrice === 0 ? { ...texts.order, ...texts.free } : texts.order
  const isUnsent = order.status === 'pendiente'
  const withdraw = useAction(api.orders.withdraw, {
    refreshes: tradeRoutes,
    onSuccess: () => void notify({ message: isUnsent ? labels.withdrawnUnsent : labels.withdrawnSent, kind: 'success' }),
    onError: (error) => void notify({ message: explain(error, labels.withdrawFailed), kind: 'error' }),
  })
  const ask = async () => {
    const text = isUnsent ? labels.askWithdrawUnsent : labels.askWithdrawSent
    if (await confirm({ title: labels.askWithdraw, text, yes: labels.yesWithdraw })) withdraw.mutate({ params: { id: order.id }, body: {} })
  }
  return (
    <Button variant="default" loading={withdraw.isPending} onClick={() => void ask()}>
      {labels.withdraw}
    </Button>
  )
}
