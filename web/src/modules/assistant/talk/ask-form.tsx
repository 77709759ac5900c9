import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconArrowUp, IconPlayerStopFilled } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { texts } from '../texts.ts'
import classes from './talk.module.css'

const labels = texts.talk

interface Props {
  isAsking: boolean
  hasAsked: boolean
  onAsk: (words: string) => void
  onStop: () => void
}

/** The conversation's input; while an answer is streaming its button stops it. */
export const AskForm = ({ isAsking, hasAsked, onAsk, onStop }: Props) => {
  const [words, setWords] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isAsking || !words.trim()) return input.current?.focus()
    onAsk(words)
    setWords('')
  }
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <TextInput
        ref={input}
        size="md"
        className={classes.field}
        aria-label={labels.field}
        placeholder={hasAsked ? labels.again : labels.fieldHint}
        maxLength={1000}
        autoComplete="off"
        enterKeyHint="send"
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {isAsking ? (
        <Button
          variant="default"
          size="md"
          onClick={() => {
            onStop()
            input.current?.focus()
          }}
          leftSection={<IconPlayerStopFilled size={18} aria-hidden="true" />}
        >
          {labels.stop}
        </Button>
      ) : (
        <ActionIcon type="submit" variant="filled" color="ladrillo" className={classes.send} aria-label={labels.send}>
          <IconArrowUp aria-hidden="true" />
        </ActionIcon>
      )}
    </form>
  )
}
