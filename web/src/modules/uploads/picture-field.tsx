import { MAX_PICTURES } from '@feria/contract/catalogue/values'
import { IconCamera, IconPhotoPlus } from '@tabler/icons-react'
import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import classes from './picture-field.module.css'
import { takenIn } from './picture-slots.ts'
import { PictureTile } from './picture-tile.tsx'
import { texts } from './texts.ts'
import { usePictureRow } from './use-picture-row.ts'

interface Props {
  /** URLs of the pictures; the first one is the main one. */
  value: string[]
  onChange: (urls: string[]) => void
  /** True while uploading: the form waits. */
  onBusy?: (isBusy: boolean) => void
  label?: string
  error?: ReactNode
  most?: number
  /** False if no picture is the main one. */
  hasMain?: boolean
  /** Large while it is empty, with the camera of a telephone one press away. */
  isInviting?: boolean
}

/** True on a telephone or tablet. Its list of photos alone may not lead to the camera. */
const hasCamera = () => matchMedia('(pointer: coarse)').matches

const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])]

/**
 * Adds pictures by button, camera, drag and drop or pasting, uploads them at once and lets them be reordered. Its value is a list of
 * URLs.
 */
export const PictureField = (props: Props) => {
  const { value, onChange, onBusy, label = texts.label, error, most = MAX_PICTURES, hasMain = true, isInviting = false } = props
  const { slots, add, remove, retry, move } = usePictureRow({ value, onChange, onBusy, most })
  const id = useId()
  const field = useRef<HTMLFieldSetElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const [isTooMany, setIsTooMany] = useState(false)

  const take = (files: File[]) => {
    if (files.length > 0) setIsTooMany(add(files) > 0)
  }
  const paste = useRef(take)
  paste.current = take
  useEffect(() => {
    const listen = (event: ClipboardEvent) => {
      const files = filesOf(event.clipboardData)
      if (files.length === 0) return
      event.preventDefault()
      paste.current(files)
    }
    addEventListener('paste', listen)
    return () => removeEventListener('paste', listen)
  }, [])

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    take([...(event.target.files ?? [])])
    event.target.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(filesOf(event.dataTransfer))
  }
  const shift = (key: string, place: number, by: number) => {
    move(key, by)
    setAnnouncement(texts.moved(place + by, slots.length))
    // Moving the element in the document takes the focus from its button.
    requestAnimationFrame(() => {
      const buttons = field.current?.querySelectorAll<HTMLButtonElement>(`li:nth-child(${place + by}) button[data-tool]`)
      const same = buttons?.[by < 0 ? 0 : 1]
      ;(same?.disabled ? buttons?.[by < 0 ? 1 : 0] : same)?.focus()
    })
  }
  const main = slots.find(({ url }) => url !== null)
  const takeAway = (key: string) => {
    remove(key)
    setIsTooMany(false)
    setAnnouncement(texts.removed)
    requestAnimationFrame(() => input.current?.focus())
  }

  return (
    <fieldset
      ref={field}
      className={classes.field}
      aria-describedby={`${id}-hint`}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <legend className={classes.label}>{label}</legend>
      <p className={classes.hint} id={`${id}-hint`}>
        {hasMain ? texts.hint(most) : texts.plainHint(most)}
      </p>
      <ul className={classes.tiles} data-inviting={(isInviting && slots.length === 0) || undefined}>
        {slots.map((slot, index) => (
          <PictureTile
            key={slot.key}
            slot={slot}
            place={index + 1}
            count={slots.length}
            isMain={hasMain && slot === main}
            onMove={(by) => shift(slot.key, index + 1, by)}
            onRemove={() => takeAway(slot.key)}
            onRetry={() => setIsTooMany(!retry(slot.key))}
          />
        ))}
        {takenIn(slots) < most && (
          <li className={classes.adding} data-over={isOver || undefined}>
            <label className={classes.add}>
              <IconPhotoPlus size={28} aria-hidden="true" />
              {isOver ? texts.drop : most === 1 ? texts.addOne : texts.add}
              <input ref={input} type="file" accept="image/*" multiple={most > 1} className={classes.input} onChange={choose} />
            </label>
            {isInviting && hasCamera() && (
              <label className={classes.add}>
                <IconCamera size={28} aria-hidden="true" />
                {texts.camera}
                <input type="file" accept="image/*" capture="environment" className={classes.input} onChange={choose} />
              </label>
            )}
          </li>
        )}
      </ul>
      {(error || isTooMany) && (
        <p className={classes.error} role="alert">
          {error || texts.tooMany(most)}
        </p>
      )}
      <span className="only-read" role="status">
        {announcement}
      </span>
    </fieldset>
  )
}
