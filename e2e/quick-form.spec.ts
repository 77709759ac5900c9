import { expect, expectAccessible, test } from './lib/journey.ts'
import { enterAs, expectAbout, holdCalls, newWord, publish, sentBodies, timeOnScreen } from './lib/market.ts'

type Page = import('@playwright/test').Page

const NO_PICTURE = '/images/sin-foto.svg'
const PRODUCTS = /\/api\/v1\/products$/
const notes = { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('no es una foto') }

const form = (page: Page) => page.getByRole('dialog')
const question = (page: Page) => page.getByRole('alertdialog')
const main = (page: Page) => page.getByRole('main')

/** A click outside the form. */
const pressOutside = (page: Page) => page.mouse.click(8, 8)

test('the quick form: its fields, rules and what it sends', async ({ page }) => {
  // A thing that nobody else sells: no category can be read from its name.
  const name = `Zum ${newWord()}`
  await enterAs(page, 'Quique')
  await page.goto('/seller-dashboard')
  await main(page)
    .getByRole('button', { name: /Carga rápida/ })
    .click()
  const box = form(page)
  await test.step('[SEL-11] a new product is titled «Nuevo Producto» and created by «Crear Producto»', async () => {
    await expect(box.getByRole('heading', { name: 'Nuevo Producto' })).toBeVisible()
    await expect(box.getByRole('button', { name: 'Crear Producto' })).toBeVisible()
  })
  await expectAccessible(page)
  const field = (label: string) => box.getByLabel(label)
  await test.step('[SEL-13] it has every stated field', async () => {
    const required = ['Nombre del producto', 'Modelo', 'Precio en USD', 'Stock disponible', 'Ubicación']
    for (const label of required) await expect(field(label)).toHaveAttribute('required')
    for (const label of ['Categoría', 'Descripción', 'Precio mínimo en USD', 'Dirección de una foto']) {
      await expect(field(label)).toBeVisible()
      await expect(field(label)).not.toHaveAttribute('required')
    }
    await expect(box.locator('input[type="file"]').first()).toBeAttached()
  })
  const sent = sentBodies(page, 'POST', PRODUCTS)
  const create = box.getByRole('button', { name: 'Crear Producto' })
  await create.click()
  for (const what of ['el nombre del producto', 'el modelo', 'el precio', 'el stock', 'la ubicación']) {
    await expect(box.getByText(`Ingresá ${what}.`)).toBeVisible()
  }
  await expectAccessible(page)

  await field('Nombre del producto').fill(name)
  await field('Modelo').fill('PE-1800')
  await field('Ubicación').fill('Morón')
  await field('Descripción').fill('Corta sola a los 80 grados.')
  const notAPrice = box.getByText('No es un precio. Escribilo así: 1.234,50')
  for (const wrong of ['-1', '1234,567', 'doce']) {
    await field('Precio en USD').fill(wrong)
    await expect(notAPrice).toBeVisible()
    await create.click()
  }
  await test.step('[FMT-05] prices are in USD', async () => {
    await field('Precio en USD').fill('1.234,50')
    await expect(box.getByText('Se lee: $\u00a01.234,50\u00a0USD')).toBeVisible()
  })
  await test.step('a price that names pesos switches the currency, and one far from its like is asked about', async () => {
    await field('Precio en USD').fill('200 lucas')
    await expect(box.getByText('Se lee: $\u00a0200.000\u00a0USD')).toBeVisible()
    await field('Precio en USD').fill('200 mil pesos')
    await expect(field('Moneda')).toHaveValue('ARS')
    await expect(box.getByText('Se lee: $\u00a0200.000\u00a0ARS')).toBeVisible()
    await field('Moneda').selectOption('Dólares')
    await field('Precio en USD').fill('200.000')
    await field('Stock disponible').fill('1')
    await create.click()
    await expect(question(page)).toHaveAccessibleName('¿US$\u00a0200.000, seguro?')
    await expect(question(page)).toHaveCSS('opacity', '1')
    await expectAccessible(page)
    await expect(question(page).getByRole('button', { name: 'Son pesos' })).toBeVisible()
    await question(page).getByRole('button', { name: 'Corregir' }).click()
    await expect(field('Precio en USD')).toBeFocused()
    expect(sent).toEqual([])
    await expect(box.getByText('Parecen pesos.')).toBeVisible()
    await box.getByRole('button', { name: 'Pasar a pesos' }).click()
    await expect(field('Moneda')).toHaveValue('ARS')
    await expect(field('Precio en pesos')).toHaveValue('200.000')
    await field('Moneda').selectOption('Dólares')
    await field('Precio en USD').fill('1.234,50')
  })
  for (const wrong of ['-1', '1,5']) {
    await field('Stock disponible').fill(wrong)
    await create.click()
    await expect(box.getByText('El stock es un número entero de 0 en adelante.')).toBeVisible()
  }
  await field('Stock disponible').fill('0')
  await field('Precio mínimo en USD').fill('-5')
  await create.click()
  await expect(notAPrice).toBeVisible()
  await field('Precio mínimo en USD').fill('2000')
  await create.click()
  await expect(box.getByText('No puede ser mayor que el precio.')).toBeVisible()
  await field('Precio mínimo en USD').fill('')
  expect(sent).toEqual([])

  await test.step('[SEL-24] saving shows a message and closes the form after 1.5 s', async () => {
    const shown = timeOnScreen(page, 'Producto creado con éxito')
    await create.click()
    await expect(box.getByText('Producto creado con éxito')).toBeVisible()
    await expect(box).toBeHidden()
    expectAbout(1500, await shown)
  })
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({
    name,
    description: 'PE-1800',
    details: 'Corta sola a los 80 grados.',
    price: 1234.5,
    stock: 0,
    minSalePrice: null,
    categoryId: null,
    imageUrl: NO_PICTURE,
  })
  await expect(main(page).getByRole('link', { name })).toBeVisible()
  const card = main(page).getByRole('region', { name: 'Tu publicación está lista' })
  await expect(card).toContainText(name)
  await expect(card).toContainText('1.234,50')
  await expect(main(page).locator(`img[src="${NO_PICTURE}"]`)).toHaveCount(2)
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Cerrar el aviso' }).click()
  await expect(card).toHaveCount(0)
  await expect(main(page).getByRole('heading', { name: 'Mis Productos' })).toBeFocused()
})

