import type { AdminAppeal } from '@feria/contract/reviews/schemas'
import { type AppealOutcome, appealOutcomes, MAX_REVIEW_TEXT } from '@feria/contract/reviews/values'
import * as api from '@feria/contract/routes'
import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { explain } from '../../lib/call.ts'
import { notify } from '../../lib/notify.ts'
import { useAction } from '../../lib/use-route.ts'
import { confirm } from '../../ui/confirm.ts'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import classes from './admin.module.css'
import { reviewTexts } from './review-texts.ts'

const labels = reviewTexts

/** Decides an appeal, with an explanation that both parties read. Removing a review asks for confirmation, as it is final. */
export const DecideAppeal = ({ appeal: { id, review } }: { appeal: AdminAppeal }) => {
  const [note, setNote] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const decide = useAction(api.reviews.decide, {
    refreshes: [api.reviews.appeals, api.accounts.auditLog],
    onSuccess: () => void notify({ message: labels.decided, kind: 'success' }),
  })
  const choose = async (outcome: AppealOutcome) => {
    if (note.trim() === '') return setIsMissing(true)
    const isSure =
      outcome === 'queda' || (await confirm({ title: labels.askRemove, text: labels.askRemoveText, yes: labels.outcomes[outcome] }))
    if (isSure && !decide.isPending) decide.mutate({ params: { id }, body: { outcome, note } })
  }
  return (
    <form noValidate className={classes.decision} aria-label={labels.decisionOf(review.orderNumber)}>
      <Textarea
        label={labels.explanation}
        description={labels.explanationHint}
        maxLength={MAX_REVIEW_TEXT}
        value={note}
        error={decide.error?.fields.note ?? (isMissing && note.trim() === '' ? labels.missing : undefined)}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {decide.error && <InlineNotice kind="error">{explain(decide.error, labels.failed)}</InlineNotice>}
      <div className={classes.acts}>
        {appealOutcomes.map((outcome) => (
          <Button key={outcome} variant="default" loading={decide.isPending} onClick={() => void choose(outcome)}>
            {labels.outcomes[outcome]}
          </Button>
        ))}
      </div>
    </form>
  )
}
