import { fillCard } from './lib/card.ts'
import { expect, expectAccessible, test } from './lib/journey.ts'
import { ask, buy, enterAs, join, newWord, type Product, publish, takeSession } from './lib/market.ts'

type Page = import('@playwright/test').Page

const both = { pickup: true, pickupArea: 'Parque Centenario', parcelPrice: 6500, agreed: false }
const caballito = {
  name: 'Compradora',
  street: 'Aráoz 1234',
  city: 'Caballito',
  province: 'Ciudad Autónoma de Buenos Aires',
  postcode: '1414',
}
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name })
const field = (page: Page, label: string | RegExp) => main(page).getByLabel(label)
const summary = (page: Page) => main(page).getByRole('region', { name: 'Tu compra' })
/** The cards of a choice lie over its radios. */
const choose = (page: Page, name: string) => main(page).getByRole('radio', { name }).press('Space')
const aSent = async (page: Page) => {
  const seller = await join(page, 'Vendedora')
  const delivered = { name: `Radio ${newWord()}`, price: 50_000, currency: 'ARS' as const, stock: 3, delivery: both }
  return { seller, product: await publish(page, seller, delivered) }
}
const fillAddress = async (page: Page, street: string) => {
  await field(page, /^Calle y número/).fill(street)
  await field(page, /^Localidad/).fill('Caballito')
  await field(page, /^Código postal/).fill('c1414aab')
  await field(page, /^Provincia/).selectOption('Ciudad Autónoma de Buenos Aires')
}

