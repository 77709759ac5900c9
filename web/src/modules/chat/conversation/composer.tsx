import { MAX_MESSAGE } from '@feria/contract/chat/values'
import { ActionIcon } from '@mantine/core'
import { IconSend2 } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useDraft } from '../../../lib/use-draft.ts'
import { texts } from '../texts.ts'
import classes from './composer.module.css'

/** The counter appears at this many characters left. */
const NEAR_THE_END = 200
/** Some browsers end a composition before its Enter event, which has this key code. */
const COMPOSING = 229

const labels = texts.composer

interface Props {
  roomId: string
  onSend: (text: string) => void
  /** Called with each change that leaves some text. */
  onType: () => void
  /** True if the member has just chosen this conversation on a device with a keyboard. */
  takesFocus: boolean
  /** A text that was not sent after all; it stands here again unless another was begun. */
  returned: string | null
  onReturned: () => void
}

/** The message input. Enter sends, Shift+Enter breaks the line; what was typed survives a reload. */
export const Composer = ({ roomId, onSend, onType, takesFocus, returned, onReturned }: Props) => {
  const draft = useDraft(`chat:${roomId}`, { text: '' }, 'local')
  const [text, setText] = useState(draft.initial.text)
  const field = useRef<HTMLTextAreaElement>(null)
  const isEmpty = text.trim() === ''
  const left = MAX_MESSAGE - text.length

  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text.
  useLayoutEffect(() => {
    if (!field.current) return
    field.current.style.height = 'auto'
    field.current.style.height = `${field.current.scrollHeight}px`
  }, [text])

  useEffect(() => {
    if (takesFocus) field.current?.focus({ preventScroll: true })
  }, [takesFocus])

  const write = (written: string) => {
    setText(written)
    if (written === '') draft.clear()
    else draft.save({ text: written })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text that comes back.
  useEffect(() => {
    if (returned === null) return
    if (isEmpty) write(returned)
    onReturned()
  }, [returned])
  const send = (event: FormEvent) => {
    event.preventDefault()
    field.current?.focus()
    if (isEmpty) return
    onSend(text.trim())
    write('')
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === COMPOSING) return
    send(event)
  }
  return (
    <form className={classes.composer} onSubmit={send}>
      <div className={classes.writing}>
        <textarea
          ref={field}
          className={classes.field}
          rows={1}
          value={text}
          maxLength={MAX_MESSAGE}
          placeholder={labels.placeholder}
          aria-label={labels.label}
          enterKeyHint="send"
          onChange={({ currentTarget: { value } }) => {
            write(value)
            if (value.trim() !== '') onType()
          }}
          onKeyDown={press}
        />
        {left <= NEAR_THE_END && (
          <span className={classes.left} role="status">
            {labels.left(left)}
          </span>
        )}
      </div>
      <ActionIcon
        type="submit"
        variant="filled"
        color="ladrillo"
        radius="xl"
        size={48}
        aria-label={labels.send}
        aria-disabled={isEmpty}
        data-empty={isEmpty || undefined}
        className={classes.send}
        // A press must not take the focus from the text, or a phone's keyboard would close.
        onPointerDown={(event) => event.preventDefault()}
      >
        <IconSend2 size={22} aria-hidden="true" />
      </ActionIcon>
    </form>
  )
}
