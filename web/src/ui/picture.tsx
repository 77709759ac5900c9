import { useState } from 'react'
import classes from './picture.module.css'
import { NO_PICTURE, sourcesOf } from './picture-sources.ts'

interface Props {
  src: string | null | undefined
  /** Empty where the name stands beside the picture. */
  alt: string
  /** Width divided by height; the place is kept before the picture is there. */
  ratio?: number
  /** How wide it is shown, as in the HTML attribute. */
  sizes?: string
  /** For the one picture that is seen first: not lazy, fetched before others. */
  isEager?: boolean
  /** Shows the whole picture instead of filling its place. */
  isWhole?: boolean
  className?: string
}

/** A picture at a fixed ratio that never moves the page; a fallback picture when there is none or it does not load [CAT-27]. */
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
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : 'auto'}
        decoding="async"
        onError={() => shown !== NO_PICTURE && setBroken(shown)}
      />
    </span>
  )
}
