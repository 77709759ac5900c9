import type { Finding } from '@feria/contract/search/schemas'
import { type MouseEvent, type ReactNode, type RefObject, useState } from 'react'
import grid from '../../../ui/card-grid.module.css'
import { LinkButton } from '../../../ui/plain-button.tsx'
import { OutsideSection } from '../../catalogue/outside-section.tsx'
import { outsideName } from '../../catalogue/spoken-tags.ts'
import { offersOf, partsOf } from './cards.ts'
import { ResultCard } from './result-card.tsx'
import { resultTexts as labels } from './result-texts.ts'
import { type Search, writeSearch } from './search-filters.ts'
import classes from './search-page.module.css'
import type { SearchResults } from './search-results.ts'

/** Pictures that load eagerly, as they are on screen at once. */
const EAGER = 4

interface Props {
  found: SearchResults
  /** The list element, to measure how much of it has been seen. */
  list: RefObject<HTMLUListElement | null>
  onMore: () => Promise<boolean>
  /** What saves the search as a wish, after a list that is long. */
  wish: ReactNode
}

/** With so many cards the one above the list is out of sight. */
const LONG = 8

/** The address of the next page of ours, for who reads without scripts. */
const nextOf = (search: Search, cursor: string) => new URLSearchParams({ ...writeSearch(search), cursor })

/** The results as cards, what only mentions the search and what breaks a spoken price below them, and «Cargar más» for the next of ours. */
export const ResultList = ({ found, list, onMore, wish }: Props) => {
  const [more, setMore] = useState<'ready' | 'asking' | 'failed'>('ready')
  const next = found.parts.find(({ platform }) => platform === 'Local')?.next ?? null
  const { good, rest, outside } = partsOf(found.cards, found.query !== '')
  const isWhole = (next === null || rest.length + outside.length > 0) && !found.loading && !found.isStale
  const isEnd = isWhole && found.query !== '' && good.length > 0 && found.reading?.isRelaxed === false && !found.reading.missing
  const card = (finding: Finding, n: number) => (
    <li key={finding.id}>
      <ResultCard finding={finding} offers={offersOf(finding, found.filteredProducts)} isEager={n < EAGER} />
    </li>
  )
  const ask = async () => {
    setMore('asking')
    setMore((await onMore()) ? 'ready' : 'failed')
  }
  return (
    <>
      <h2 className="only-read">{labels.list}</h2>
      <ul ref={list} className={`${grid.grid} ${found.isStale ? grid.isStale : ''}`} aria-busy={found.isStale || undefined}>
        {good.map(card)}
      </ul>
      {isEnd && (
        <div className={classes.end}>
          <p>{labels.end}</p>
          {good.length >= LONG && wish}
        </div>
      )}
      {rest.length > 0 && (
        <OutsideSection name={labels.others}>
          <ul className={grid.grid}>{rest.map(card)}</ul>
        </OutsideSection>
      )}
      {outside.length > 0 && (
        <OutsideSection name={outsideName(found.reading?.spoken.price)}>
          <ul className={grid.grid}>{outside.map(card)}</ul>
        </OutsideSection>
      )}
      {next !== null && (
        <div className={classes.more}>
          {more === 'failed' && <p role="alert">{labels.noMore}</p>}
          <LinkButton
            to={{ search: `?${nextOf(found, next)}` }}
            look="outlined"
            isLoading={more === 'asking'}
            onClick={(event: MouseEvent) => {
              event.preventDefault()
              if (more !== 'asking') void ask()
            }}
          >
            {more === 'failed' ? labels.tryAgain : labels.more}
          </LinkButton>
        </div>
      )}
    </>
  )
}
