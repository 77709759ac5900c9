import { helpPageOf, helpTopics } from '@feria/contract/help/topics'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { useHydrated } from '../../lib/use-hydrated.ts'
import type { Entry } from './answers/all.ts'
import classes from './help.module.css'
import { texts } from './texts.ts'

const addressOf = ({ topic, id }: Entry): string => `${helpPageOf(topic)}#${id}`

/** What an answer says, and where to go from it. */
const Words = ({ words, ways = [] }: Pick<Entry, 'words' | 'ways'>) => (
  <>
    {words.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    {ways.length > 0 && (
      <p className={classes.ways}>
        {ways.map(([label, path]) => (
          <Link key={label} to={path}>
            {label}
          </Link>
        ))}
      </p>
    )}
  </>
)

/** A question with its answer on the page of its topic; its own address leads to it and marks it. */
export const AnswerSection = ({ entry }: { entry: Entry }) => {
  const { hash, key } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  // The server does not know the hash, and what it rendered is taken up as it is.
  const isMeant = useHydrated() && hash === `#${entry.id}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit to the same answer leads there again.
  useEffect(() => {
    // With client-side navigation the browser does not scroll to the hash.
    if (!isMeant) return
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [isMeant, key])
  return (
    <section id={entry.id} className={classes.answer} aria-labelledby={`${entry.id}-pregunta`} data-meant={isMeant || undefined}>
      <h2 ref={heading} id={`${entry.id}-pregunta`} tabIndex={-1} className={classes.question}>
        {entry.question}{' '}
        <Link to={addressOf(entry)} className={classes.anchor} aria-label={texts.linkTo(entry.question)}>
          <span aria-hidden="true">#</span>
        </Link>
      </h2>
      <Words {...entry} />
    </section>
  )
}

/** The same among the answers that a search found: its question leads to its place. */
export const FoundAnswer = ({ entry }: { entry: Entry }) => (
  <article className={classes.answer}>
    <p className={classes.topic}>{helpTopics[entry.topic].title}</p>
    <h2 className={classes.question}>
      <Link to={addressOf(entry)}>{entry.question}</Link>
    </h2>
    <Words {...entry} />
  </article>
)
