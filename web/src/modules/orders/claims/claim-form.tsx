import { CLAIM_PHOTOS } from '@feria/contract/orders/values'
import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { type CallError, explain } from '../../../lib/call.ts'
import { useDraft } from '../../../lib/use-draft.ts'
import { HelpLink } from '../../../ui/help-link.tsx'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { PictureField } from '../../uploads/picture-field.tsx'
import classes from './claims.module.css'
import { texts } from './texts.ts'

interface Words {
  title: string
  label: string
  hint: string
  missing: string
  submit: string
}

interface Props {
  /** Storage key of the draft; one per claim or order. */
  draftKey: string
  words: Words
  error: CallError | null
  isPending: boolean
  /** Rejects if it could not be sent; the draft then stays. */
  onSend: (body: { text: string; photos: string[] }) => Promise<unknown>
  onClose: () => void
}

const empty = { text: '', photos: [] as string[] }

/** A party's statement about an order: text and up to four photos. The draft survives a reload and closing the form. */
export const ClaimForm = ({ draftKey, words, error, isPending, onSend, onClose }: Props) => {
  const draft = useDraft(draftKey, empty)
  const [values, setValues] = useState(draft.initial)
  const [isSending, setIsSending] = useState(false)
  const [isMissing, setIsMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const change = (part: Partial<typeof empty>) => {
    const next = { ...values, ...part }
    setValues(next)
    draft.save(next)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending || isSending) return
    if (values.text.trim() === '') {
      setIsMissing(true)
      field.current?.focus()
      return
    }
    try {
      await onSend(values)
      draft.clear()
    } catch {
      // The error is shown above the buttons.
    }
  }
  return (
    <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
      <h2 className={classes.heading}>{words.title}</h2>
      <Textarea
        ref={field}
        autoFocus
        label={words.label}
        description={words.hint}
        maxLength={2000}
        value={values.text}
        error={error?.fields.text ?? (isMissing && values.text.trim() === '' ? words.missing : undefined)}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <PictureField
        label={texts.form.photos}
        most={CLAIM_PHOTOS}
        hasMain={false}
        value={values.photos}
        onChange={(photos) => change({ photos })}
        onBusy={setIsSending}
        error={error?.fields.photos}
      />
      {isSending && <p role="status">{texts.form.uploading}</p>}
      {error && <InlineNotice kind="error">{explain(error, texts.form.failed)}</InlineNotice>}
      <div className={classes.buttons}>
        <Button type="submit" loading={isPending} disabled={isSending}>
          {words.submit}
        </Button>
        <Button variant="default" onClick={onClose}>
          {texts.form.cancel}
        </Button>
      </div>
      <HelpLink topic="reclamos" question="como-se-decide" about="Reclamos" />
    </form>
  )
}
