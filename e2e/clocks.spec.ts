import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { expect, expectAccessible, test as journey } from './lib/journey.ts'
import { ask, buy, enterAs, join, newWord, publish, takeSession } from './lib/market.ts'
import { startFeria } from './lib/start-server.ts'

type Page = import('@playwright/test').Page

const main = (page: Page) => page.getByRole('main')
const address = { name: 'Bruno', street: 'Aráoz 1234', city: 'Caballito', province: 'Ciudad Autónoma de Buenos Aires', postcode: '1414' }
const DAY_MS = 86_400_000
const A_DAY = /\d{1,2} (ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic)/
const A_MOMENT = /(lunes|martes|miércoles|jueves|viernes|sábado|domingo) \d{1,2} de \w+ a las \d\d:\d\d/

/** Journeys on a Feria of their own, where sellers have no record yet and whose clock can be put ahead. */
const test = journey.extend<object, { feria: Awaited<ReturnType<typeof startFeria>> & { pass(days: number): Promise<void> } }>({
  feria: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from its first parameter
    async ({}, use) => {
      const later = joinPath(await mkdtemp(joinPath(tmpdir(), 'feria-later-')), 'ms')
      const feria = await startFeria({
        PAYOUT_TRUST_SALES: '10',
        LATER: later,
        NODE_OPTIONS: `--import=${new URL('lib/later.mjs', import.meta.url)}`,
      })
      await use({ ...feria, pass: (days) => writeFile(later, String(days * DAY_MS)) })
      await feria.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ feria }, use) => use(feria.url),
})

test('a parcel is sent before a day that both read, or its money goes back', { tag: '@390' }, async ({ page }) => {
  const seller = await enterAs(page, 'Marina')
  const buyer = await join(page, 'Bruno')
  const delivery = { pickup: false, pickupArea: null, parcelPrice: 10, agreed: true }
  const { id } = await publish(page, seller, { name: `Radio ${newWord()}`, price: 100, delivery })
  const order = await buy(page, buyer, { id }, { kind: 'parcel', address })
  await page.goto(`/sales/${order.id}`)
  await expect(main(page).getByText(new RegExp(`^Te toca enviarla antes del ${A_DAY.source}$`))).toBeVisible()
  await expect(main(page).getByText(new RegExp(`Si no figura como enviada antes del ${A_DAY.source}, el dinero vuelve`))).toBeVisible()
  await expectAccessible(page)
  await page.goto('/dashboard')
  await expect(main(page).getByText(/^La pagó Bruno.*: tenés que enviarla antes del /)).toBeVisible()
  await takeSession(page, buyer)
  await page.goto(`/orders/${order.id}`)
  await expect(main(page).getByText(new RegExp(`Si no lo envía antes del ${A_DAY.source}, te devolvemos el dinero\\.`))).toBeVisible()
  await expectAccessible(page)
})

test('what a claim may take back waits in the balance, and a claim says until when it waits for whom', { tag: '@390' }, async ({
  page,
}) => {
  const seller = await enterAs(page, 'Marina')
  const buyer = await join(page, 'Bruno')
  const order = await buy(page, buyer, await publish(page, seller, { name: `Guitarra ${newWord()}`, price: 120.5 }))
  await ask(page, seller, 'PUT', `/orders/${order.id}/status`, { status: 'enviada' })
  await ask(page, buyer, 'PUT', `/orders/${order.id}/status`, { status: 'completada' })
  await page.goto('/saldo')
  await expect(main(page).getByText(new RegExp(`120,50 disponibles desde el ${A_DAY.source}`))).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Retirar dólares' })).toHaveCount(0)
  await expectAccessible(page)

  await ask(page, buyer, 'POST', `/orders/${order.id}/claim`, { text: 'Llegó rota' })
  await page.goto(`/sales/${order.id}`)
  await expect(main(page).getByText(new RegExp(`Si no respondés antes del ${A_MOMENT.source}, lo pagado vuelve a Bruno`))).toBeVisible()
  await expectAccessible(page)
  await takeSession(page, buyer)
  await page.goto(`/orders/${order.id}`)
  await expect(
    main(page).getByText(new RegExp(`Si Marina.* no responde antes del ${A_MOMENT.source}, te devolvemos lo que pagaste`)),
  ).toBeVisible()
  await expectAccessible(page)
})

test('who was handed nothing in ten days takes the money back with one press', { tag: '@1280' }, async ({ page, feria }) => {
  const seller = await enterAs(page, 'Marina')
  const buyer = await join(page, 'Bruno')
  const delivery = { pickup: true, pickupArea: 'Barrio Pichincha', agreed: false }
  const product = await publish(page, seller, { name: `Lámpara ${newWord()}`, price: 80, stock: 1, delivery })
  const order = await buy(page, buyer, product)
  const take = main(page).getByRole('button', { name: 'Recuperar mi dinero' })
  await takeSession(page, buyer)
  await page.goto(`/orders/${order.id}`)
  await expect(main(page).getByText(/Si no te lo entrega, desde el .* podés recuperar tu dinero con un toque/)).toBeVisible()
  await expect(take).toHaveCount(0)
  await feria.pass(11)
  await page.reload()
  await expectAccessible(page)
  await take.click()
  const dialog = page.getByRole('alertdialog')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Recuperar mi dinero' }).click()
  await expect(page.getByText('Listo: la compra se canceló y te devolvemos el dinero.')).toBeVisible()
  await expect(take).toHaveCount(0)

  // The seller reads it, and has the lamp again.
  await takeSession(page, seller)
  await page.goto(`/sales/${order.id}`)
  await expect(main(page).getByText('El dinero de esta venta se devolvió a quien te compró.')).toBeVisible()
  expect((await ask<{ stock: number }>(page, seller, 'GET', `/products/${product.id}`)).stock).toBe(1)
  await expectAccessible(page)
})
