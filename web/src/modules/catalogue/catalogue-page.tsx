import { api } from '@feria/contract'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useRoute } from '../../lib/use-route.ts'
import { useTitle } from '../../lib/use-title.ts'
import { useIsDesktop } from '../../lib/use-width.ts'
import { Awning } from '../../ui/awning.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import classes from './catalogue-page.module.css'
import { CategorySelect } from './category-select.tsx'
import { FilterFields } from './filter-fields.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { FilterTagsRow } from './filter-tags-row.tsx'
import { isShelved, requestOf } from './filters.ts'
import { NoProducts } from './no-products.tsx'
import { ProductList } from './product-list.tsx'
import { ResultsBar } from './results-bar.tsx'
import { SearchBox } from './search-box.tsx'
import { Shelves } from './shelves.tsx'
import { ShelfSkeletons } from './skeletons.tsx'
import { texts } from './texts.ts'
import { useFilters } from './use-filters.ts'

/** Products of a shelf; without shelves only their number is asked. */
const SHELF = 8
const said = texts.catalogue

/** A filter chosen from further down shows its results from their beginning; going back is left to the restored scroll. */
const useResultsInSight = () => {
  const results = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const isForward = useNavigationType() === 'PUSH'
  const shown = useRef(key)
  useEffect(() => {
    const hasMoved = shown.current !== key
    shown.current = key
    if (!hasMoved || !isForward || !results.current || results.current.getBoundingClientRect().top >= 0) return
    results.current.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [key, isForward])
  return results
}

/** /all-products: every product on sale or sold, by category, searched, filtered and ordered; all of it in the address [CAT-15 to CAT-24]. */
export const CataloguePage = () => {
  useTitle(said.title)
  const isDesktop = useIsDesktop()
  const { filters, view, change, setView } = useFilters()
  const results = useResultsInSight()
  const hasShelves = isShelved(filters, view)
  const found = useRoute(
    api.catalogue.shelves,
    { query: { ...requestOf(filters), limit: hasShelves ? SHELF : 0 } },
    { placeholderData: (previous) => previous },
  )
  const shelves = () => {
    if (found.error && !found.data) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />
    if (!found.data) return <ShelfSkeletons />
    const filled = found.data.shelves.filter(({ products }) => products.length > 0)
    if (filled.length > 0) return <Shelves shelves={filled} filters={filters} />
    return found.isPlaceholderData ? <ShelfSkeletons /> : <NoProducts filters={filters} />
  }
  return (
    <div className="page">
      <section className={classes.hero}>
        <Awning isLarge />
        <div className={classes.heroWords}>
          <h1 className={classes.heading}>{said.heading}</h1>
          <SearchBox value={filters.search} onSearch={(search, isFinal) => change({ search }, { replace: !isFinal })}>
            <CategorySelect aria-label={texts.category} value={filters.category} onChange={(category) => change({ category })} />
          </SearchBox>
        </div>
      </section>
      <div className={classes.columns} ref={results}>
        {isDesktop && (
          <aside className={classes.side} aria-label={said.filters}>
            <h2 className={classes.sideName}>{said.filters}</h2>
            <FilterFields filters={filters} onChange={change} />
          </aside>
        )}
        <div className={classes.results}>
          <ResultsBar filters={filters} view={view} total={found.data?.total} onChange={change} onView={setView}>
            {!isDesktop && <FilterSheet filters={filters} onApply={change} />}
          </ResultsBar>
          <FilterTagsRow filters={filters} onChange={change} />
          {hasShelves ? shelves() : <ProductList filters={filters} view={view} />}
        </div>
      </div>
    </div>
  )
}
