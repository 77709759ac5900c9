import { useEffect, useRef } from 'react'
import type { Choice, Entry } from './deck.ts'
import classes from './swipe-card.module.css'
import { SwipeFace } from './swipe-card.tsx'
import type { Leaving } from './use-deck.ts'
import { useDrag } from './use-drag.ts'

const OUT_MS = 260
const FADE_MS = 140

const TopCard = ({ entry, onChoose }: { entry: Entry; onChoose: (choice: Choice, fromX: number) => void }) => {
  const drag = useDrag(onChoose)
  return (
    <article className={classes.card} {...drag} onDragStart={(event) => event.preventDefault()}>
      <SwipeFace entry={entry} isEager />
    </article>
  )
}

/** A card on its way out, over the next one. With reduced motion it fades. */
const LeavingCard = ({ leaving: { entry, choice, fromX }, onGone }: { leaving: Leaving; onGone: (id: string) => void }) => {
  const card = useRef<HTMLDivElement>(null)
  const gone = useRef(onGone)
  gone.current = onGone
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const side = choice === 'like' ? 1 : -1
    const from = `translateX(${fromX}px) rotate(${fromX / 28}deg)`
    const to = `translateX(${side * 130}%) rotate(${side * 16}deg)`
    const move = card.current?.animate(isStill ? { opacity: [1, 0] } : { transform: [from, to], opacity: [1, 0.4] }, {
      duration: isStill ? FADE_MS : OUT_MS,
      easing: 'ease-in',
      fill: 'forwards',
    })
    move?.finished.then(
      () => gone.current(entry.id),
      () => undefined,
    )
    return () => move?.cancel()
  }, [entry.id, choice, fromX])
  return (
    <div ref={card} className={classes.card} data-leaving={choice} aria-hidden="true" inert>
      <SwipeFace entry={entry} />
    </div>
  )
}

interface Props {
  shown: Entry
  following: Entry | undefined
  leaving: Leaving[]
  onChoose: (choice: Choice, fromX: number) => void
  onGone: (id: string) => void
}

/** The current card over the next one; a decided card flies out over both. */
export const CardStack = ({ shown, following, leaving, onChoose, onGone }: Props) => (
  <div className={classes.stack}>
    {following && (
      <div key={following.id} className={classes.card} data-behind aria-hidden="true" inert>
        <SwipeFace entry={following} />
      </div>
    )}
    <TopCard key={shown.id} entry={shown} onChoose={onChoose} />
    {leaving.map((one) => (
      <LeavingCard key={`leaving ${one.entry.id}`} leaving={one} onGone={onGone} />
    ))}
  </div>
)
