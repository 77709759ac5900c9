import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { Link } from '../../lib/router.tsx'
import { useTitle } from '../../lib/use-title.ts'
import classes from './onboarding-page.module.css'
import { texts } from './texts.ts'

const said = texts.onboarding
const END = '/Register-step1'

/** /onboarding: Feria in three steps, paged by swipe, buttons and arrow keys; ends at the choice of account. */
export const OnboardingPage = () => {
  useTitle(said.title)
  const track = useRef<HTMLUListElement>(null)
  const [step, setStep] = useState(0)
  const isLast = step === said.steps.length - 1
  const go = (to: number) => {
    const { current } = track
    current?.scrollTo({ left: current.clientWidth * Math.min(Math.max(to, 0), said.steps.length - 1) })
  }
  return (
    <div className={`page ${classes.page}`}>
      <div className={classes.top}>
        <h1 className={classes.heading}>{said.heading}</h1>
        {!isLast && (
          <Link to={END} className={classes.skip}>
            {said.skip}
          </Link>
        )}
      </div>
      {/* The browser itself swipes and snaps to a step; the current step is read from the scroll. */}
      <section aria-label={said.heading} className={classes.window}>
        <ul
          ref={track}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard.
          tabIndex={0}
          className={classes.track}
          onScroll={({ currentTarget }) => setStep(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))}
          onKeyDown={(event) => {
            const move = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
            if (!move) return
            event.preventDefault()
            go(step + move)
          }}
        >
          {said.steps.map(({ picture, title, text }) => (
            <li key={title} className={classes.step}>
              <img src={picture} alt="" width={320} height={240} className={classes.drawing} />
              <h2 className={classes.title}>{title}</h2>
              <p className={classes.text}>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <div className={classes.dots} aria-hidden="true">
        {said.steps.map(({ title }, index) => (
          <span key={title} className={classes.dot} data-active={index === step || undefined} />
        ))}
      </div>
      <p className="only-read" role="status">
        {said.position(step + 1, said.steps.length)}
      </p>
      <div className={classes.actions}>
        {/* Keeps its space on the first step, so that the other button does not move under the thumb. */}
        <Button variant="default" size="lg" disabled={step === 0} onClick={() => go(step - 1)}>
          {said.previous}
        </Button>
        {isLast ? (
          <Button key="end" component={Link} to={END} size="lg">
            {said.end}
          </Button>
        ) : (
          <Button key="next" size="lg" onClick={() => go(step + 1)}>
            {said.next}
          </Button>
        )}
      </div>
      <p className={classes.foot}>
        {texts.register.hasAccount} <Link to="/login">{texts.register.login}</Link>
      </p>
    </div>
  )
}