test('a product is published with the ways in which it arrives, and its page names them', { tag: '@390' }, async ({ page }) => {
  const seller = await enterAs(page, 'Vendedora')
  const name = `Mesa ${newWord()}`
  await page.goto('/new-product')
  for (const [label, value] of [
    [/^Nombre/, name],
    [/^Ubicación/, 'Caballito, CABA'],
    [/^Descripción/, 'De pino, sin manchas'],
  ] as const)
    await field(page, label).fill(value)
  await field(page, /^Categoría/).selectOption('Hogar y Jardín')
  await field(page, /^Condición/).selectOption('Usado')
  await field(page, 'Precio').first().fill('80.000')
  await main(page).getByText('Más opciones').click()
  await field(page, 'A acordar con quien compra').uncheck()
  await button(page, 'Publicar producto').click()
  await expect(main(page).getByText('Elegí al menos una forma de entrega.')).toBeVisible()
  await field(page, 'Retiro en persona').check()
  await field(page, 'Zona').fill('Primera Junta')
  await field(page, 'Envío a precio fijo').check()
  await field(page, 'Precio del envío en pesos').fill('9 mil')
  await expectAccessible(page)
  await button(page, 'Publicar producto').click()
  await page.waitForURL('**/seller-dashboard')
  const [own] = await ask<Product[]>(page, seller, 'GET', '/products/mine')
  await page.goto(`/products/${own?.id}`)
  const arrival = main(page).getByRole('region', { name: 'Cómo llega' })
  await expect(arrival.getByRole('listitem')).toHaveText(['Retiro en persona: Primera Junta', /^Envío por \$\s9\.000\sARS$/])
  await page.goto(`/seller-dashboard?edit=${own?.id}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Zona').waitFor()
  await expect(dialog.getByLabel('Zona')).toHaveValue('Primera Junta')
  await dialog.getByLabel('Envío a precio fijo').uncheck()
  await dialog.getByRole('button', { name: 'Actualizar Producto' }).click()
  await expect(dialog).toBeHidden()
  await page.goto(`/products/${own?.id}`)
  await expect(arrival.getByRole('listitem')).toHaveText(['Retiro en persona: Primera Junta'])
})

test('a parcel is paid with the rest, and goes to an address that the seller reads', {
  tag: '@1280',
}, async ({ page }) => {
  const { seller, product } = await aSent(page)
  const buyer = await enterAs(page, 'Compradora')
  await page.goto(`/payment?productId=${product.id}`)
  await button(page, 'Continuar').click()
  await expect(main(page).getByText('Elegí cómo te llega.')).toBeVisible()
  await choose(page, 'Envío a domicilio')
  await expect(summary(page)).toContainText(/Total\s*\$\s56\.500/)
  await choose(page, 'Tarjeta de crédito')
  await button(page, 'Continuar').click()
  await expect(field(page, /^Calle y número/)).toBeFocused()
  await fillAddress(page, 'Aráoz 1234')
  await expectAccessible(page)
  await page.reload()
  await expect(field(page, /^Calle y número/)).toHaveValue('Aráoz 1234')
  await choose(page, 'Tarjeta de crédito')
  await button(page, 'Continuar').click()
  await page.waitForURL('**/card-details?*')
  await expect(summary(page)).toContainText('C1414AAB Caballito')
  await fillCard(page, 'APRO')
  await expect(main(page).getByText(/Se cobra \$\s56\.500 a esta/)).toBeVisible()
  await button(page, 'Confirmar compra').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entendido' }).click()
  await page.waitForURL('**/history')
  const [order] = await ask<{ id: string }[]>(page, buyer, 'GET', '/orders')

  await page.goto(`/orders/${order?.id}`)
  const arrival = main(page).getByText('Envío a domicilio · ')
  await expect(arrival).toContainText(/\$\s6\.500\sARS/)
  await expect(main(page).getByText('Aráoz 1234', { exact: true })).toBeVisible()
  await expectAccessible(page)

  await takeSession(page, seller)
  await page.goto(`/sales/${order?.id}`)
  await expect(main(page).getByText('Aráoz 1234', { exact: true })).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Copiar la dirección' })).toBeVisible()
  await expectAccessible(page)
})

test('an address is offered again, corrected and removed', { tag: '@1280' }, async ({ page }) => {
  const { product } = await aSent(page)
  const buyer = await enterAs(page, 'Compradora')
  await buy(page, buyer, product, { kind: 'parcel', address: caballito })
  await page.goto(`/payment?productId=${product.id}`)
  await choose(page, 'Envío a domicilio')
  await expect(field(page, 'Enviar a').locator('option').first()).toHaveText(/^Aráoz 1234, Caballito/)
  await expect(summary(page)).toContainText('Aráoz 1234')
  await page.goto('/personal-info')
  await button(page, 'Editar Aráoz 1234').click()
  const correction = main(page).getByRole('form', { name: 'Corregir Aráoz 1234' })
  await correction.getByLabel(/^Calle y número/).fill('Aráoz 1243')
  await correction.getByLabel(/^Código postal/).fill('14')
  await correction.getByRole('button', { name: 'Guardar' }).click()
  await expect(correction.getByText(/^Son cuatro números/)).toBeVisible()
  await expect(correction.getByLabel(/^Código postal/)).toBeFocused()
  await expectAccessible(page)
  await correction.getByLabel(/^Código postal/).fill('1414')
  await correction.getByRole('button', { name: 'Guardar' }).click()
  await expect(button(page, 'Editar Aráoz 1243')).toBeFocused()
  await main(page).getByRole('button', { name: 'Quitar Aráoz 1243' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click()
  await expect(main(page).getByText(/^Todavía no hay ninguna/)).toBeVisible()
})

test('a parcel that becomes dearer during the checkout is told, and nothing is charged before', { tag: '@390' }, async ({ page }) => {
  const { seller, product } = await aSent(page)
  await enterAs(page, 'Compradora')
  await page.goto(`/payment?productId=${product.id}`)
  await choose(page, 'Envío a domicilio')
  await fillAddress(page, 'Aráoz 1234')
  await choose(page, 'Tarjeta de débito')
  await button(page, 'Continuar').click()
  await fillCard(page, 'APRO')
  await ask(page, seller, 'PUT', `/products/${product.id}`, { delivery: { ...both, parcelPrice: 7000 } })
  await button(page, 'Confirmar compra').click()
  await expect(main(page).getByText(/^El precio cambió/)).toBeVisible()
  await expect(summary(page)).toContainText(/Total\s*\$\s57\.000/)
  await button(page, 'Confirmar compra').click()
  await expect(page.getByRole('alertdialog')).toContainText('Compra realizada con éxito')
})

test('to collect it costs nothing more, and the order says where', { tag: '@1280' }, async ({ page }) => {
  const { product } = await aSent(page)
  const buyer = await enterAs(page, 'Compradora')
  await page.goto(`/payment?productId=${product.id}`)
  await choose(page, 'Retiro en persona')
  await expect(summary(page)).toContainText(/Total\s*\$\s50\.000/)
  await choose(page, 'Tarjeta de crédito')
  await button(page, 'Continuar').click()
  await fillCard(page, 'APRO')
  await button(page, 'Confirmar compra').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entendido' }).click()
  await page.waitForURL('**/history')
  const [order] = await ask<{ id: string }[]>(page, buyer, 'GET', '/orders')
  await page.goto(`/orders/${order?.id}`)
  await expect(main(page).getByText('Parque Centenario')).toBeVisible()
})
