import { MAX_MESSAGE } from '@feria/contract/chat/values'
import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { useDraftText } from '../../../lib/use-draft-text.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { texts } from './texts.ts'
import classes from './write-form.module.css'

const labels = texts.nearby

interface Props {
  wishId: string
  productId: string
  isSending: boolean
  /** Why it could not be sent. */
  failure: string | null
  /** Whether the failure asks if it should be sent as it is. */
  isAsked: boolean
  /** Called with the message, and with what forgets its draft once it is sent. */
  onSend: (message: string, onSent: () => void, isSure: boolean) => void
}

/** The first words of a seller to the owner of a wish. What was typed survives until it is sent. */
export const WriteForm = ({ wishId, productId, isSending, failure, isAsked, onSend }: Props) => {
  const { text, write, clear } = useDraftText(`write ${wishId} ${productId}`)
  const [isMissing, setIsMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    setIsMissing(text.trim() === '')
    if (text.trim() === '') field.current?.focus()
    else onSend(text.trim(), clear, isAsked)
  }
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <Textarea
        ref={field}
        data-autofocus
        required
        label={labels.message}
        description={labels.messageHint}
        placeholder={labels.messageExample}
        rows={4}
        maxLength={MAX_MESSAGE}
        value={text}
        error={isMissing && labels.noMessage}
        onChange={(event) => {
          setIsMissing(false)
          write(event.currentTarget.value)
        }}
      />
      {failure && <InlineNotice kind="error">{failure}</InlineNotice>}
      <Button type="submit" fullWidth loading={isSending}>
        {isAsked ? labels.sendAnyway : labels.send}
      </Button>
    </form>
  )
}
