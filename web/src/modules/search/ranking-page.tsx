import { cardsOf } from '@feria/contract/route'
import * as api from '@feria/contract/routes'
import { IconArrowRight } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { rememberSearch } from '../../lib/recent-searches.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { usePages, useRoute } from '../../lib/use-route.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { FilterTagsRow } from '../catalogue/filter-tags-row.tsx'
import { noNarrowing } from '../catalogue/narrowing.ts'
import { linkTags, narrowingTags } from '../catalogue/narrowing-tags.ts'
import { SearchNotes } from '../catalogue/search-notes.tsx'
import { spokenTags } from '../catalogue/spoken-tags.ts'
import { keepNear, keptNear } from './kept-near.ts'
import { noRankingFilters, type RankingFilters, rankingReading, rankingRequest, readRanking, writeRanking } from './ranking-filters.ts'
import { RankingForm } from './ranking-form.tsx'
import { RankingList } from './ranking-list.tsx'
import classes from './ranking-page.module.css'
import { texts } from './texts.ts'

const labels = texts.ranking

/** /product-ranking and /suggestion-ranking: products on sale by price, numbered, with their distance. Open to visitors. */
export const RankingPage = () => {
  const [params, setParams] = useSearchParams()
  const filters = useMemo(() => readRanking(params), [params])
  const isHydrated = useHydrated()
  const [chosen, setNear] = useState<string | null>(null)
  const near = chosen ?? (isHydrated ? keptNear() : '')
  const pages = usePages(cardsOf(api.search.ranking), rankingRequest(filters, near), { keepsPrevious: true })
  const reading = useRoute(api.search.read, rankingReading(filters), { enabled: filters.search !== '' }).data?.reading
  const apply = (next: RankingFilters, place: string) => {
    rememberSearch(next.search)
    keepNear(place)
    setNear(place)
    setParams(writeRanking(next))
  }
  const isNowhere = near !== '' && pages.items.length > 0 && !pages.isFetching && pages.items.every(({ distance }) => distance === null)
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
        near={near}
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
      <RankingList pages={pages} onClear={() => setParams({})} />
    </div>
  )
}
