import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Picture } from '../../ui/picture.tsx'
import { IconButton } from '../../ui/plain-button.tsx'
import classes from './gallery.module.css'
import { productTexts } from './product-texts.ts'

const labels = productTexts
const SIZES = '(min-width: 64em) 640px, 100vw'
const PhotoViewer = lazyPart(async () => (await import('./photo-viewer.tsx')).PhotoViewer)

/**
 * The pictures of a product: one at a time, moved by swipe, arrow keys, buttons or thumbnails; the fallback picture if there are none.
 * Pressing one opens it large.
 */
export const Gallery = ({ pictures }: { pictures: string[] }) => {
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [opened, setOpened] = useState<{ n: number; at: number }>()
  const openers = useRef<(HTMLElement | null)[]>([])
  const count = pictures.length
  const opener = (n: number) => (
    <button
      type="button"
      ref={(button) => {
        openers.current[n] = button
      }}
      className={classes.open}
      tabIndex={n === current ? 0 : -1}
      aria-haspopup="dialog"
      aria-label={labels.enlarge(n + 1, count)}
      onClick={({ timeStamp }) => setOpened({ n, at: timeStamp })}
    />
  )
  const viewer = opened && (
    <PhotoViewer
      // One that is still fading away gives place to the next.
      key={opened.at}
      pictures={pictures}
      index={opened.n}
      onClose={(n) => {
        setOpened(undefined)
        show(n, 'instant')
        openers.current[n]?.focus({ preventScroll: true })
      }}
    />
  )
  const show = (n: number, behavior: ScrollBehavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth') => {
    const goal = Math.min(Math.max(n, 0), count - 1)
    const { current: list } = strip
    list?.scrollTo({ left: goal * list.clientWidth, behavior })
  }
  const follow = () => {
    const { current: list } = strip
    if (list) setCurrent(Math.round(list.scrollLeft / Math.max(list.clientWidth, 1)))
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    show(current + step)
  }
  if (count < 2)
    return (
      <div className={classes.stage}>
        <Picture src={pictures[0]} alt={labels.picture(1, 1)} ratio={4 / 3} sizes={SIZES} isEager isWhole={count > 0} />
        {count > 0 && opener(0)}
        {viewer}
      </div>
    )
  return (
    <section className={classes.gallery} aria-label={labels.pictures} aria-roledescription="carrusel" onKeyDown={press}>
      <div className={classes.stage}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard. */}
        <ul ref={strip} className={classes.strip} tabIndex={0} aria-label={labels.pictures} onScroll={follow}>
          {pictures.map((src, n) => (
            <li key={src} aria-hidden={n !== current}>
              <Picture src={src} alt={labels.picture(n + 1, count)} ratio={4 / 3} sizes={SIZES} isEager={n === 0} isWhole />
              {opener(n)}
            </li>
          ))}
        </ul>
        <IconButton
          className={classes.step}
          data-way="back"
          aria-label={labels.previous}
          disabled={current === 0}
          onClick={() => show(current - 1)}
        >
          <IconChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton
          className={classes.step}
          data-way="on"
          aria-label={labels.next}
          disabled={current === count - 1}
          onClick={() => show(current + 1)}
        >
          <IconChevronRight aria-hidden="true" />
        </IconButton>
        <span className={classes.place} role="status">
          <span aria-hidden="true">
            {current + 1} / {count}
          </span>
          <span className="only-read">{labels.picture(current + 1, count)}</span>
        </span>
      </div>
      <div className={classes.small}>
        {pictures.map((src, n) => (
          <button
            type="button"
            key={src}
            className={classes.thumb}
            aria-label={labels.picture(n + 1, count)}
            aria-current={n === current}
            onClick={() => show(n)}
          >
            <Picture src={src} alt="" ratio={1} sizes="72px" />
          </button>
        ))}
      </div>
      {viewer}
    </section>
  )
}
