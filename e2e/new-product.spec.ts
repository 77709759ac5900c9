import { expect, expectAccessible, test } from './lib/journey.ts'
import { ask, breakCalls, enterAs, expectAbout, isDesktop, join, newWord, publish, sentBodies, timeOnScreen } from './lib/market.ts'
import { doJob } from './lib/presses.ts'

type Page = import('@playwright/test').Page

const PRODUCTS = /\/api\/v1\/products$/
const notes = { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('no es una foto') }

const main = (page: Page) => page.getByRole('main')

test('/new-product: its rules, the sample, failure and success', { tag: '@390' }, async ({ page }) => {
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

  await test.step('photos come first, and what can be left out is folded until it is needed', async () => {
    const top = async (part: import('@playwright/test').Locator) => (await part.boundingBox())?.y ?? 0
    expect(await top(main(page).getByText('Agregar fotos'))).toBeLessThan(await top(field(/^Nombre/).first()))
    await expect(main(page).getByText('Sacar una foto')).toHaveCount(isDesktop(page) ? 0 : 1)
    await expect(field(/^Stock$/)).toBeHidden()
    await main(page).getByText('Más opciones').click()
    await expect(field(/^Stock$/)).toBeVisible()
    await field(/^Stock$/).fill('1,5')
    await main(page).getByText('Más opciones').click()
    await expect(field(/^Stock$/)).toBeHidden()
    await publishing.click()
    await expect(main(page).getByText('El stock es un número entero de 0 en adelante.')).toBeVisible()
    await field(/^Stock$/).fill('')
  })

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
    const file = main(page).locator('input[type="file"]').first()
    await expect(file).toHaveAttribute('accept', 'image/*')
    await file.setInputFiles(notes)
    await expect(main(page).getByText('El archivo no es una foto que podamos usar.', { exact: false })).toBeVisible()
    await main(page).getByRole('button', { name: 'Quitar la foto 1' }).click()
  })

  await test.step('[SEL-35] the stock is at least 0', async () => {
    await field('Stock').fill('-1')
    await main(page).getByText('Más opciones').click()
    await publishing.click()
    await expect(field('Stock')).toBeFocused()
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

test('a listing in under a minute: a photo, a title that fills in the rest, and the card with its page and its share', async ({ page }) => {
  const word = newWord()
  for (let n = 0; n < 3; n++) await publish(page, await join(page, 'Vera'), { name: `Heladera ${word}`, categoryId: 3 })
  const seller = await enterAs(page, 'Rita')
  await page.goto('/dashboard')
  const name = `Heladera ${word} Philips usada en Morón`
  // «Publicar» and «Publicar producto»; besides, the photo is chosen and four fields are written or chosen.
  await doJob(page, 'publish with a photo', 2, async () => {
    await page.getByRole('link', { name: 'Publicar' }).filter({ visible: true }).first().click()
    await expect(page.getByRole('heading', { name: 'What do you offer', level: 1 })).toBeVisible()
    const field = (label: string | RegExp) => main(page).getByLabel(label).first()
    await main(page)
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) })
    await field(/^Nombre/).fill(name)
    await test.step('category, condition, place and brand are filled in and marked; what is taken out stays out', async () => {
      const marks = main(page).getByText('Lo leímos del título')
      await expect(marks).toHaveCount(4)
      await expect(field(/^Categoría/).locator('option:checked')).toHaveText('Hogar y Jardín')
      await expect(field(/^Condición/)).toHaveValue('Usado')
      await expect(field(/^Ubicación/)).toHaveValue('Morón')
      await expect(field(/^Marca/)).toHaveValue('Philips')
      // When the photo is there the button of the form turns from faint to full.
      await expect(main(page).getByText('Subiendo...')).toBeHidden()
      await expectAccessible(page)
      await field(/^Condición/).selectOption('Como nuevo')
      await expect(marks).toHaveCount(3)
    })
    await field(/^Descripción/).fill('Enfría bien.')
    await field(/^Precio$/).fill('200 lucas')
    await expect(main(page).getByText('Subiendo...')).toBeHidden()
    await main(page).getByRole('button', { name: 'Publicar producto' }).click()
    await page.waitForURL('**/seller-dashboard')
  })
  const card = main(page).getByRole('region', { name: 'Tu publicación está lista' })
  await expect(card).toContainText(name)
  await expect(card).toContainText('$\u00a0200.000')
  await expect(card.locator('img')).toHaveAttribute('src', /\/files\//)
  await expectAccessible(page)
  await page.reload()
  await expect(card).toBeVisible()
  await expect(card.getByRole('button', { name: 'Compartir' })).toBeVisible()
  await card.getByRole('link', { name: 'Ver publicación' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await page.goBack()
  await expect(main(page).getByRole('link', { name })).toBeVisible()
  await expect(card).toHaveCount(0)
  const [own] = await ask<object[]>(page, seller, 'GET', '/products/mine')
  expect(own).toMatchObject({ name, categoryId: 3, condition: 'Como nuevo', brand: 'Philips', location: 'Morón', price: 200_000 })
})

test('what publishing asks is what editing shows, field by field', { tag: '@1280' }, async ({ page }) => {
  const seller = await enterAs(page, 'Edita')
  const name = `Mesa ${newWord()}`
  await page.goto('/new-product')
  const field = (label: string | RegExp) => main(page).getByLabel(label).first()
  await field(/^Nombre/).fill(name)
  await field(/^Categoría/).selectOption('Hogar y Jardín')
  await field(/^Condición/).selectOption('Usado')
  await field(/^Ubicación/).fill('Tandil')
  await field(/^Descripción/).fill('De roble.')
  await field(/^Precio$/).fill('90.000')
  await main(page).getByText('Más opciones').click()
  const more = [
    ['Marca', 'Genoud'],
    [/^Stock$/, '2'],
    ['Precio mínimo de venta', '80.000'],
    ['Detalles', 'Tiene una marca en una pata.'],
    ['Condiciones de negociación', 'Escucho ofertas'],
    ['Distancia de entrega, en km', '30'],
  ] as const
  for (const [label, text] of more) await field(label).fill(text)
  await field('Retiro en persona').check()
  await field('Zona').fill('Centro')
  await main(page).getByRole('button', { name: 'Publicar producto' }).click()
  await page.waitForURL('**/seller-dashboard')
  const [before] = await ask<{ id: string }[]>(page, seller, 'GET', '/products/mine')
  await main(page)
    .getByRole('button', { name: `Editar: ${name}` })
    .click()
  const box = page.getByRole('dialog')
  const edited = [
    ['Nombre del producto', name],
    ['Modelo', ''],
    ['Condición', 'Usado'],
    ['Ubicación', 'Tandil'],
    ['Descripción', 'De roble.'],
    ['Precio en pesos', '90000'],
    ['Moneda', 'ARS'],
    ['Stock disponible', '2'],
    ['Precio mínimo en pesos', '80000'],
    ['Zona', 'Centro'],
    ...more.filter(([label]) => typeof label === 'string' && !label.startsWith('Precio')),
  ] as const
  for (const [label, value] of edited) await expect(box.getByLabel(label, { exact: false }).first()).toHaveValue(value)
  await expectAccessible(page)
  await box.getByRole('button', { name: 'Actualizar Producto' }).click()
  await expect(box).toBeHidden()
  const [after] = await ask<{ id: string }[]>(page, seller, 'GET', '/products/mine')
  expect({ ...after, updatedAt: null }).toEqual({ ...before, updatedAt: null })
})
