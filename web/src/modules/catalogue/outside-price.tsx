import * as api from '@feria/contract/routes'
import type { ReactNode } from 'react'
import { useRoute } from '../../lib/use-route.ts'
import { type Filters, requestOf } from './filters.ts'
import { OutsideSection } from './outside-section.tsx'
import { outsideName } from './spoken-tags.ts'

/** The same for a list, whose answer does not say how its search was read. */
export const OutsidePrice = ({ filters, children }: { filters: Filters; children: ReactNode }) => {
  const { data } = useRoute(api.search.read, { query: requestOf(filters) })
  return <OutsideSection name={outsideName(data?.reading?.spoken.price)}>{children}</OutsideSection>
}
