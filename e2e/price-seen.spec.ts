import { fillCard } from './lib/card.ts'
import { expect, expectAccessible, expectFailures, test } from './lib/journey.ts'
import { ask, enterAs, join, newWord, publish } from './lib/market.ts'

type Page = import('@playwright/test').Page

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name })
const total = (page: Page) => main(page).getByRole('region', { name: 'Tu compra' })

/** A product at 1,000 pesos, its seller, and the member who is about to buy it in this browser. */
const wanted = async (page: Page) => {
  const seller = await join(page, 'Vendedora')
  const product = await publish(page, seller, { name: `Radio ${newWord()}`, price: 1000, currency: 'ARS', stock: 1 })
  const buyer = await enterAs(page, 'Compradora')
  const setPrice = (price: number) => ask(page, seller, 'PUT', `/products/${product.id}`, { price })
  const orders = () => ask<{ id: string; status: string; totalPrice: number }[]>(page, buyer, 'GET', '/orders')
  return { product, setPrice, orders }
}

test('a price that changes before «Confirmar compra» asks for consent; a placed order keeps its amount', { tag: '@390' }, async ({
  page,
}) => {
  expectFailures(page)
  const { product, setPrice, orders } = await wanted(page)
  await page.goto(`/card-details?productId=${product.id}&cardType=credit`)
  await fillCard(page, 'APRO')
  await setPrice(1300)
  await button(page, 'Confirmar compra').click()
  await expect(main(page).getByRole('alert')).toHaveText(
    'El precio cambió mientras completabas los datos. Revisá el total y confirmá de nuevo.',
  )
  await expect(total(page)).toContainText('1.300')
  await expect(main(page).getByText(/^Se cobra \$.1\.300/)).toBeVisible()
  await expectAccessible(page)
  expect(await orders()).toEqual([])
  await button(page, 'Confirmar compra').click()
  await expect(page.getByRole('alertdialog')).toContainText('Compra realizada con éxito')
  // The listing changes behind the success; the purchase does not.
  await setPrice(9999).catch(() => undefined)
  await expect(total(page)).toContainText('1.300')
  expect(await orders()).toMatchObject([{ status: 'pendiente', totalPrice: 1300 }])
})

test('the external payment asks for consent too; once reserved, the checkout shows the amount of the order', { tag: '@1280' }, async ({
  page,
}) => {
  expectFailures(page)
  const { product, setPrice, orders } = await wanted(page)
  await page.goto(`/payment?productId=${product.id}`)
  await main(page).getByRole('radio', { name: 'Pagar con Mercado Pago' }).press('Space')
  await setPrice(1300)
  await button(page, 'Continuar').click()
  await expect(main(page).getByRole('alert')).toContainText('El precio cambió: ahora son')
  await expect(total(page)).toContainText('1.300')
  expect(await orders()).toEqual([])
  await button(page, 'Continuar').click()
  await page.waitForURL('**/sandbox/checkout/*')
  await setPrice(5000)
  const [order] = await orders()
  await page.goto(`/payment?productId=${product.id}`)
  await expect(page).toHaveURL(`/payment?orderId=${order?.id}`)
  await expect(total(page)).toContainText('1.300')
  await expect(total(page)).not.toContainText('5.000')
})

test('«Confirmar compra» always submits: a card that the tokeniser refuses goes back to its step, before anything is ordered', {
  tag: '@390',
}, async ({ page }) => {
  expectFailures(page)
  const { product, orders } = await wanted(page)
  await page.goto(`/card-details?productId=${product.id}&cardType=credit`)
  await main(page).getByLabel('Número de la tarjeta', { exact: true }).fill('4509 9535 6623 3704')
  await button(page, 'Siguiente').click()
  await main(page).getByLabel('Nombre como figura en la tarjeta', { exact: true }).fill('APRO')
  await button(page, 'Siguiente').click()
  await main(page).getByLabel('Vencimiento', { exact: true }).fill('01/20')
  await expect(main(page).getByText('Esa fecha ya pasó.')).toBeVisible()
  await button(page, 'Siguiente').click()
  await main(page).getByLabel('Código de seguridad', { exact: true }).fill('123')
  await button(page, 'Siguiente').click()
  await button(page, 'Confirmar compra').click()
  const expiry = main(page).getByLabel('Vencimiento', { exact: true })
  await expect(expiry).toHaveValue('01/20')
  await expect(main(page).getByRole('alert')).toHaveText('Esa fecha ya pasó.')
  await expectAccessible(page)
  expect(await orders()).toEqual([])
  await expiry.fill('11/30')
  await expect(main(page).getByRole('alert')).toHaveCount(0)
  await button(page, 'Siguiente').click()
  await expect(main(page).getByLabel('Código de seguridad', { exact: true })).toHaveValue('123')
  await button(page, 'Siguiente').click()
  await button(page, 'Confirmar compra').click()
  await expect(page.getByRole('alertdialog')).toContainText('Compra realizada con éxito')
  expect(await orders()).toMatchObject([{ status: 'pendiente', totalPrice: 1000 }])
})
