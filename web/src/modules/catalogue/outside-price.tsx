import * as api from '@feria/contract/routes'
import type { ReactNode } from 'react'
import { useRoute } from '../../lib/use-route.ts'
import { type Filters, requestOf } from './filters.ts'
import { OutsideSection } from './outside-section.tsx'
import { outsideName } from './spoken-tags.ts'

/** What breaks a spoken price in a list, whose own answer does not say how its search was read: that is asked for, for the heading. */
export const OutsidePrice = ({ filters, children }: { filters: Filters; children: ReactNode }) => {
  const { data } = useRoute(api.search.read, { query: requestOf(filters) })
  return <OutsideSection name={outsideName(data?.reading?.spoken.price)}>{children}</OutsideSection>
}
