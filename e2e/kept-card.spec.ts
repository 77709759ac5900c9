import { fillCard } from './lib/card.ts'
import { expect, expectAccessible, expectFailures, test } from './lib/journey.ts'
import { ask, enterAs, type Joined, join, newWord, type Product, publish, sentBodies } from './lib/market.ts'

type Page = import('@playwright/test').Page
interface Card {
  id: string
  lastFour: string
}

const NAME = 'Visa terminada en 3704'
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })
const code = (page: Page) => main(page).getByLabel('Código de seguridad')
const purchases = (page: Page, buyer: Joined) => ask<{ id: string; status: string }[]>(page, buyer, 'GET', '/orders')
const cardsOf = (page: Page, buyer: Joined) => ask<Card[]>(page, buyer, 'GET', '/cards')

const offered = async (page: Page, seller: Joined): Promise<Product> =>
  publish(page, seller, { name: `Radio ${newWord()}`, price: 250, stock: 1 })

const expectBought = async (page: Page) => {
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('Compra realizada con éxito')
  await alert.getByRole('button', { name: 'Entendido' }).click()
  await page.waitForURL('**/history')
}

/** Buys with a typed card that is kept. */
const keepCard = async (page: Page, buyer: Joined, product: Product) => {
  await page.goto(`/card-details?productId=${product.id}&cardType=credit`)
  await fillCard(page, 'APRO')
  const keep = main(page).getByRole('checkbox', { name: 'Guardar esta tarjeta para la próxima' })
  await expect(keep).not.toBeChecked()
  await expect(main(page).getByText(/^La guarda el procesador de pagos, no /)).toBeVisible()
  await expect(main(page).getByText(/^Los datos de tu tarjeta van directo al procesador de pagos: .* no los guarda\.$/)).toBeVisible()
  await expectAccessible(page)
  await keep.check()
  await button(page, 'Confirmar compra').click()
  await expectBought(page)
  await expect.poll(async () => (await cardsOf(page, buyer)).length).toBe(1)
}

