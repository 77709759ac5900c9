import { MAX_ABUSE_TEXT } from '@feria/contract/moderation/values'
import * as api from '@feria/contract/routes'
import { Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { notify } from '../../../lib/notify.ts'
import { useAction } from '../../../lib/use-route.ts'
import { FormEnd } from '../../../ui/form-end.tsx'
import classes from '../moderation.module.css'
import { texts } from '../texts.ts'

const labels = texts.appeal

/** Asks to have a decision looked at again, once, with why. */
export const AppealForm = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const [text, setText] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const appeal = useAction(api.moderation.appeal, {
    refreshes: [api.moderation.received],
    onSuccess: () => {
      void notify({ message: labels.done, kind: 'success' })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') return setIsMissing(true)
    if (!appeal.isPending) appeal.mutate({ params: { id }, body: { text } })
  }
  return (
    <form noValidate className={classes.form} onSubmit={submit} aria-label={labels.opener}>
      <Textarea
        autoFocus
        label={labels.label}
        description={labels.hint}
        rows={4}
        maxLength={MAX_ABUSE_TEXT}
        value={text}
        error={appeal.error?.fields.text ?? (isMissing && text.trim() === '' ? labels.missing : undefined)}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <FormEnd words={labels} isPending={appeal.isPending} error={appeal.error} onClose={onClose} />
    </form>
  )
}
