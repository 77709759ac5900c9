import type { Order } from '@feria/contract/orders/schemas'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { useAction } from '../../lib/use-route.ts'
import { confirm } from '../../ui/confirm.ts'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import classes from './orders.module.css'
import { texts } from './texts.ts'
import { tradeRoutes } from './trade-routes.ts'

const labels = texts.order

/** «Ya lo recibí»: the buyer confirms receipt; asks for confirmation, as it is final. */
export const Received = ({ order }: { order: Order }) => {
  const move = useAction(api.orders.setStatus, { refreshes: tradeRoutes })
  const ask = async () => {
    if (!(await confirm({ title: labels.askReceived, text: labels.askReceivedText, yes: labels.received, isDangerous: false }))) return
    move.mutate({ params: { id: order.id }, body: { status: 'completada' } })
  }
  const isShown = order.can.receive && !move.isSuccess
  if (!isShown && !move.error && !(move.isSuccess && order.status === 'completada')) return null
  return (
    <div className={classes.action}>
      {move.error && <InlineNotice kind="error">{move.error.message}</InlineNotice>}
      {move.isSuccess && <InlineNotice kind="success">{labels.receivedNow}</InlineNotice>}
      {isShown && (
        <Button loading={move.isPending} onClick={() => void ask()}>
          {labels.received}
        </Button>
      )}
    </div>
  )
}
