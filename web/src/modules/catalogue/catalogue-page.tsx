import { cardsOf } from '@feria/contract/route'
import * as api from '@feria/contract/routes'
import { type ComponentType, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { useLoaded } from '../../lib/use-loaded.ts'
import { useRoute } from '../../lib/use-route.ts'
import { useIsDesktop } from '../../lib/use-width.ts'
import { Awning } from '../../ui/awning.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SHELF } from './card-sizes.ts'
import classes from './catalogue-page.module.css'
import { catalogueTexts } from './catalogue-texts.ts'
import { CategorySelect } from './category-select.tsx'
import { FilterSheet } from './filter-sheet.tsx'
import { filterNames, noFilters, requestOf } from './filters.ts'
import type { SaveSearchProps } from './parts.ts'
import { ResultsBar } from './results-bar.tsx'
import { SearchBox } from './search-box.tsx'
import { Shelves } from './shelves.tsx'
import { CardSkeletons, ShelfSkeletons } from './skeletons.tsx'
import { texts } from './texts.ts'
import { useCategories } from './use-categories.ts'
import { useFilters } from './use-filters.ts'
import { isShelved } from './views.ts'

const labels = texts.catalogue
const loadList = async () => (await import('./product-list.tsx')).ProductList
const loadTags = async () => (await import('./catalogue-tags.tsx')).CatalogueTags
const loadSide = async () => (await import('./filter-side.tsx')).FilterSide

/** Scrolls to the start of the results when a filter is applied from further down; going back is left to the restored scroll. */
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

/** /all-products: every product on sale or sold, by category, searched, filtered and sorted; all of it in the URL. */
export const CataloguePage = ({ SaveSearch }: { SaveSearch: ComponentType<SaveSearchProps> }) => {
  const isDesktop = useIsDesktop()
  const Side = useLoaded(loadSide, isDesktop)
  const { filters, view, change, setView, addressWith } = useFilters()
  const results = useResultsInSight()
  const hasShelves = isShelved(filters, view)
  // Without shelves only the count is needed.
  const found = useRoute(
    cardsOf(api.catalogue.shelves),
    { query: { ...requestOf(filters), limit: hasShelves ? SHELF : 0, view: 'card' } },
    { placeholderData: (previous) => previous },
  )
  const isNarrowed = filters.search !== '' || filterNames.some((name) => filters[name] !== noFilters[name])
  const Tags = useLoaded(loadTags, isNarrowed)
  const categories = useCategories()
  const filled = found.data?.shelves.filter(({ products }) => products.length > 0) ?? []
  // If the shelves are empty the list says so.
  const List = useLoaded(loadList, !hasShelves || (found.isSuccess && !found.isPlaceholderData && filled.length === 0))
  const search = (text: string, isFinal: boolean) => change({ search: text, asTyped: false }, { replace: !isFinal })
  const list = List ? <List filters={filters} view={view} SaveSearch={SaveSearch} /> : <CardSkeletons count={8} />
  const shelves = () => {
    if (found.error && !found.data) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />
    if (!found.data) return <ShelfSkeletons />
    if (filled.length > 0) return <Shelves shelves={filled} filters={filters} SaveSearch={SaveSearch} />
    return found.isPlaceholderData ? <ShelfSkeletons /> : list
  }
  return (
    <div className="page">
      <section className={classes.hero}>
        <Awning isLarge />
        <div className={classes.heroWords}>
          <h1 className={classes.heading}>{labels.heading}</h1>
          <SearchBox value={filters.search} onSearch={search}>
            <CategorySelect isLabelHidden categories={categories} value={filters.category} onChange={(category) => change({ category })} />
          </SearchBox>
        </div>
      </section>
      <div className={classes.columns} ref={results}>
        {isDesktop && (
          <aside className={classes.side} aria-label={catalogueTexts.filters}>
            <h2 className={classes.sideName}>{catalogueTexts.filters}</h2>
            {Side && <Side filters={filters} onApply={change} />}
          </aside>
        )}
        <div className={classes.results}>
          <ResultsBar filters={filters} view={view} total={found.data?.total} onChange={change} onView={setView}>
            {!isDesktop && <FilterSheet filters={filters} onApply={change} />}
          </ResultsBar>
          {Tags && <Tags filters={filters} addressWith={addressWith} />}
          {hasShelves ? shelves() : list}
        </div>
      </div>
    </div>
  )
}
