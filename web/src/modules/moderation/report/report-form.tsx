import { type AbuseSubject, abuseReasons, MAX_ABUSE_TEXT } from '@feria/contract/moderation/values'
import * as api from '@feria/contract/routes'
import { Button, NativeSelect, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { CallError, call, explain } from '../../../lib/call.ts'
import { notify } from '../../../lib/notify.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { offerUndo } from '../../../ui/undo-toast.ts'
import classes from '../moderation.module.css'
import { texts } from '../texts.ts'

const labels = texts.report

const withdraw = async (id: string): Promise<void> => {
  try {
    await call(api.moderation.withdraw, { params: { id } })
    void notify({ message: labels.undone, kind: 'success' })
  } catch (error) {
    void notify({ message: explain(error, labels.undoFailed), kind: 'error' })
  }
}

interface Props {
  subject: AbuseSubject
  id: string
  onDone: () => void
}

/** Why something is reported, and more in words; once it is sent it can be undone. It stands also on pages that keep no answers. */
export const ReportForm = ({ subject, id, onDone }: Props) => {
  const [reason, setReason] = useState('')
  const [text, setText] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<CallError | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const chosen = abuseReasons.find((one) => one === reason)
    if (!chosen) return setIsMissing(true)
    if (isPending) return
    setIsPending(true)
    setError(null)
    try {
      const sent = await call(api.moderation.report, { body: { subject, id, reason: chosen, text } })
      onDone()
      void offerUndo(labels.sent, () => void withdraw(sent.id))
    } catch (failed) {
      setError(failed instanceof CallError ? failed : new CallError(0))
    } finally {
      setIsPending(false)
    }
  }
  return (
    <form noValidate className={classes.form} onSubmit={(event) => void submit(event)} aria-label={labels.submit}>
      <p className={classes.quiet}>{labels.intro}</p>
      <NativeSelect
        data-autofocus
        label={labels.reason}
        data={[{ value: '', label: labels.choose }, ...abuseReasons.map((value) => ({ value, label: texts.reasons[value] }))]}
        value={reason}
        error={error?.fields.reason ?? (isMissing && reason === '' ? labels.missing : undefined)}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Textarea
        label={labels.text}
        description={labels.textHint}
        rows={4}
        maxLength={MAX_ABUSE_TEXT}
        value={text}
        error={error?.fields.text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {error && <InlineNotice kind="error">{explain(error, labels.failed)}</InlineNotice>}
      <Button type="submit" fullWidth loading={isPending}>
        {labels.submit}
      </Button>
    </form>
  )
}
