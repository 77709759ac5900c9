import * as api from '@feria/contract/routes'
import { notify } from '../../../lib/notify.ts'
import { useAction } from '../../../lib/use-route.ts'
import { tradeRoutes } from '../trade-routes.ts'
import { ClaimForm } from './claim-form.tsx'
import { texts } from './texts.ts'

/** The seller's single answer to a claim, with photos. */
export const AnswerClaim = ({ claimId, onClose }: { claimId: string; onClose: () => void }) => {
  const answer = useAction(api.orders.answerClaim, {
    refreshes: tradeRoutes,
    onSuccess: () => {
      void notify({ message: texts.answer.done, kind: 'success' })
      onClose()
    },
  })
  return (
    <ClaimForm
      draftKey={`answer ${claimId}`}
      words={texts.answer}
      error={answer.error}
      isPending={answer.isPending}
      onSend={(body) => answer.mutateAsync({ params: { id: claimId }, body })}
      onClose={onClose}
    />
  )
}
