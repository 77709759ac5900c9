import type { ListedCard } from '@feria/contract/catalogue/schemas'
import type { SearchReading } from '@feria/contract/search/schemas'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exploreSearch } from '../../routes/explore-query.ts'
import { answering } from '../../testing/answering.ts'
import { show } from '../../testing/show.tsx'
import { noFilters } from './filters.ts'
import { ListTail } from './list-tail.tsx'
import { tailTexts } from './tail-texts.ts'

const filters = { ...noFilters, search: 'bici' }
const spoken = { thing: 'bici', price: null, condition: null, place: null, purpose: null }
const reading = { text: 'bici', spoken, isRelaxed: false, missing: null } as unknown as SearchReading
const cards = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `p${n}` }) as ListedCard)

test.each([
  [7, false],
  [8, true],
])('after %i products that coincide their end is told; the wish for another stands there: %s', async (count, isOffered) => {
  answering({ 'GET products/search/reading': { reading } })
  show(
    <ListTail
      filters={filters}
      products={cards(count)}
      isWhole
      list={() => null}
      SaveSearch={({ label }) => <button type="button">{label}</button>}
    />,
  )
  await screen.findByText(tailTexts.end)
  expect(screen.queryByRole('button', { name: tailTexts.wish }) !== null).toBe(isOffered)
})

test.each([
  [7, ''],
  [8, 'bici'],
])('so it is for visitors: after %i the wish is for «%s»', (count, text) => {
  const loaded = { filters, categories: [], placeError: null, priceError: null, reading, products: cards(count), next: null }
  expect(exploreSearch(loaded as unknown as Parameters<typeof exploreSearch>[0])).toMatchObject({
    end: { text: tailTexts.end, wish: { text } },
  })
})
