import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { type CallError, explain } from '../../lib/call.ts'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import classes from './admin.module.css'

interface Props {
  words: { text: string; note: string; missing: string; submit: string; failed: string }
  /** The call that sends the note. */
  call: { isPending: boolean; error: CallError | null }
  isDangerous: boolean
  onSubmit: (note: string) => void
}

/** Asks for the note that a decision requires; the member reads it. */
export const NoteForm = ({ words, call, isDangerous, onSubmit }: Props) => {
  const [note, setNote] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (note.trim() === '') return setIsMissing(true)
    if (!call.isPending) onSubmit(note)
  }
  return (
    <form noValidate className={classes.grant} onSubmit={submit}>
      <p>{words.text}</p>
      <Textarea
        data-autofocus
        label={words.note}
        maxLength={300}
        value={note}
        error={call.error?.fields.note ?? (isMissing && note.trim() === '' ? words.missing : undefined)}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {call.error && <InlineNotice kind="error">{explain(call.error, words.failed)}</InlineNotice>}
      <Button type="submit" fullWidth color={isDangerous ? 'red' : undefined} loading={call.isPending}>
        {words.submit}
      </Button>
    </form>
  )
}
