import { publicPageOf, sellerPageOf } from '@feria/contract/catalogue/address'
import { expect, expectAccessible, test } from './lib/journey.ts'
import { ask, enterAs, join, openRoom, publish } from './lib/market.ts'

type Page = import('@playwright/test').Page

const who = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Quién lo vende' })

/** How far down the page each of these begins. */
const topsOf = async (page: Page) => {
  const main = page.getByRole('main')
  const parts = [
    main.getByRole('button', { name: /^Ampliar la foto|^Compartir/ }).first(),
    main.getByRole('heading', { level: 1 }),
    who(page),
    main.getByRole('region', { name: 'Cómo llega' }),
    main.getByText(/nunca transfieras por fuera/),
  ]
  return Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? Number.NaN))
}

test('who sells is on the page of a product and on their own: sales, answer time, before how it arrives and how it is protected', {
  tag: '@390',
}, async ({ page }) => {
  const seller = await join(page, 'Vera del Río')
  const lamp = await publish(page, seller, { name: 'Lámpara de quien vende' })
  // Another page of theirs: that of the lamp would be kept for a minute.
  await page.goto(publicPageOf(await publish(page, seller, { name: 'Silla de quien vende' })))
  await expect(who(page).getByText(/^Miembro desde/)).toBeVisible()
  await expect(who(page).getByRole('listitem'), 'nothing is said of who is new').toHaveCount(0)

  for (const name of ['Bruno', 'Carla', 'Dora']) await openRoom(page, await join(page, name), seller, lamp)
  const buyer = await join(page, 'Elsa')
  const card = { number: '4509 9535 6623 3704', name: 'APRO', expiry: '11/30', cvc: '123' }
  const { id: cardToken } = (await (await page.request.post('/sandbox/card-tokens', { data: card })).json()) as { id: string }
  const body = { products: [{ productId: lamp.id }], cardToken, paymentMethod: 'credit' }
  const order = await ask<{ id: string }>(page, buyer, 'POST', '/orders', body)
  await ask(page, seller, 'PUT', `/orders/${order.id}/status`, { status: 'enviada' })
  await ask(page, buyer, 'PUT', `/orders/${order.id}/status`, { status: 'completada' })

  const facts = ['1 venta completada', 'Suele contestar en 1 minuto']
  await enterAs(page, 'Mira')
  for (const path of [`/products/${lamp.id}`, publicPageOf(lamp)]) {
    await expect(async () => {
      await page.goto(path)
      await expect(who(page).getByRole('listitem'), path).toHaveText(facts, { timeout: 2000 })
    }).toPass()
    const tops = await topsOf(page)
    expect(tops.slice(1), path).toEqual(tops.slice(1).sort((one, other) => one - other))
    await expectAccessible(page)
  }
  await who(page).getByRole('link', { name: 'Ver todo lo que vende' }).click()
  await expect(page).toHaveURL(sellerPageOf({ id: seller.user.id, name: 'Vera del Río' }))
  await expect(who(page).getByRole('listitem')).toHaveText(facts)
  await expectAccessible(page)
})
