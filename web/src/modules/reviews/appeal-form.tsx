import { appealReasons, MAX_REVIEW_TEXT } from '@feria/contract/reviews/values'
import * as api from '@feria/contract/routes'
import { NativeSelect, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { notify } from '../../lib/notify.ts'
import { useAction } from '../../lib/use-route.ts'
import { FormEnd } from '../../ui/form-end.tsx'
import classes from './order-reviews.module.css'
import { texts } from './texts.ts'

const labels = texts.appeal

/** Asks an admin to remove a review, once, with a reason. */
export const AppealForm = ({ reviewId, onClose }: { reviewId: string; onClose: () => void }) => {
  const [reason, setReason] = useState('')
  const [text, setText] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const appeal = useAction(api.reviews.appeal, {
    refreshes: [api.reviews.ofOrder],
    onSuccess: () => {
      void notify({ message: labels.done, kind: 'success' })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const chosen = appealReasons.find((one) => one === reason)
    if (!chosen) return setIsMissing(true)
    if (!appeal.isPending) appeal.mutate({ params: { id: reviewId }, body: { reason: chosen, text } })
  }
  return (
    <form noValidate className={classes.form} onSubmit={submit} aria-label={labels.title}>
      <NativeSelect
        autoFocus
        label={labels.label}
        data={[{ value: '', label: labels.choose }, ...appealReasons.map((value) => ({ value, label: labels.reasons[value] }))]}
        value={reason}
        error={appeal.error?.fields.reason ?? (isMissing && reason === '' ? labels.missing : undefined)}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Textarea
        label={labels.text}
        description={labels.hint}
        maxLength={MAX_REVIEW_TEXT}
        value={text}
        error={appeal.error?.fields.text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <FormEnd
        words={{ submit: labels.submit, cancel: texts.cancel, failed: texts.failed }}
        isPending={appeal.isPending}
        error={appeal.error}
        onClose={onClose}
      />
    </form>
  )
}
