import type { Finding } from '@feria/contract/search/schemas'
import { BADGED_RESULTS, TOP_RESULTS } from '@feria/contract/search/values'
import { useRef, useState } from 'react'
import { Picture } from '../../../ui/picture.tsx'
import { PlainSkeleton } from '../../../ui/plain-skeleton.tsx'
import { OfferPrice } from './offer-facts.tsx'
import { OutwardLink } from './outward-link.tsx'
import { platformName } from './platform-name.ts'
import { resultTexts as labels } from './result-texts.ts'
import classes from './top-products.module.css'

/** Freezes a value while the pointer or the focus is there: nobody may click one product and open another that has just arrived. */
const useSteady = <T,>(value: T) => {
  const [isHeld, setIsHeld] = useState(false)
  const last = useRef(value)
  if (!isHeld) last.current = value
  return {
    value: last.current,
    hold: {
      onPointerEnter: () => setIsHeld(true),
      onPointerLeave: () => setIsHeld(false),
      onFocus: () => setIsHeld(true),
      onBlur: () => setIsHeld(false),
    },
  }
}

const waiting = Array.from({ length: TOP_RESULTS }, (_, place) => place)

/** The placeholder of a tile, so that the first results cause no layout shift. */
const WaitingTile = () => (
  <li className={classes.tile} aria-hidden="true">
    <PlainSkeleton className={classes.picture} style={{ aspectRatio: '4 / 3', borderRadius: 0 }} />
    <div className={classes.price} />
    <div className={classes.name} />
    <p className={classes.platform}>{'\u00a0'}</p>
  </li>
)

/** «Top Productos»: the cheapest results in one currency, the first three with their rank. Its tiles keep their place from the start. */
export const TopProducts = ({ top, isWaiting }: { top: Finding[]; isWaiting: boolean }) => {
  const steady = useSteady(top)
  const shown = steady.value
  if (shown.length === 0 && !isWaiting) return null
  return (
    <section className={classes.section} aria-label={labels.top}>
      <h2 className={classes.title}>{labels.top}</h2>
      <p className={classes.intro}>{labels.topIntro}</p>
      <div {...steady.hold}>
        <ol className={classes.tiles}>
          {shown.map((finding, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a tile is a position; its content changes without moving it.
            <li key={place} className={classes.tile}>
              {place < BADGED_RESULTS && (
                <span className={classes.rank}>
                  <span className="only-read">{labels.rank}</span>
                  {place + 1}
                </span>
              )}
              <Picture
                src={finding.imageUrl}
                alt=""
                ratio={4 / 3}
                sizes="(min-width: 48em) 180px, 40vw"
                isWhole={!finding.product}
                className={classes.picture}
              />
              <div className={classes.price}>
                <OfferPrice finding={finding} size="sm" hasFormer={false} />
              </div>
              <h3 className={classes.name}>
                <OutwardLink finding={finding} className={classes.link}>
                  {finding.name}
                </OutwardLink>
              </h3>
              <p className={classes.platform}>{platformName(finding.platform)}</p>
            </li>
          ))}
          {isWaiting && waiting.slice(shown.length).map((place) => <WaitingTile key={place} />)}
        </ol>
      </div>
    </section>
  )
}
