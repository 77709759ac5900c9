import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering, refused } from '../../../testing/answering.ts'
import { show } from '../../../testing/show.tsx'
import { NewProductPage } from './new-product-page.tsx'
import { ProductDialog } from './product-dialog.tsx'

const reading = { categoryId: 4, condition: 'Usado', brand: 'Olmo', place: 'Morón' }
const page = () => show(<NewProductPage Buyers={() => null} OfferDraft={() => null} PriceHint={() => null} />)
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const name = (text: string) => fireEvent.change(field(/^Nombre/), { target: { value: text } })
const marks = () => screen.queryAllByText('Lo leímos del título')

test('what the title says is filled in and marked, can be taken out, and yields to what the member writes', async () => {
  answering({ 'GET categories': [{ id: 4, name: 'Deportes' }], 'POST assistant/reading': reading })
  page()
  await screen.findByRole('option', { name: 'Deportes' })
  fireEvent.change(field(/^Condición/), { target: { value: 'Nuevo' } })
  name('Bici usada Olmo en Morón')
  await waitFor(() => expect(marks()).toHaveLength(3))
  expect([/^Categoría/, /^Condición/, /^Ubicación/, /^Marca/].map((label) => field(label).value)).toEqual(['4', 'Nuevo', 'Morón', 'Olmo'])
  expect(screen.getByText('Completamos con lo que dice el título: categoría, marca, ubicación.')).toBeDefined()
  // The brand is under «Más opciones», which says so and stays closed.
  const fold = screen.getByText(/^Más opciones/).closest('details')
  expect([fold?.hasAttribute('open'), fold?.querySelector('summary')?.textContent]).toEqual([
    false,
    expect.stringContaining('Marca: Olmo, por el título.'),
  ])
  fireEvent.click(screen.getAllByRole('button', { name: 'Quitar' })[0] as HTMLElement)
  expect([field(/^Categoría/).value, marks().length]).toEqual(['', 2])
  fireEvent.change(field(/^Ubicación/), { target: { value: 'Haedo' } })
  expect(marks()).toHaveLength(1)
  name('Bici usada Olmo en Morón, rodado 29')
  await new Promise((resolve) => setTimeout(resolve, 800))
  expect([field(/^Categoría/).value, field(/^Ubicación/).value, field(/^Marca/).value]).toEqual(['', 'Haedo', 'Olmo'])
})

test('a title that cannot be read leaves the form alone and says nothing', async () => {
  const made = answering({ 'GET categories': [], 'POST assistant/reading': () => refused(500) })
  const { words } = page()
  name('Bici usada')
  await waitFor(() => expect(made).toContain('POST assistant/reading'))
  expect(marks()).toEqual([])
  expect(words()).not.toContain('Ahora no.')
})

test('the quick form fills in the fields that it has; an existing product is left as it is', async () => {
  const product = {
    ...{ id: 'a', name: 'Mesa de pino', description: 'M1', details: null, categoryId: null, condition: null, currency: 'USD', price: 80 },
    ...{ stock: 1, location: 'Haedo', images: [], can: { edit: true } },
    delivery: { pickup: false, pickupArea: null, parcelPrice: null, agreed: true },
  }
  const answers = { 'GET categories': [{ id: 4, name: 'Deportes' }], 'POST assistant/reading': reading, 'GET products/a': product }
  const open = (target: string) =>
    show(<ProductDialog target={target} onClose={() => undefined} PriceHint={() => null} onPublished={() => undefined} />)
  const made = answering(answers)
  const { unmount } = open('new')
  fireEvent.change(await screen.findByLabelText(/^Nombre del producto/), { target: { value: 'Bici usada' } })
  await waitFor(() => expect(marks()).toHaveLength(2))
  expect([field(/^Categoría/).value, field(/^Ubicación/).value]).toEqual(['4', 'Morón'])
  unmount()
  made.length = 0
  open('a')
  await screen.findByLabelText(/^Nombre del producto/)
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(made).not.toContain('POST assistant/reading')
})
