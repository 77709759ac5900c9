import * as api from '@feria/contract/routes'
import { notify } from '../../../lib/notify.ts'
import { useAction } from '../../../lib/use-route.ts'
import { tradeRoutes } from '../trade-routes.ts'
import { ClaimForm } from './claim-form.tsx'
import { texts } from './texts.ts'

/** The buyer's claim about an order: what happened, with photos. */
export const OpenClaim = ({ orderId, onClose }: { orderId: string; onClose: () => void }) => {
  const open = useAction(api.orders.openClaim, {
    refreshes: tradeRoutes,
    onSuccess: () => {
      void notify({ message: texts.open.done, kind: 'success' })
      onClose()
    },
  })
  return (
    <ClaimForm
      draftKey={`claim ${orderId}`}
      words={texts.open}
      error={open.error}
      isPending={open.isPending}
      onSend={(body) => open.mutateAsync({ params: { id: orderId }, body })}
      onClose={onClose}
    />
  )
}