test('the quick form: pictures, and closing it', { tag: '@390' }, async ({ page }) => {
  await enterAs(page, 'Pilar')
  await page.goto('/seller-dashboard')
  const open = () =>
    main(page)
      .getByRole('button', { name: /Carga rápida/ })
      .click()
  const box = form(page)

  await test.step('[SEL-23] «Cancelar» and a press outside close it', async () => {
    // Untouched, it closes at once, by its button and by a click outside.
    await open()
    await box.getByRole('button', { name: 'Cancelar' }).click()
    await expect(box).toBeHidden()
    await open()
    await expect(box.getByLabel('Modelo')).toBeVisible()
    await pressOutside(page)
    await expect(box).toBeHidden()
    await expect(page).toHaveURL(/\/seller-dashboard$/)
  })

  await open()
  const file = box.locator('input[type="file"]').first()
  await expect(file).toHaveAttribute('accept', 'image/*')
  await file.setInputFiles(notes)
  await expect(box.getByText('El archivo no es una foto que podamos usar.', { exact: false })).toBeVisible()
  await box.getByRole('button', { name: 'Quitar la foto 1' }).click()

  const arrive = await holdCalls(page, /\/api\/v1\/upload$/)
  await file.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) })
  await expect(box.getByText('Subiendo...')).toBeVisible()
  const preview = box.getByRole('img', { name: 'Foto 1 de 1' })
  await expect(preview).toHaveAttribute('src', /^blob:/)
  expect(await preview.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBeGreaterThan(0)
  await expect(box.getByRole('button', { name: 'Crear Producto' })).toBeDisabled()
  await expectAccessible(page)
  arrive()
  await expect(box.getByText('Subiendo...')).toBeHidden()
  await expect(box.getByRole('button', { name: 'Crear Producto' })).toBeEnabled()

  // With unsaved changes both ways ask first, and «Cancelar» in the question keeps everything.
  await box.getByLabel('Modelo').fill('A medio escribir')
  await box.getByRole('button', { name: 'Cancelar' }).click()
  await expect(question(page)).toContainText('¿Cerrar sin guardar?')
  await expectAccessible(page)
  await question(page).getByRole('button', { name: 'Cancelar' }).click()
  await expect(box.getByLabel('Modelo')).toHaveValue('A medio escribir')
  await pressOutside(page)
  await question(page).getByRole('button', { name: 'Descartar cambios' }).click()
  await expect(box).toBeHidden()
  await open()
  await expect(box.getByLabel('Modelo')).toHaveValue('')
})

