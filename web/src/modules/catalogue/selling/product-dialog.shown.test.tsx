import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering } from '../../../testing/answering.ts'
import { show } from '../../../testing/show.tsx'
import { ProductDialog } from './product-dialog.tsx'

const product = (id: string, canEdit = true) => ({
  ...{ id, name: `Mesa ${id}`, description: 'de roble', details: null, categoryId: null, condition: null, currency: 'USD' },
  ...{ price: 80.5, stock: 1, location: 'Morón', images: [], can: { edit: canEdit } },
  delivery: { pickup: false, pickupArea: null, parcelPrice: null, agreed: true },
})
const open = (target: string) =>
  show(<ProductDialog target={target} onClose={() => undefined} PriceHint={() => null} onPublished={() => undefined} />)
const nameIn = async () => (await screen.findByLabelText<HTMLInputElement>(/^Nombre del producto/)).value

test('each product has a draft of its own, and so has the new one', async () => {
  answering({ 'GET products/a': product('a'), 'GET products/b': product('b'), 'GET categories': [] })
  for (const [target, before, typed] of [
    ['new', '', 'Silla'],
    ['a', 'Mesa a', 'Mesa ratona'],
  ] as const) {
    const { unmount } = open(target)
    expect(await nameIn()).toBe(before)
    fireEvent.change(screen.getByLabelText(/^Nombre del producto/), { target: { value: typed } })
    unmount()
  }
  for (const [target, name] of [
    ['b', 'Mesa b'],
    ['a', 'Mesa ratona'],
    ['new', 'Silla'],
  ] as const) {
    const { unmount } = open(target)
    expect([target, await nameIn()]).toEqual([target, name])
    unmount()
  }
})

test("another's product has no form", async () => {
  answering({ 'GET products/a': product('a', false), 'GET categories': [] })
  open('a')
  await screen.findByRole('alert')
  expect(screen.queryByLabelText(/^Nombre del producto/)).toBeNull()
})
