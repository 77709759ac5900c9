import { ActionIcon, Button } from '@mantine/core'
import { IconArrowLeft, IconArrowRight, IconX } from '@tabler/icons-react'
import { Picture } from '../../ui/picture.tsx'
import classes from './picture-field.module.css'
import type { Slot } from './picture-slots.ts'
import { texts } from './texts.ts'

interface Props {
  slot: Slot
  place: number
  count: number
  isMain: boolean
  onMove: (by: number) => void
  onRemove: () => void
  onRetry: () => void
}

const Progress = ({ share, name }: { share: number; name: string }) => {
  const percent = Math.round(share * 100)
  return (
    <div className={classes.cover}>
      <span>{texts.uploading}</span>
      <div className={classes.track} role="progressbar" aria-label={name} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
        <div className={classes.done} style={{ width: `${percent}%` }} />
      </div>
      <span>{texts.progress(percent)}</span>
    </div>
  )
}

/** One picture of the field: its preview, progress and actions. */
export const PictureTile = ({ slot, place, count, isMain, onMove, onRemove, onRetry }: Props) => {
  const isSending = slot.url === null && slot.error === null
  return (
    <li className={classes.tile} data-failed={slot.error !== null || undefined}>
      <div className={classes.photo}>
        <Picture src={slot.preview ?? slot.url} alt={texts.photo(place, count)} sizes="160px" />
        {isSending && <Progress share={slot.progress} name={slot.name} />}
        {isMain && slot.url && <span className={classes.main}>{texts.main}</span>}
      </div>
      {slot.error && (
        <div className={classes.failure} role="alert">
          <p>{slot.error}</p>
          {slot.file && (
            <Button size="compact-sm" variant="default" onClick={onRetry}>
              {texts.retry}
            </Button>
          )}
        </div>
      )}
      <div className={classes.tools}>
        <ActionIcon data-tool="earlier" aria-label={texts.earlier(place)} disabled={place === 1} onClick={() => onMove(-1)}>
          <IconArrowLeft size={18} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon data-tool="later" aria-label={texts.later(place)} disabled={place === count} onClick={() => onMove(1)}>
          <IconArrowRight size={18} aria-hidden="true" />
        </ActionIcon>
        <ActionIcon aria-label={isSending ? texts.cancel(slot.name) : texts.remove(place)} onClick={onRemove}>
          <IconX size={18} aria-hidden="true" />
        </ActionIcon>
      </div>
    </li>
  )
}
