import { IconArrowRight } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { rememberSearch } from '../../lib/recent-searches.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { FilterTagsRow } from '../catalogue/filter-tags-row.tsx'
import { noNarrowing } from '../catalogue/narrowing.ts'
import { linkTags, narrowingTags } from '../catalogue/narrowing-tags.ts'
import { SearchNotes } from '../catalogue/search-notes.tsx'
import { spokenTags } from '../catalogue/spoken-tags.ts'
import { texts } from '../catalogue/texts.ts'
import { keepNear, keptNear } from './kept-near.ts'
import type { LoadedRanking } from './load-ranking.ts'
import { noRankingFilters, type RankingFilters, readRanking, writeRanking } from './ranking-filters.ts'
import { RankingForm } from './ranking-form.tsx'
import { RankingList } from './ranking-list.tsx'
import classes from './ranking-page.module.css'
import { rankingTexts as labels } from './ranking-texts.ts'
import { useReload } from './use-reload.ts'

/** /product-ranking and /suggestion-ranking: products on sale by price, numbered, with their distance. Open to visitors. */
export const RankingPage = (loaded: LoadedRanking) => {
  const { near, categories, reading, first } = loaded
  const [params, setParams] = useSearchParams()
  const filters = useMemo(() => readRanking(params), [params])
  const { isReloading, reload } = useReload(() => first === null || near !== keptNear())
  const place = useHydrated() ? keptNear() : ''
  const apply = (next: RankingFilters, place: string) => {
    rememberSearch(next.search)
    keepNear(place)
    setParams(writeRanking(next))
  }
  const isNowhere =
    near !== '' && !isReloading && first !== null && first.items.length > 0 && first.items.every(({ distance }) => distance === null)
  return (
    <div className="page">
      <PageHeader
        title={labels.title}
        subtitle={labels.intro}
        actions={
          <Link to="/all-products" className={classes.all}>
            {texts.allProducts}
            <IconArrowRight size={18} aria-hidden="true" />
          </Link>
        }
      />
      <RankingForm
        filters={filters}
        categories={categories}
        near={place}
        nearError={isNowhere ? labels.nearUnknown(near) : undefined}
        onApply={apply}
        onClear={() => setParams(writeRanking(noRankingFilters))}
      />
      <FilterTagsRow
        {...linkTags<RankingFilters>(
          [...narrowingTags(filters), ...spokenTags(reading?.spoken)],
          (changes) => `?${writeRanking({ ...filters, ...changes })}`,
          noNarrowing,
        )}
      />
      <SearchNotes reading={reading} text={filters.search} />
      <RankingList loaded={loaded} filters={filters} isReloading={isReloading} onReload={reload} onClear={() => setParams({})} />
    </div>
  )
}
