import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { LinkButton, PlainButton } from '../../ui/plain-button.tsx'
import classes from './onboarding-page.module.css'
import { texts } from './texts.ts'

const labels = texts.onboarding
const END = '/Register-step1'

/** /onboarding: Feria in three steps, paged by swipe, buttons and arrow keys; ends at the choice of account. */
export const OnboardingPage = () => {
  const track = useRef<HTMLUListElement>(null)
  const [step, setStep] = useState(0)
  const isLast = step === labels.steps.length - 1
  const go = (to: number) => {
    const { current } = track
    current?.scrollTo({ left: current.clientWidth * Math.min(Math.max(to, 0), labels.steps.length - 1) })
  }
  return (
    <div className={`page ${classes.page}`}>
      <div className={classes.top}>
        <h1 className={classes.heading}>{labels.heading}</h1>
        {!isLast && (
          <Link to={END} className={classes.skip}>
            {labels.skip}
          </Link>
        )}
      </div>
      {/* The browser itself swipes and snaps to a step; the current step is read from the scroll. */}
      <section aria-label={labels.heading} className={classes.window}>
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
          {labels.steps.map(({ picture, title, text }) => (
            <li key={title} className={classes.step}>
              <img src={picture} alt="" width={320} height={240} className={classes.drawing} />
              <h2 className={classes.title}>{title}</h2>
              <p className={classes.text}>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <div className={classes.dots} aria-hidden="true">
        {labels.steps.map(({ title }, index) => (
          <span key={title} className={classes.dot} data-active={index === step || undefined} />
        ))}
      </div>
      <p className="only-read" role="status">
        {labels.position(step + 1, labels.steps.length)}
      </p>
      <div className={classes.actions}>
        {/* Keeps its space on the first step, so that the other button does not move under the thumb. */}
        <PlainButton look="outlined" size="lg" disabled={step === 0} onClick={() => go(step - 1)}>
          {labels.previous}
        </PlainButton>
        {isLast ? (
          <LinkButton key="end" to={END} size="lg">
            {labels.end}
          </LinkButton>
        ) : (
          <PlainButton key="next" size="lg" onClick={() => go(step + 1)}>
            {labels.next}
          </PlainButton>
        )}
      </div>
      <p className={classes.foot}>
        {texts.register.hasAccount} <Link to="/login">{texts.register.login}</Link>
      </p>
    </div>
  )
}
