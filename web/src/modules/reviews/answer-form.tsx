import { MAX_REVIEW_TEXT } from '@feria/contract/reviews/values'
import * as api from '@feria/contract/routes'
import { Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { notify } from '../../lib/notify.ts'
import { useAction } from '../../lib/use-route.ts'
import { FormEnd } from '../../ui/form-end.tsx'
import classes from './order-reviews.module.css'
import { texts } from './texts.ts'

const labels = texts.answer

/** The answer of the reviewed member, once. */
export const AnswerForm = ({ reviewId, onClose }: { reviewId: string; onClose: () => void }) => {
  const [text, setText] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const answer = useAction(api.reviews.answer, {
    refreshes: [api.reviews.ofOrder],
    onSuccess: () => {
      void notify({ message: labels.done, kind: 'success' })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return setIsMissing(true)
    if (!answer.isPending) answer.mutate({ params: { id: reviewId }, body: { text } })
  }
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <Textarea
        autoFocus
        label={labels.label}
        description={labels.hint}
        maxLength={MAX_REVIEW_TEXT}
        value={text}
        error={answer.error?.fields.text ?? (isMissing && text.trim() === '' ? labels.missing : undefined)}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <FormEnd
        words={{ submit: labels.submit, cancel: texts.cancel, failed: texts.failed }}
        isPending={answer.isPending}
        error={answer.error}
        onClose={onClose}
      />
    </form>
  )
}
