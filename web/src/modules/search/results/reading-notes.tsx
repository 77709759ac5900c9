import { Link } from 'react-router'
import { formatDay, formatNumber, formatPrice } from '../../../lib/format.ts'
import { SearchNotes } from '../../catalogue/search-notes.tsx'
import { resultTexts as labels } from './result-texts.ts'
import { type Search, writeSearch } from './search-filters.ts'
import classes from './search-page.module.css'
import type { SearchResults } from './search-results.ts'

/** Categories offered to narrow a search. */
const OFFERED = 6

/** How the search was interpreted: corrected typos, a variant that nobody has, or that nothing matches all of it. */
export const ReadingNotes = ({ found }: { found: SearchResults }) => {
  const { reading, query, filters } = found
  if (!reading || found.isStale) return null
  return (
    <>
      <SearchNotes
        reading={reading}
        text={query}
        asTyped={`?${new URLSearchParams(writeSearch({ query, filters: { ...filters, asTyped: true } }))}`}
      />
      {reading.isRelaxed && !reading.missing && found.cards.length > 0 && (
        <p className={classes.note} role="status">
          {found.cards.some(({ platform }) => platform !== 'Local') ? labels.relaxedHere : labels.relaxed}
        </p>
      )}
    </>
  )
}

/** The categories of our own results, each a link that narrows the search; nothing for a single one. */
export const CategoryLinks = ({ found, search }: { found: SearchResults; search: Search }) => {
  const categories = found.reading?.categories ?? []
  if (search.filters.category || categories.length < 2) return null
  return (
    <ul className={classes.categories} aria-label={labels.categories}>
      {categories.slice(0, OFFERED).map(({ id, name, count }) => (
        <li key={id}>
          <Link
            to={{ search: `?${new URLSearchParams(writeSearch({ ...search, filters: { ...search.filters, category: name } }))}` }}
            className={classes.category}
          >
            {name} <span className={classes.dim}>{formatNumber(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The basis of the comparison, the rate with its date, and that links to Amazon may earn a commission. */
export const ComparisonNotes = ({ found: { rate, filteredProducts } }: { found: SearchResults }) => {
  const isCompared = rate && filteredProducts.some(({ currency }) => currency === 'ARS')
  const hasAmazon = filteredProducts.some(({ platform }) => platform === 'Amazon')
  if (!isCompared && !hasAmazon) return null
  return (
    <div className={classes.fine}>
      {isCompared && <p>{labels.rate(formatDay(rate.since), formatPrice(rate.ars))}</p>}
      {hasAmazon && <p>{labels.affiliate}</p>}
    </div>
  )
}
