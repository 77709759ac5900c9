import { MAX_MESSAGE } from '@feria/contract/chat/values'
import { ActionIcon } from '@mantine/core'
import { IconPhotoPlus, IconSend2 } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { useDraft } from '../../../lib/use-draft.ts'
import { texts } from '../texts.ts'
import classes from './composer.module.css'
import type { RoomView } from './room-view.ts'
import { useAttached } from './use-attached.ts'

/** The counter appears at this many characters left. */
const NEAR_THE_END = 200
/** Some browsers end a composition before its Enter event, which has this key code. */
const COMPOSING = 229

const labels = texts.composer
/** Most messages have no picture: what uploads them comes with the first one. */
const AttachedPictures = lazyPart(async () => (await import('./attached-pictures.tsx')).AttachedPictures)

interface Props {
  roomId: string
  onSend: (text: string, pictures: string[]) => void
  /** Called with each change that leaves some text. */
  onType: () => void
  /** True if the member has just chosen this conversation on a device with a keyboard. */
  takesFocus: boolean
  /** What was not sent after all; it stands here again unless another was begun. */
  returned: RoomView['returned']
  onReturned: () => void
}

/** The message input. Enter sends, Shift+Enter breaks the line; what was typed survives a reload. */
export const Composer = ({ roomId, onSend, onType, takesFocus, returned, onReturned }: Props) => {
  const draft = useDraft(`chat:${roomId}`, { text: '' }, 'local')
  const [text, setText] = useState(draft.initial.text)
  const field = useRef<HTMLTextAreaElement>(null)
  const attached = useAttached()
  const isEmpty = text.trim() === '' && attached.urls.length === 0
  const cannotSend = isEmpty || attached.isBusy
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
    if (isEmpty && !attached.isOpen) {
      write(returned.text)
      attached.restore(returned.pictures)
    }
    onReturned()
  }, [returned])
  const send = (event: FormEvent) => {
    event.preventDefault()
    field.current?.focus()
    if (cannotSend) return
    onSend(text.trim(), attached.urls)
    write('')
    attached.clear()
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === COMPOSING) return
    send(event)
  }
  return (
    <form className={classes.form} data-over={attached.isOver || undefined} onSubmit={send} {...attached.listeners}>
      {attached.isOver && <p className={classes.drop}>{texts.pictures.drop}</p>}
      {attached.isOpen && <AttachedPictures {...attached.row} key={attached.row.key} />}
      <div className={classes.composer}>
        <label className={classes.pick} title={texts.pictures.add}>
          <IconPhotoPlus size={24} aria-hidden="true" />
          <input
            type="file"
            accept="image/*"
            multiple
            className={classes.input}
            aria-label={texts.pictures.add}
            onChange={({ currentTarget }) => {
              attached.take([...(currentTarget.files ?? [])])
              currentTarget.value = ''
            }}
          />
        </label>
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
          aria-disabled={cannotSend}
          data-empty={cannotSend || undefined}
          className={classes.send}
          // A press must not take the focus from the text, or a phone's keyboard would close.
          onPointerDown={(event) => event.preventDefault()}
        >
          <IconSend2 size={22} aria-hidden="true" />
        </ActionIcon>
      </div>
      <span className="only-read" role="status">
        {attached.isBusy && texts.pictures.uploading}
      </span>
    </form>
  )
}
