import type { ComponentType, ReactNode } from 'react'
import { OFFLINE } from '../../../lib/call.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { LinkButton, PlainButton } from '../../../ui/plain-button.tsx'
import { PlainSkeleton } from '../../../ui/plain-skeleton.tsx'
import type { SaveSearchProps } from '../../catalogue/parts.ts'
import { CardSkeletons } from '../../catalogue/skeletons.tsx'
import { wishOf } from '../../catalogue/spoken-tags.ts'
import { texts } from '../../catalogue/texts.ts'
import { topOf } from './cards.ts'
import { FilterPanel } from './filter-panel.tsx'
import { PageField } from './page-field.tsx'
import { PlatformChips } from './platform-chips.tsx'
import { CategoryLinks, ComparisonNotes, ReadingNotes } from './reading-notes.tsx'
import { ResultList } from './result-list.tsx'
import { resultTexts as labels } from './result-texts.ts'
import { countFilters, isBlank, noSearchFilters, type Search } from './search-filters.ts'
import { SearchForm } from './search-form.tsx'
import classes from './search-page.module.css'
import { countOf, isUncounted } from './search-results.ts'
import type { Answered } from './search-store.ts'
import { SearchTags } from './search-tags.tsx'
import { titleOf } from './search-title.ts'
import { TopProducts } from './top-products.tsx'
import { useSearch } from './use-search.ts'

interface NothingProps {
  search: Search
  allProducts: ReactNode
  onClear: () => void
}

const Nothing = ({ search, allProducts, onClear }: NothingProps) => (
  <EmptyState
    title={labels.empty}
    text={labels.emptyHint}
    action={
      <div className={classes.ways}>
        {countFilters(search.filters) > 0 && search.query && <PlainButton onClick={onClear}>{labels.clear}</PlainButton>}
        {allProducts}
      </div>
    }
  />
)

const Failure = ({ error, isOnline, onRetry }: { error: string; isOnline: boolean; onRetry: () => void }) => (
  <>
    <ErrorState error={undefined} title={error ? labels.failed(error) : labels.failedAlone} onRetry={onRetry} />
    {!error && <p className={classes.offline}>{isOnline ? OFFLINE : labels.offline}</p>}
  </>
)

/** The placeholder of the results, until the first of them arrives. */
const Waiting = () => (
  <div aria-busy="true">
    <span className="only-read" role="status">
      {labels.loading}
    </span>
    <CardSkeletons count={8} />
  </div>
)

interface Props {
  SaveSearch: ComponentType<SaveSearchProps>
}

interface ResultsProps extends Props, ReturnType<typeof useSearch> {
  allProducts: ReactNode
}

const Results = ({ SaveSearch, allProducts, search, found, ...does }: ResultsProps) => {
  if (isBlank(search)) return <EmptyState title={labels.blank} text={labels.blankHint} action={allProducts} />
  if (found.error !== null) return <Failure error={found.error} isOnline={does.isOnline} onRetry={does.again} />
  const isEmpty = found.cards.length === 0
  const wish = wishOf(search.query, search.filters, found.reading?.spoken)
  const top = topOf(found.filteredProducts, search.query !== '')
  return (
    <>
      <div className={classes.bar}>
        <p className={classes.count} role="status">
          {found.isStale && isEmpty ? (
            <PlainSkeleton style={{ width: 120, height: 18 }} />
          ) : (
            labels.count(countOf(found), !found.isStale && found.parts.some(isUncounted))
          )}
        </p>
        <PlatformChips parts={found.parts} onRetry={does.retry} />
      </div>
      <ReadingNotes found={found} />
      <div className={classes.saving}>
        <SaveSearch {...wish} />
      </div>
      <TopProducts top={top} isWaiting={found.loading} />
      <CategoryLinks found={found} search={search} />
      {isEmpty && found.loading && <Waiting />}
      {isEmpty && !found.loading && (
        <Nothing search={search} allProducts={allProducts} onClear={() => does.go({ ...search, filters: noSearchFilters })} />
      )}
      {!isEmpty && <ResultList found={found} list={does.list} onMore={found.more} wish={<SaveSearch {...wish} label={labels.endWish} />} />}
      <ComparisonNotes found={found} />
    </>
  )
}

interface PageProps extends Props {
  /** For everybody: what it finds leads to public pages. */
  isPublic?: boolean
  /** What the server has already found, where it rendered the page. */
  first?: Answered | null
}

/**
 * /search and, for everybody, /buscar: results from here and other platforms, as each responds, in one list, compared in one currency.
 */
export const SearchPage = ({ SaveSearch, isPublic = false, first = null }: PageProps) => {
  const { search, found, ...does } = useSearch({ isPublic, first })
  return (
    <div className="page">
      <PageHeader title={titleOf(search)} back={isPublic ? '/explorar' : '/buyer-dashboard'} />
      <SearchForm Field={PageField} search={search} isPublic={isPublic} onSearch={does.go} />
      <div className={classes.columns}>
        <FilterPanel filters={search.filters} onApply={(filters) => does.go({ ...search, filters })} />
        <div className={classes.results}>
          <SearchTags search={search} reading={found.isStale ? null : found.reading} />
          <Results
            SaveSearch={SaveSearch}
            allProducts={
              <LinkButton to={isPublic ? '/explorar' : '/all-products'} look="outlined">
                {texts.allProducts}
              </LinkButton>
            }
            search={search}
            found={found}
            {...does}
          />
        </div>
      </div>
    </div>
  )
}
