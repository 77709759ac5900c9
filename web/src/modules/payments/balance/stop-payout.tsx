import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { explain } from '../../../lib/call.ts'
import { notify } from '../../../lib/notify.ts'
import { useAction } from '../../../lib/use-route.ts'
import { confirm } from '../../../ui/confirm.ts'
import { texts } from './texts.ts'

const labels = texts.payouts

/** Cancels a pending payout, after confirmation. */
export const StopPayout = ({ id, amount }: { id: string; amount: string }) => {
  const stop = useAction(api.payments.stopPayout, {
    refreshes: [api.payments.balances, api.payments.movements, api.payments.payouts],
    onSuccess: () => void notify({ message: labels.stopped, kind: 'success' }),
    onError: (error) => void notify({ message: explain(error, labels.stopFailed), kind: 'error' }),
  })
  const press = async () => {
    if (await confirm({ title: labels.askStop(amount), text: labels.askStopText, yes: labels.yesStop })) stop.mutate({ params: { id } })
  }
  return (
    <Button variant="default" aria-label={labels.stopOf(amount)} loading={stop.isPending} onClick={() => void press()}>
      {labels.stop}
    </Button>
  )
}
