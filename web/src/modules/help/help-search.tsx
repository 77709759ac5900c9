import type { HelpFigures } from '@feria/contract/help/schemas'
import { CONTACT_PAGE } from '@feria/contract/help/topics'
import { type FormEvent, type ReactNode, useCallback, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useTypedEarly } from '../../lib/use-typed-early.ts'
import { LinkButton } from '../../ui/plain-button.tsx'
import { FoundAnswer } from './answer-section.tsx'
import type { Entry } from './answers/all.ts'
import classes from './help.module.css'
import { HELP_QUERY, SearchForm } from './search-form.tsx'
import { texts } from './texts.ts'

const loadFinder = () => import('./find-in-help.ts')

const Nothing = ({ words }: { words: string }) => (
  <div className={classes.nothing}>
    <h2 className={classes.heading}>{texts.nothing(words)}</h2>
    <p>{texts.nothingHint}</p>
    <LinkButton to={CONTACT_PAGE}>{texts.write}</LinkButton>
  </div>
)

interface Props {
  figures: HelpFigures
  /** What the words of the address find, as far as the page was loaded with some. */
  found: Entry[] | null
  children: ReactNode
}

/**
 * The search of the help, over all topics, as one types; what it finds stands in place of `children`. The answers load with the first
 * words: a visit that only looks for a topic does without.
 */
export const HelpSearch = ({ figures, found: first, children }: Props) => {
  const [params, setParams] = useSearchParams()
  const isTyped = (useLocation().state as { isTyped?: boolean } | null)?.isTyped === true
  const asked = params.get(HELP_QUERY) ?? ''
  const [typed, setTyped] = useState(asked)
  const [found, setFound] = useState(first)
  const [hasFailed, setHasFailed] = useState(false)
  const form = useTypedEarly(useCallback((early) => setTyped(early[HELP_QUERY] ?? ''), []))
  // The address changed elsewhere: back, or a link. What is typed here is ahead of its address.
  useEffect(() => {
    if (!isTyped) setTyped(asked)
  }, [asked, isTyped])
  const words = typed.trim()
  useEffect(() => {
    if (!words) return setFound(null)
    let isCurrent = true
    loadFinder().then(
      ({ findInHelp }) => isCurrent && setFound(findInHelp(figures, words)),
      () => isCurrent && setHasFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [figures, words])
  const write = (text: string) => {
    setTyped(text)
    const words = text.trim()
    setParams(words ? { [HELP_QUERY]: words } : {}, { replace: true, preventScrollReset: true, state: { isTyped: true } })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // On a touch screen the keyboard would cover the answers.
    if (matchMedia('(pointer: coarse)').matches && document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  const isEmpty = found?.length === 0
  return (
    <>
      <SearchForm ref={form} value={typed} onType={write} onSubmit={submit} />
      <p className={words ? classes.count : 'only-read'} role="status">
        {words && (found ? !isEmpty && texts.found(found.length) : hasFailed ? texts.failed : texts.searching)}
      </p>
      {words === '' ? (
        children
      ) : (
        <>
          {isEmpty && <Nothing words={words} />}
          {found?.map((entry) => (
            <FoundAnswer key={`${entry.topic}#${entry.id}`} entry={entry} />
          ))}
        </>
      )}
    </>
  )
}
