import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { explain } from '../../../lib/call.ts'
import { notify } from '../../../lib/notify.ts'
import { useAction } from '../../../lib/use-route.ts'
import { confirm } from '../../../ui/confirm.ts'
import { texts } from './texts.ts'

const said = texts.payouts

/** Cancels a pending payout, after confirmation. */
export const StopPayout = ({ id, amount }: { id: string; amount: string }) => {
  const stop = useAction(api.payments.stopPayout, {
    refreshes: [api.payments.balances, api.payments.movements, api.payments.payouts],
    onSuccess: () => void notify({ message: said.stopped, kind: 'success' }),
    onError: (error) => void notify({ message: explain(error, said.stopFailed), kind: 'error' }),
  })
  const press = async () => {
    if (await confirm({ title: said.askStop(amount), text: said.askStopText, yes: said.yesStop })) stop.mutate({ params: { id } })
  }
  return (
    <Button variant="default" aria-label={said.stopOf(amount)} loading={stop.isPending} onClick={() => void press()}>
      {said.stop}
    </Button>
  )
}
