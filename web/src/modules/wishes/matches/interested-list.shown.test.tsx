import type { InterestedMember } from '@feria/contract/wishes/schemas'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answering } from '../../../testing/answering.ts'
import { show } from '../../../testing/show.tsx'
import { InterestedList } from './interested-list.tsx'

const member = (name: string, productId: string) =>
  ({
    matchId: `m-${name}`,
    owner: { id: name, name, imageUrl: null },
    wish: { id: `w-${name}`, name: 'Bicicleta', modelo: 'rodado 28' },
    product: { id: productId, name: `Bici ${productId}`, imageUrl: '/images/sin-foto.svg' },
    band: null,
    isNotified: false,
    coincidencia: 'MATCH',
    matchScore: 0.9,
    reasons: ['Es lo que busca: bicicleta'],
    reasonsAgainst: [],
  }) as unknown as InterestedMember
const list = [member('Bruno', 'p1'), member('Lía', 'p2')]

const open = async (productId: string) => {
  const seeAll = vi.fn()
  answering({ 'GET request/nearby': list })
  show(<InterestedList productId={productId} onAll={seeAll} />)
  return { cards: await screen.findAllByRole('article'), seeAll }
}

test('who is interested is shown with what they look for, and leads to the product of the member and to the match', async () => {
  const { cards } = await open('')
  expect(cards).toHaveLength(2)
  const [bruno] = cards
  const links = within(bruno as HTMLElement).getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ pathname }) => pathname)).toEqual(['/products/p1', '/matches/m-Bruno'])
  expect(bruno?.textContent).toMatch(/Bruno.*No sabemos a qué distancia.*Busca: Bicicleta · rodado 28.*Tu producto.*Bici p1/)
})

test('those of one product are shown alone, with a way to all of them', async () => {
  const { cards, seeAll } = await open('p2')
  expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(['Lía'])
  screen.getByText('Interesados en «Bici p2»')
  fireEvent.click(screen.getByRole('button', { name: 'Ver todas' }))
  expect(seeAll).toHaveBeenCalledOnce()
})

test.each([
  ['', 'Todavía no hay interesados', 0],
  ['p3', 'Nadie más busca este producto por ahora', 1],
])('without anybody interested in «%s» that is said; only of one product there are all to go back to', async (productId, words, ways) => {
  answering({ 'GET request/nearby': productId ? list : [] })
  show(<InterestedList productId={productId} onAll={vi.fn()} />)
  await screen.findByText(words)
  expect(screen.queryAllByRole('button', { name: 'Ver todas' })).toHaveLength(ways)
})
