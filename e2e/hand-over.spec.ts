import type { Order } from '@feria/contract/orders/schemas'
import { expect, expectAccessible, expectFailures, openAs, test } from './lib/journey.ts'
import { adminSession, ask, buy, enterAs, join, newWord, publish, scrolledTo, takeSession } from './lib/market.ts'

type Page = import('@playwright/test').Page

const main = (page: Page) => page.getByRole('main')

test('a product is handed over by the code of its buyer, also where there is no connection', { tag: '@390' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const word = newWord()
  const seller = await enterAs(page, `Marina ${word}`)
  const buyer = await join(page, 'Bruno')
  const delivery = { pickup: true, pickupArea: 'Barrio Pichincha', agreed: false }
  const lamp = await publish(page, seller, { name: `Lámpara ${word}`, price: 80, delivery })
  const order: Order = await buy(page, buyer, lamp)

  // The buyer shows it, as numbers and as a QR.
  const other = await openAs(browser, page, baseURL)
  await takeSession(other.page, buyer)
  await other.page.goto(`/orders/${order.id}`)
  const shown = main(other.page).getByRole('region', { name: 'Tu código de entrega' })
  await expect(shown.getByText('Mostralo recién cuando tengas el producto en la mano.')).toBeVisible()
  await expect(shown.getByRole('img', { name: 'Código QR de tu entrega' })).toBeVisible()
  const code = (await shown.locator('strong').textContent()) ?? ''
  expect(code).toMatch(/^\d{6}$/)
  await expectAccessible(other.page)

  // The seller types a wrong one, then the right one in a cellar: it is sent when there is a connection again.
  await page.goto(`/sales/${order.id}`)
  await main(page).getByRole('button', { name: 'Cargar código de entrega' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Los seis números').fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await sheet.getByRole('button', { name: 'Completar la venta' }).click()
  await expect(sheet.getByText('Ese no es el código de esta compra. Pedile a quien te compró que te lo muestre de nuevo.')).toBeVisible()
  await expectAccessible(page)
  expectFailures(page)
  await page.context().setOffline(true)
  await sheet.getByLabel('Los seis números').fill(code)
  await sheet.getByRole('button', { name: 'Completar la venta' }).click()
  await expect(sheet).toBeHidden()
  await expect(main(page).getByText('Guardamos el código. Se avisará cuando haya conexión.')).toBeVisible()
  await expectAccessible(page)
  await page.context().setOffline(false)
  await expect(page.getByText('Listo: la venta está completada.')).toBeVisible()
  await expect(main(page).getByText('En tu saldo')).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Cargar código de entrega' })).toHaveCount(0)

  // The buyer's open page follows, and the code is gone.
  await expect(main(other.page).getByText('Recibiste tu compra. ¡Que la disfrutes!')).toBeVisible()
  await expect(shown).toHaveCount(0)
  await other.close()
})

test('who reads the QR with the camera of a telephone comes to the sale with the code filled in', { tag: '@390' }, async ({ page }) => {
  const seller = await enterAs(page, 'Marina')
  const buyer = await join(page, 'Bruno')
  const order: Order = await buy(page, buyer, await publish(page, seller, { name: `Banqueta ${newWord()}` }))
  await page.goto(`/sales/${order.id}#entrega=${order.deliveryCode}`)
  await expect(page.getByRole('dialog').getByLabel('Los seis números')).toHaveValue(order.deliveryCode ?? '')
  await expect(page).toHaveURL(`/sales/${order.id}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Completar la venta' }).click()
  await expect(main(page).getByText('En tu saldo')).toBeVisible()
})

test('a listing that was edited after the purchase is shown as it was to both parties, and to who decides a claim', {
  tag: '@390',
}, async ({ page, browser, baseURL }) => {
  const word = newWord()
  const buyer = await enterAs(page, 'Bruno')
  const seller = await join(page, 'Marina')
  const kept = { name: `Cámara ${word}`, price: 300, details: 'Con lente y estuche', imageUrl: '/images/comprar.svg' }
  const camera = await publish(page, seller, kept)
  const order: Order = await buy(page, buyer, camera)
  const fold = (on: Page) => main(on).locator('details').filter({ hasText: 'Como estaba al comprar' })
  await page.goto(`/orders/${order.id}`)
  await fold(page).locator('summary').click()
  await expect(fold(page).getByText('No cambió desde la compra.')).toBeVisible()
  await expect(fold(page).getByText('Con lente y estuche')).toBeVisible()
  await expectAccessible(page)

  await ask(page, seller, 'PUT', `/products/${camera.id}`, { price: 150, details: 'Sin lente' })
  await ask(page, buyer, 'POST', `/orders/${order.id}/claim`, { text: 'Vino sin lente.', photos: [] })
  for (const [session, address] of [
    [buyer, `/orders/${order.id}`],
    [seller, `/sales/${order.id}`],
  ] as const) {
    await takeSession(page, session)
    await page.goto(address)
    // Open by itself during a claim.
    await expect(fold(page).getByText('Cambió desde la compra: precio y descripción.')).toBeVisible()
    await expect(fold(page).getByRole('heading', { name: 'Hoy' })).toBeVisible()
    await expectAccessible(page)
  }

  const office = await openAs(browser, page, baseURL)
  await takeSession(office.page, await adminSession(office.page))
  await office.page.goto('/admin-dashboard/reclamos')
  const claim = await scrolledTo(office.page, `Cámara ${word}`)
  await claim.getByText('Como estaba al comprar').click()
  await expect(claim.getByText('Con lente y estuche')).toBeVisible()
  await expect(claim.getByText('Sin lente', { exact: true })).toBeVisible()
  await expectAccessible(office.page)
  await office.close()
})
