import { useState } from 'react'
import classes from './picture.module.css'
import { NO_PICTURE, sourcesOf } from './picture-sources.ts'

interface Props {
  src: string | null | undefined
  /** Empty if the name is shown next to the picture. */
  alt: string
  /** Width divided by height; the space is reserved before the picture loads. */
  ratio?: number
  /** Its displayed width, as in the HTML attribute. */
  sizes?: string
  /** For the first picture seen: not lazy, fetched with high priority. */
  isEager?: boolean
  /** Shows the whole picture instead of filling the space. */
  isWhole?: boolean
  className?: string
}

/** A picture with a fixed ratio that causes no layout shift; shows a fallback if there is none or it does not load [CAT-27]. */
export const Picture = ({ src, alt, ratio = 1, sizes = '100vw', isEager = false, isWhole = false, className }: Props) => {
  const [broken, setBroken] = useState<string | null>(null)
  const shown = src && src !== broken ? src : NO_PICTURE
  const sources = sourcesOf(shown)
  return (
    <span className={`${classes.place} ${className ?? ''}`} style={{ aspectRatio: ratio }}>
      <img
        key={shown}
        className={classes.picture}
        data-whole={(isWhole && shown !== NO_PICTURE) || undefined}
        src={shown}
        srcSet={sources}
        sizes={sources && sizes}
        alt={alt}
        loading={isEager ? undefined : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
        decoding="async"
        onError={() => shown !== NO_PICTURE && setBroken(shown)}
      />
    </span>
  )
}
