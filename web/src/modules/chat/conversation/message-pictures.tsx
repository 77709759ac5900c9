import { useRef, useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { texts } from '../texts.ts'
import type { Entry, EntryPicture } from './merge.ts'
import classes from './message-pictures.module.css'

const labels = texts.pictures
const PhotoViewer = lazyPart(async () => (await import('../../catalogue/photo-viewer.tsx')).PhotoViewer)
const SOON_MS = 60_000

/** Whether the address of a picture has expired, or does within a minute, by what stands in it. */
const isOver = ({ url }: EntryPicture): boolean => {
  const until = /\.(\d{13,15})~/.exec(url)?.[1]
  return until !== undefined && Number(until) < Date.now() + SOON_MS
}

interface Props {
  entry: Entry
  pictures: EntryPicture[]
  /** Asks for the message anew, with new addresses. */
  onRenew: (seq: number) => Promise<void>
}

/** The pictures of a message: one, or two side by side, in a fixed ratio; a press opens them large. Expired ones are asked for again. */
export const MessagePictures = ({ entry: { seq, senderName }, pictures, onRenew }: Props) => {
  const [opened, setOpened] = useState<{ n: number; at: number }>()
  const [broken, setBroken] = useState<string[]>([])
  const isRenewed = useRef(false)
  const openers = useRef<(HTMLElement | null)[]>([])
  const alt = pictures.length === 1 ? () => labels.of(senderName) : (n: number) => labels.ofMany(senderName, n + 1, pictures.length)
  const renew = async () => {
    if (seq !== null) await onRenew(seq).catch(() => undefined)
  }
  const fail = (preview: string) => {
    if (isRenewed.current || seq === null) return setBroken((known) => [...known, preview])
    isRenewed.current = true
    void renew().then(() => setBroken((known) => [...known, preview]))
  }
  const open = async (n: number, at: number) => {
    if (pictures.some(isOver)) await renew()
    setOpened({ n, at })
  }
  return (
    <div className={classes.pictures} data-many={pictures.length > 1 || undefined}>
      {pictures.map((picture, n) => (
        <button
          // Two pictures of a message never change places.
          // biome-ignore lint/suspicious/noArrayIndexKey: their addresses change, they do not.
          key={n}
          type="button"
          ref={(button) => {
            openers.current[n] = button
          }}
          className={classes.open}
          aria-haspopup="dialog"
          disabled={broken.includes(picture.preview)}
          onClick={({ timeStamp }) => void open(n, timeStamp)}
        >
          {broken.includes(picture.preview) ? (
            <span className={classes.broken}>{labels.broken}</span>
          ) : (
            <img src={picture.preview} alt={alt(n)} loading="lazy" decoding="async" onError={() => fail(picture.preview)} />
          )}
        </button>
      ))}
      {opened && (
        <PhotoViewer
          key={opened.at}
          pictures={pictures.map(({ url }) => url)}
          alt={alt}
          index={opened.n}
          onClose={(n) => {
            setOpened(undefined)
            openers.current[n]?.focus({ preventScroll: true })
          }}
        />
      )}
    </div>
  )
}
