import type { Order } from '@feria/contract/orders/schemas'
import { RECOVER_DAYS } from '@feria/contract/orders/values'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { explain } from '../../lib/call.ts'
import { notify } from '../../lib/notify.ts'
import { useAction } from '../../lib/use-route.ts'
import { confirm } from '../../ui/confirm.ts'
import classes from './orders.module.css'
import { texts } from './texts.ts'
import { tradeRoutes } from './trade-routes.ts'

const labels = texts.order

/** «Recuperar mi dinero», once it was not handed over in time: asks for confirmation. Nothing before. */
export const Recover = ({ order }: { order: Order }) => {
  const withdraw = useAction(api.orders.withdraw, {
    refreshes: tradeRoutes,
    onSuccess: () => void notify({ message: labels.recovered, kind: 'success' }),
    onError: (error) => void notify({ message: explain(error, labels.withdrawFailed), kind: 'error' }),
  })
  if (!order.can.recover) return null
  const ask = async () => {
    const asked = { title: labels.askRecover, text: labels.askRecoverText, yes: labels.recover }
    if (await confirm(asked)) withdraw.mutate({ params: { id: order.id }, body: {} })
  }
  return (
    <div className={classes.action}>
      <p>{labels.recoverHint(RECOVER_DAYS)}</p>
      <Button loading={withdraw.isPending} onClick={() => void ask()}>
        {labels.recover}
      </Button>
    </div>
  )
}
