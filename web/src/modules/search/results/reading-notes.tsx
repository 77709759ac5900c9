import { formatDay, formatNumber, formatPrice } from '../../../lib/format.ts'
import { Link } from '../../../lib/router.tsx'
import { texts } from '../texts.ts'
import { type Search, writeSearch } from './search-filters.ts'
import classes from './search-page.module.css'
import type { SearchResults } from './search-results.ts'

const said = texts.results
/** Categories that are offered to narrow a search. */
const OFFERED = 6

/** How the search was read: what was mended, and that nothing fits all of it. */
export const ReadingNotes = ({ found }: { found: SearchResults }) => {
  const { reading } = found
  if (!reading || found.isStale) return null
  return (
    <>
      {reading.corrected !== null && (
        <p className={classes.note} role="status">
          {said.corrected} <strong>{reading.corrected}</strong>
        </p>
      )}
      {reading.isRelaxed && found.cards.length > 0 && (
        <p className={classes.note} role="status">
          {found.cards.some(({ platform }) => platform !== 'Local') ? said.relaxedHere : said.relaxed}
        </p>
      )}
    </>
  )
}

/** The categories of what was found here, each a way to narrow the search; nothing for one alone. */
export const CategoryLinks = ({ found, search }: { found: SearchResults; search: Search }) => {
  const categories = found.reading?.categories ?? []
  if (search.filters.category || categories.length < 2) return null
  return (
    <ul className={classes.categories} aria-label={said.categories}>
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

/** What the comparison rests on: the rate with its day; and that links to Amazon may earn something. */
export const ComparisonNotes = ({ found: { rate, filteredProducts } }: { found: SearchResults }) => {
  const isCompared = rate && filteredProducts.some(({ currency }) => currency === 'ARS')
  const hasAmazon = filteredProducts.some(({ platform }) => platform === 'Amazon')
  if (!isCompared && !hasAmazon) return null
  return (
    <div className={classes.fine}>
      {isCompared && <p>{said.rate(formatDay(rate.since), formatPrice(rate.ars))}</p>}
      {hasAmazon && <p>{said.affiliate}</p>}
    </div>
  )
}
