import { MAX_MESSAGE } from '@feria/contract/chat/values'
import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useEffect, useRef } from 'react'
import { useDraftText } from '../../lib/use-draft-text.ts'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import classes from './first-message-form.module.css'

const labels = {
  field: 'Tu mensaje (opcional)',
  placeholder: 'Hola, ¿sigue disponible?',
  hint: 'Quien vende lo lee con tu solicitud. Cuando la acepte, la conversación empieza con este mensaje.',
  quick: 'Mensajes rápidos',
  send: 'Enviar solicitud',
  sendAnyway: 'Enviar igual',
} as const

/** What buyers mostly ask first. A press writes it into the field. */
const quick = ['Hola, ¿sigue disponible?', '¿Hacés envíos?', '¿Por dónde se puede retirar?'] as const

interface Props {
  productId: string
  isSending: boolean
  /** Why it could not be sent. */
  failure: string | null
  /** Whether the failure asks if it should be sent as it is. */
  isAsked: boolean
  /** Called with the message, undefined for none, and with what forgets its draft once it is sent. */
  onSend: (message: string | undefined, onSent: () => void, isSure: boolean) => void
}

/** The first words to a seller. They may be left out, and what was typed survives until it is sent. */
export const FirstMessageForm = ({ productId, isSending, failure, isAsked, onSend }: Props) => {
  const { text, write, clear } = useDraftText(`ask ${productId}`)
  const field = useRef<HTMLTextAreaElement>(null)
  // Its code may come after the sheet has placed the focus.
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    onSend(text.trim() || undefined, clear, isAsked)
  }
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <Textarea
        data-autofocus
        ref={field}
        label={labels.field}
        description={labels.hint}
        placeholder={labels.placeholder}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={MAX_MESSAGE}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <fieldset className={classes.quick}>
        <legend className="only-read">{labels.quick}</legend>
        {quick.map((words) => (
          <Button key={words} variant="default" size="sm" radius="xl" mih={44} aria-pressed={text === words} onClick={() => write(words)}>
            {words}
          </Button>
        ))}
      </fieldset>
      {failure && <InlineNotice kind="error">{failure}</InlineNotice>}
      <Button type="submit" fullWidth loading={isSending}>
        {isAsked ? labels.sendAnyway : labels.send}
      </Button>
    </form>
  )
}
