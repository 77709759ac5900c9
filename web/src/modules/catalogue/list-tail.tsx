import type { ListedCard } from '@feria/contract/catalogue/schemas'
import * as api from '@feria/contract/routes'
import type { ComponentType, ReactNode } from 'react'
import { useRoute } from '../../lib/use-route.ts'
import { type Filters, requestOf } from './filters.ts'
import classes from './list-tail.module.css'
import { OutsideSection } from './outside-section.tsx'
import type { SaveSearchProps } from './parts.ts'
import { resultParts } from './result-parts.ts'
import { outsideName, wishOf } from './spoken-tags.ts'
import { LONG_LIST, tailTexts } from './tail-texts.ts'

interface Props {
  filters: Filters
  /** All products that are listed, and whether no more of those that coincide follow. */
  products: ListedCard[]
  isWhole: boolean
  list: (products: ListedCard[]) => ReactNode
  SaveSearch: ComponentType<SaveSearchProps>
}

/**
 * What stands after the products of a search that coincide: that they end, with the wish for another, what only mentions the search, and
 * what breaks a spoken price. The list's own answer does not say how its search was read: that is asked for.
 */
export const ListTail = ({ filters, products, isWhole, list, SaveSearch }: Props) => {
  const { data } = useRoute(api.search.read, { query: requestOf(filters) }, { enabled: filters.search !== '' })
  const reading = data?.reading
  const { good, partial, outside } = resultParts(products)
  const isEnd = isWhole && good.length > 0 && reading?.isRelaxed === false && !reading.missing
  return (
    <>
      {isEnd && (
        <div className={classes.end}>
          <p>{tailTexts.end}</p>
          {good.length >= LONG_LIST && <SaveSearch {...wishOf(filters.search, filters, reading.spoken)} label={tailTexts.wish} />}
        </div>
      )}
      {partial.length > 0 && <OutsideSection name={tailTexts.others}>{list(partial)}</OutsideSection>}
      {outside.length > 0 && <OutsideSection name={outsideName(reading?.spoken.price)}>{list(outside)}</OutsideSection>}
    </>
  )
}
