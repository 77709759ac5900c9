import { expect, expectAccessible, test } from './lib/journey.ts'
import { breakCalls, enterAs, expectAbout, newWord, sentBodies, timeOnScreen } from './lib/market.ts'

type Page = import('@playwright/test').Page

const PRODUCTS = /\/api\/v1\/products$/
const notes = { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('no es una foto') }

const main = (page: Page) => page.getByRole('main')

test('/new-product: its rules, the sample, failure and success', async ({ page }) => {
  await page.goto('/new-product')
  await page.waitForURL('**/login')
  await enterAs(page, 'Gala')
  await page.goto('/new-product')
  await expect(page.getByRole('heading', { name: 'What do you offer', level: 1 })).toBeVisible()
  const field = (label: string | RegExp) => main(page).getByLabel(label)
  const publishing = main(page).getByRole('button', { name: 'Publicar producto' })
  await test.step('[SEL-31] the form has its stated fields, the required ones with an asterisk', async () => {
    for (const label of ['Nombre', 'Categoría', 'Condición', 'Ubicación', 'Descripción']) {
      const asterisk = main(page).locator('label', { hasText: new RegExp(`^${label}\\s*\\*$`) })
      await expect(asterisk).toBeVisible()
      await expect(field(new RegExp(`^${label}`)).first()).toHaveAttribute('required')
    }
    for (const label of [/^Precio$/, /^Stock$/, 'Precio mínimo de venta']) {
      await expect(field(label)).not.toHaveAttribute('required')
    }
  })
  const sent = sentBodies(page, 'POST', PRODUCTS)
  const missing = [
    'Ingresá el nombre del producto.',
    'Elegí una categoría.',
    'Elegí una condición.',
    'Ingresá la ubicación.',
    'Ingresá la descripción.',
  ]
  await test.step('[SEL-32] name, category, condition, place and description are required', async () => {
    await publishing.click()
    for (const text of missing) await expect(main(page).getByText(text)).toBeVisible()
  })
  await expectAccessible(page)

  // The sample fills in every field, and cannot be published before it is edited.
  await main(page).getByRole('button', { name: 'Completar con un ejemplo' }).click()
  await expect(publishing).toBeDisabled()
  for (const text of missing) await expect(main(page).getByText(text)).toBeHidden()
  const first = await field(/^Nombre/)
    .first()
    .inputValue()
  expect(first).not.toBe('')
  await main(page).getByRole('button', { name: 'Completar con un ejemplo' }).click()
  await expect(field(/^Nombre/).first()).not.toHaveValue(first)
  await expectAccessible(page)
  const name = `Silla ${newWord()}`
  await field(/^Nombre/)
    .first()
    .fill(name)
  await expect(publishing).toBeEnabled()

  await test.step('[SEL-36] a picture is an image and nothing else', async () => {
    const file = main(page).locator('input[type="file"]')
    await expect(file).toHaveAttribute('accept', 'image/*')
    await file.setInputFiles(notes)
    await expect(main(page).getByText('El archivo no es una foto que podamos usar.', { exact: false })).toBeVisible()
    await main(page).getByRole('button', { name: 'Quitar la foto 1' }).click()
  })

  await test.step('[SEL-35] the stock is at least 0', async () => {
    await field('Stock').fill('-1')
    await publishing.click()
    await expect(main(page).getByText('El stock es un número entero de 0 en adelante.')).toBeVisible()
    expect(sent).toEqual([])
  })
  await field('Stock').fill('')
  await field('Precio mínimo de venta').fill('')
  await test.step('[SEL-34] dollar sign and one comma are taken out of the price', async () => {
    await field(/^Precio$/).fill('$1,200')
    await expect(main(page).getByText('Se lee: $\u00a01.200\u00a0USD')).toBeVisible()
  })

  await test.step('[SEL-40] a failed creation shows an error', async () => {
    const restore = await breakCalls(page, PRODUCTS, { methods: ['POST'] })
    await publishing.click()
    await expect(main(page).getByText('Error al crear el producto')).toBeVisible()
    await expect(page).toHaveURL(/\/new-product$/)
    await expectAccessible(page)
    await restore()
  })
  await field(/^Precio$/).fill('')
  const shown = timeOnScreen(page, 'Producto creado con éxito')
  await test.step('[SEL-38] a created product shows a message and opens the panel', async () => {
    await publishing.click()
    await expect(main(page).getByText('Producto creado con éxito')).toBeVisible()
    await page.waitForURL('**/seller-dashboard')
  })
  await test.step('[LIM-03] the redirect starts after 2 s', async () => {
    expectAbout(2000, await shown)
  })
  await expect(main(page).getByRole('link', { name })).toBeVisible()
  await test.step('[SEL-33] price, stock and minimum price are optional, and null when empty', async () => {
    expect(sent).toHaveLength(2)
    expect(sent[0]).toMatchObject({ name, price: 1200, stock: null, minSalePrice: null })
    expect(sent[1]).toMatchObject({ name, price: null, stock: null, minSalePrice: null })
  })
})
