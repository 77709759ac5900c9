import { Button } from '@mantine/core'
import { type MouseEvent, type RefObject, useState } from 'react'
import { Link } from 'react-router'
import grid from '../../../ui/card-grid.module.css'
import { texts } from '../texts.ts'
import { offersOf } from './cards.ts'
import { ResultCard } from './result-card.tsx'
import { type Search, writeSearch } from './search-filters.ts'
import classes from './search-page.module.css'
import type { SearchResults } from './search-results.ts'

const labels = texts.results
/** Pictures that load eagerly, as they are on screen at once. */
const EAGER = 4

interface Props {
  found: SearchResults
  /** The list element, to measure how much of it has been seen. */
  list: RefObject<HTMLUListElement | null>
  onMore: () => Promise<boolean>
}

/** The address of the next page of ours, for who reads without scripts. */
const nextOf = (search: Search, cursor: string) => new URLSearchParams({ ...writeSearch(search), cursor })

/** The results as cards, and «Cargar más» for the next of ours. */
export const ResultList = ({ found, list, onMore }: Props) => {
  const [more, setMore] = useState<'ready' | 'asking' | 'failed'>('ready')
  const next = found.parts.find(({ platform }) => platform === 'Local')?.next ?? null
  const isEnd = next === null && !found.loading && !found.isStale && found.query !== '' && found.reading?.isRelaxed === false
  const ask = async () => {
    setMore('asking')
    setMore((await onMore()) ? 'ready' : 'failed')
  }
  return (
    <>
      <h2 className="only-read">{labels.list}</h2>
      <ul ref={list} className={`${grid.grid} ${found.isStale ? grid.isStale : ''}`} aria-busy={found.isStale || undefined}>
        {found.cards.map((finding, n) => (
          <li key={finding.id}>
            <ResultCard finding={finding} offers={offersOf(finding, found.filteredProducts)} isEager={n < EAGER} />
          </li>
        ))}
      </ul>
      {isEnd && <p className={classes.end}>{labels.end}</p>}
      {next !== null && (
        <div className={classes.more}>
          {more === 'failed' && <p role="alert">{labels.noMore}</p>}
          <Button
            component={Link}
            to={{ search: `?${nextOf(found, next)}` }}
            variant="default"
            loading={more === 'asking'}
            onClick={(event: MouseEvent) => {
              event.preventDefault()
              void ask()
            }}
          >
            {more === 'failed' ? labels.tryAgain : labels.more}
          </Button>
        </div>
      )}
    </>
  )
}