test('[SEL-12] the form has an address of its own, and going back closes it', { tag: '@390' }, async ({ page }) => {
  const fede = await enterAs(page, 'Fede')
  const { id } = await publish(page, fede, { name: 'Termo de acero' })
  await page.goto(`/seller-dashboard?edit=${id}`)
  await expect(form(page).getByLabel('Nombre del producto')).toHaveValue('Termo de acero')
  await form(page).getByRole('button', { name: 'Cancelar' }).click()
  await expect(page).toHaveURL(/\/seller-dashboard$/)
  await page.goto('/seller-dashboard?nuevo=1')
  await expect(form(page).getByRole('button', { name: 'Crear Producto' })).toBeVisible()
  await form(page).getByLabel('Modelo').fill('Sin terminar')
  await page.reload()
  await expect(form(page).getByLabel('Modelo')).toHaveValue('Sin terminar')
  await expect(form(page).getByText('Recuperamos lo que habías escrito.')).toBeVisible()
  await form(page).getByRole('button', { name: 'Descartar' }).click()
  await expect(form(page).getByLabel('Modelo')).toHaveValue('')
  await pressOutside(page)
  await expect(page).toHaveURL(/\/seller-dashboard$/)
  // Going back leads to the list as it was, not past it.
  await main(page).getByLabel('Ordenar por').selectOption('name')
  await main(page).getByRole('button', { name: 'Editar: Termo de acero' }).click()
  await expect(page).toHaveURL(new RegExp(`edit=${id}`))
  await expect(form(page).getByLabel('Nombre del producto')).toHaveValue('Termo de acero')
  await page.goBack()
  await expect(form(page)).toBeHidden()
  await expect(page).toHaveURL(/\/seller-dashboard\?orden=name$/)
})

test('dollars that are pesos: one press in the question publishes them as pesos', { tag: '@1280' }, async ({ page }) => {
  await enterAs(page, 'Pesada')
  await page.goto('/seller-dashboard?nuevo=1')
  const box = form(page)
  for (const [label, text] of [
    ['Nombre del producto', 'Bicicleta de paseo'],
    ['Modelo', 'Rodado 26'],
    ['Ubicación', 'Morón'],
    ['Precio en USD', '90.000'],
    ['Stock disponible', '1'],
  ] as const)
    await box.getByLabel(label).fill(text)
  const sent = sentBodies(page, 'POST', PRODUCTS)
  await box.getByRole('button', { name: 'Crear Producto' }).click()
  await question(page).getByRole('button', { name: 'Son pesos' }).click()
  await expect(box.getByText('Producto creado con éxito')).toBeVisible()
  expect(sent).toMatchObject([{ price: 90_000, currency: 'ARS' }])
})