test('a card kept with one purchase pays the next in one press, and is removed', { tag: '@390' }, async ({ page }) => {
  const seller = await join(page, 'Vendedora')
  const buyer = await enterAs(page, 'Compradora')
  const [first, second, third] = [await offered(page, seller), await offered(page, seller), await offered(page, seller)]
  await keepCard(page, buyer, first)

  const [tokens, orders] = [sentBodies(page, 'POST', /card-tokens$/), sentBodies(page, 'POST', /\/api\/v1\/orders$/)]
  await page.goto(`/payment?productId=${second.id}`)
  await expect(main(page).getByRole('radio')).toHaveCount(4)
  await expect(main(page).getByRole('radio', { name: NAME })).toBeChecked()
  await expect(main(page).getByText('Crédito · Vence 11/30')).toBeVisible()
  await expect(button(page, 'Continuar')).toHaveCount(0)
  await expectAccessible(page)
  await button(page, /^Pagar US\$\s250/).click()
  await expect(main(page).getByRole('alert')).toHaveText('Son los 3 números del dorso.')
  expect(tokens).toEqual([])
  await code(page).fill('123')
  await code(page).press('Enter')
  await expectBought(page)
  const [card] = await cardsOf(page, buyer)
  expect(tokens).toEqual([{ cardId: expect.stringMatching(/^card_/), cvc: '123' }])
  expect(orders).toMatchObject([{ cardId: card?.id, paymentMethod: 'credit', total: 250 }])
  expect((await purchases(page, buyer)).map(({ status }) => status)).toEqual(['pendiente', 'pendiente'])

  await test.step('[PAY-12] a refused one says why, and leaves the same order to the other ways', async () => {
    await page.goto(`/payment?productId=${third.id}`)
    expectFailures(page)
    await code(page).fill('111')
    await code(page).press('Enter')
    await expect(main(page).getByText('La tarjeta no tiene saldo suficiente. Probá con otra tarjeta.')).toBeVisible()
    await expect(main(page).getByText('Tu compra sigue reservada: podés pagarla de otra forma.')).toBeVisible()
    await expect(main(page).getByText(/^Reservada hasta las \d\d:\d\d\. Quedan 1\d:\d\d$/)).toBeVisible()
    await expect(code(page)).toHaveValue('')
    for (const way of ['Tarjeta de débito', 'Tarjeta de crédito', 'Pagar con Mercado Pago'])
      await expect(main(page).getByRole('radio', { name: way })).toBeEnabled()
    await expectAccessible(page)
    await main(page).getByRole('radio', { name: 'Tarjeta de crédito' }).press('Space')
    await expect(main(page).getByText('La tarjeta no tiene saldo suficiente. Probá con otra tarjeta.')).toHaveCount(0)
    await button(page, 'Continuar').click()
    await expect(page).toHaveURL(/\/card-details\?orderId=/)
    await page.goBack()
    await main(page).getByRole('radio', { name: NAME }).press('Space')
    await code(page).fill('123')
    await button(page, /^Pagar US\$\s250/).dblclick()
    await expectBought(page)
    expect((await purchases(page, buyer)).map(({ status }) => status)).toEqual(Array(3).fill('pendiente'))
  })

  await page.goto('/profile')
  await main(page).getByText('Tarjetas', { exact: true }).click()
  await main(page).getByRole('link', { name: 'Ver mis tarjetas' }).click()
  await expect(page).toHaveURL('/personal-info#tarjetas')
  await expect(main(page).getByText(NAME)).toBeVisible()
  await expectAccessible(page)
  await button(page, `Quitar ${NAME}`).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click()
  await expect(main(page).getByText(NAME)).toBeVisible()
  await button(page, `Quitar ${NAME}`).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar' }).click()
  await expect(main(page).getByText('No guardaste ninguna. Podés hacerlo la próxima vez que pagues con una tarjeta.')).toBeVisible()
  expect(await cardsOf(page, buyer)).toEqual([])
})

test('a price that changes meanwhile, a review by the provider, and a card that has expired', { tag: '@1280' }, async ({ page }) => {
  const seller = await join(page, 'Vendedora')
  const buyer = await enterAs(page, 'Compradora')
  const [first, second, third] = [await offered(page, seller), await offered(page, seller), await offered(page, seller)]
  await keepCard(page, buyer, first)

  await page.goto(`/payment?productId=${second.id}`)
  await code(page).fill('123')
  await ask(page, seller, 'PUT', `/products/${second.id}`, { price: 260 })
  expectFailures(page)
  await code(page).press('Enter')
  await expect(main(page).getByText(/^El precio cambió mientras completabas los datos\./)).toBeVisible()
  await expect(button(page, /^Pagar US\$\s260/)).toBeVisible()
  expect(await purchases(page, buyer)).toHaveLength(1)
  await button(page, /^Pagar US\$\s260/).click()
  await expectBought(page)

  await page.goto(`/payment?productId=${third.id}`)
  await code(page).fill('222')
  await button(page, /^Pagar/).click()
  await page.waitForURL('**/payment/return?order=*')
  await expect(main(page).getByRole('heading', { name: 'Pago en revisión' })).toBeVisible()

  const past = (await cardsOf(page, buyer)).map((card) => ({ ...card, isExpired: true, expiryMonth: 10, expiryYear: 2026 }))
  await page.route('**/api/v1/cards', (route) => route.fulfill({ json: past }))
  const fourth = await offered(page, seller)
  await page.goto(`/payment?productId=${fourth.id}`)
  await expect(main(page).getByText('Crédito · Venció 10/26: no se puede usar')).toBeVisible()
  await expect(main(page).getByRole('radio', { name: NAME })).toBeDisabled()
  await expect(main(page).getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(button(page, 'Continuar')).toBeEnabled()
  await expectAccessible(page)
})
