import { MAX_MESSAGE_PICTURES } from '@feria/contract/chat/values'
import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Picture } from '../../../ui/picture.tsx'
import type { Slot } from '../../uploads/picture-slots.ts'
import { usePictureRow } from '../../uploads/use-picture-row.ts'
import { texts } from '../texts.ts'
import classes from './attached-pictures.module.css'

const labels = texts.pictures

const Tile = ({ slot, place, onRemove, onRetry }: { slot: Slot; place: number; onRemove: () => void; onRetry: () => void }) => {
  const isSending = slot.url === null && slot.error === null
  const percent = Math.round(slot.progress * 100)
  return (
    <li className={classes.tile} data-failed={slot.error !== null || undefined}>
      <div className={classes.photo}>
        <Picture src={slot.preview ?? slot.url} alt={labels.photo(place)} sizes="96px" />
        {isSending && (
          <div
            className={classes.track}
            role="progressbar"
            aria-label={labels.uploading}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
          >
            <div className={classes.done} style={{ width: `${percent}%` }} />
          </div>
        )}
        <ActionIcon
          className={classes.remove}
          size={44}
          radius="xl"
          aria-label={isSending ? labels.cancel(place) : labels.remove(place)}
          onClick={onRemove}
        >
          <span className={classes.cross}>
            <IconX size={16} aria-hidden="true" />
          </span>
        </ActionIcon>
      </div>
      {slot.error && (
        <div className={classes.failure} role="alert">
          <p>{slot.error}</p>
          {slot.file && (
            <Button size="sm" mih={44} variant="default" onClick={onRetry}>
              {labels.retry}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

interface Props {
  /** The pictures that were chosen, dropped or pasted last. */
  files: File[]
  value: string[]
  onChange: (urls: string[]) => void
  onBusy: (isBusy: boolean) => void
  /** Called when none is left. */
  onNone: () => void
}

/** The pictures of a message that is being written: uploaded at once, each with its progress, and removed again by its button. */
export const AttachedPictures = ({ files, value, onChange, onBusy, onNone }: Props) => {
  const { slots, add, remove, retry } = usePictureRow({ value, onChange, onBusy, most: MAX_MESSAGE_PICTURES })
  const [isTooMany, setIsTooMany] = useState(false)
  const taken = useRef<File[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each choice.
  useEffect(() => {
    if (taken.current === files) return
    taken.current = files
    if (files.length > 0) setIsTooMany(add(files) > 0)
  }, [files])
  const takeAway = (key: string) => {
    remove(key)
    setIsTooMany(false)
    if (slots.length === 1) onNone()
  }
  return (
    <div className={classes.attached}>
      <ul className={classes.tiles} aria-label={labels.chosen}>
        {slots.map((slot, index) => (
          <Tile
            key={slot.key}
            slot={slot}
            place={index + 1}
            onRemove={() => takeAway(slot.key)}
            onRetry={() => setIsTooMany(!retry(slot.key))}
          />
        ))}
      </ul>
      {isTooMany && (
        <p className={classes.error} role="alert">
          {labels.tooMany(MAX_MESSAGE_PICTURES)}
        </p>
      )}
    </div>
  )
}
