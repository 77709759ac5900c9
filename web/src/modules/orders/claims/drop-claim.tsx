import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { explain } from '../../../lib/call.ts'
import { notify } from '../../../lib/notify.ts'
import { useAction } from '../../../lib/use-route.ts'
import { confirm } from '../../../ui/confirm.ts'
import { tradeRoutes } from '../trade-routes.ts'
import { texts } from './texts.ts'

const labels = texts.drop

/** «Retirar el reclamo»: asks for confirmation, since the seller is paid then. */
export const DropClaim = ({ claimId }: { claimId: string }) => {
  const drop = useAction(api.orders.dropClaim, {
    refreshes: tradeRoutes,
    onSuccess: () => void notify({ message: labels.done, kind: 'success' }),
    onError: (error) => void notify({ message: explain(error, labels.failed), kind: 'error' }),
  })
  const ask = async () => {
    if (await confirm({ title: labels.title, text: labels.text, yes: labels.opener })) drop.mutate({ params: { id: claimId } })
  }
  return (
    <Button variant="default" loading={drop.isPending} onClick={() => void ask()}>
      {labels.opener}
    </Button>
  )
}
