import type { ProductCard } from '@feria/contract/catalogue/schemas'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../testing/show.tsx'
import { SimilarProducts } from './similar-products.tsx'

const product = (id: string) =>
  ({
    id,
    name: id,
    price: 10,
    currency: 'USD',
    stock: 9,
    images: [],
    imageUrl: null,
    location: 'Morón',
    visible: true,
  }) as unknown as ProductCard

test('without similar products there is no heading of them', () => {
  const { words } = show(<SimilarProducts products={[]} />)
  expect(words()).toBe('')
})

test.each([
  ["members' pages", undefined, '/products/'],
  ['public ones', (it: ProductCard) => `/p/${it.id}`, '/p/'],
])('similar products lead to %s', (_which, addressOf, path) => {
  show(<SimilarProducts products={['mesa', 'silla'].map(product)} addressOf={addressOf} />)
  screen.getByRole('heading', { name: 'Productos similares' })
  expect(screen.getAllByRole<HTMLAnchorElement>('link').map(({ pathname }) => pathname)).toEqual([`${path}mesa`, `${path}silla`])
})
