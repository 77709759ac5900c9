import { payByCard } from './lib/card.ts'
import { expect, expectAccessible, fillLogin, openAs, test } from './lib/journey.ts'
import {
  ask,
  breakCalls,
  enterAs,
  type Joined,
  join,
  newWord,
  type Product,
  pathOf,
  publish,
  type Session,
  takeSession,
} from './lib/market.ts'

type Page = import('@playwright/test').Page
interface Link {
  id: string
  url: string
}

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
/** A member's balance in dollars: available and on hold. */
const balanceOf = async (page: Page, joined: Session) => {
  const all = await ask<{ currency: string; available: number; held: number }[]>(page, joined, 'GET', '/balance')
  const { available = 0, held = 0 } = all.find(({ currency }) => currency === 'USD') ?? {}
  return { available, held }
}
const linkFor = (page: Page, reseller: Joined, { id }: Product, commissionRate = 0.15) =>
  ask<Link>(page, reseller, 'POST', '/resale-links', { productId: id, commissionRate })

test('from «Revender» to three paid parties', { tag: '@1280' }, async ({ page, browser, baseURL }) => {
  test.setTimeout(180_000)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const seller = await join(page, 'Vera')
  const product = await publish(page, seller, { name: `Farol ${newWord()}`, price: 100 })
  const buyer = await join(page, 'Bruno')
  const reseller = await enterAs(page, 'Lía')

  // The reseller creates a link on the product's page and copies it.
  await page.goto(`/products/${product.id}`)
  const dialog = page.getByRole('dialog')
  const slider = dialog.getByRole('slider', { name: 'Tu comisión' })
  await test.step("[CAT-34] the product's page has the dialog that creates a link", async () => {
    await button(page, 'Revender').click()
    await test.step('[RES-06] the commission ranges from 5 to 30 percent and starts at 10', async () => {
      await expect(slider).toHaveValue('10')
      await expect(slider).toHaveAttribute('min', '5')
      await expect(slider).toHaveAttribute('max', '30')
    })
  })
  await slider.fill('15')
  await test.step('[RES-08] the commission is shown to the cent', async () => {
    await expect(dialog.getByText('$ 15,00')).toBeVisible()
  })
  await expect(dialog.getByText('$ 115', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await test.step('[RES-10] a created link shows a message', async () => {
    await dialog.getByRole('button', { name: 'Crear enlace' }).click()
    await expect(dialog.getByText('Enlace de reventa creado con éxito')).toBeVisible()
  })
  const address = await dialog.getByLabel('Enlace para compartir').inputValue()
  await test.step('[RES-13] the address to share is that of the link', async () => {
    expect(address).toMatch(new RegExp(`^${baseURL}/resale/[\\w-]+$`))
  })
  await dialog.getByRole('button', { name: 'Copiar enlace' }).click()
  await expect(page.getByText('Enlace copiado al portapapeles')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  await dialog.getByRole('button', { name: 'Código QR' }).click()
  await expect(dialog.getByRole('img', { name: /Código QR/ })).toBeVisible()

  // A visitor without an account opens it and leaves their telephone.
  const other = await openAs(browser, page, baseURL)
  const visitor = other.page
  await test.step('[RES-14] the address opens for anybody and shows product and price', async () => {
    await visitor.goto(pathOf(address))
    await expect(visitor.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
    await expect(visitor.getByText('Comisión de reventa (15 %)')).toBeVisible()
    await expect(visitor).toHaveTitle(new RegExp(product.name))
    await expect(visitor.locator('meta[name="description"]')).toHaveAttribute('content', new RegExp(`${product.name} por .*115.*Lía`))
  })
  await expectAccessible(visitor)
  await button(visitor, 'Quiero que me contacten').click()
  await expect(visitor.getByText('Escribí tu teléfono.')).toBeVisible()
  await expect(visitor.getByText('Aceptá que te contacten.')).toBeVisible()
  await visitor.getByLabel('Tu nombre').fill('Bruno')
  await visitor.getByLabel('Tu teléfono').fill('no es un teléfono')
  await visitor.getByRole('checkbox', { name: /Acepto que Lía me contacte/ }).check()
  await button(visitor, 'Quiero que me contacten').click()
  await expect(visitor.getByLabel('Tu teléfono')).toHaveAttribute('aria-invalid', 'true')
  await visitor.getByLabel('Tu teléfono').fill('11 2345-6789')
  await button(visitor, 'Quiero que me contacten').click()
  await expect(visitor.getByRole('heading', { name: 'Listo, recibimos tus datos' })).toBeFocused()

  // The reseller validates, writes and sends the payment URL.
  await test.step('[RES-50] transactions that do not load show an error', async () => {
    const restore = await breakCalls(page, /\/reseller\/transactions\//)
    await page.goto('/reseller/transactions')
    await expect(page.getByText('No se pudieron cargar las transacciones')).toBeVisible({ timeout: 15_000 })
    await restore()
  })
  await page.goto('/reseller/transactions')
  const card = main(page).getByRole('listitem', { name: `Bruno, ${product.name}` })
  await expect(card.getByText('Pendiente', { exact: true })).toBeVisible()
  await test.step('[RES-44] only a customer who left a phone number can be called', async () => {
    await expect(card.getByRole('link', { name: 'Llamar a Bruno' })).toHaveAttribute('href', 'tel:+5491123456789')
    const withoutPhone = /\/reseller\/transactions\//
    await page.route(withoutPhone, async (route) => {
      const answer = await route.fetch()
      const rows = (await answer.json()) as { can: object }[]
      await route.fulfill({ response: answer, json: rows.map((row) => ({ ...row, buyerPhone: null, can: { ...row.can, call: false } })) })
    })
    await page.reload()
    await expect(card.getByText('Pendiente', { exact: true })).toBeVisible()
    await expect(card.getByRole('link', { name: 'Llamar a Bruno' })).toHaveCount(0)
    // A call that is still under way is answered first.
    await page.unrouteAll({ behavior: 'wait' })
    await page.reload()
    await expect(card.getByRole('link', { name: 'Llamar a Bruno' })).toBeVisible()
  })
  await expectAccessible(page)
  /** Clicks a button of the transaction while its call fails, and checks the message. */
  const fails = async (path: RegExp, name: string, text: string) => {
    const restore = await breakCalls(page, path, { methods: ['POST'] })
    await card.getByRole('button', { name }).click()
    await expect(page.getByText(text).first()).toBeVisible()
    await restore()
  }
  await test.step('[RES-51] validating shows a message on success, and an error', async () => {
    await fails(/\/transaction\/validate\//, 'Validar', 'Error al validar la transacción')
    await card.getByRole('button', { name: 'Validar' }).click()
    await expect(page.getByText('Transacción validada exitosamente')).toBeVisible()
  })
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ contentType: 'text/html', body: '<title>chat</title>' }))
  await test.step('[RES-52] starting a WhatsApp chat shows a message on success, and an error', async () => {
    await fails(/\/transaction\/whatsapp\//, 'Iniciar WhatsApp', 'Error al iniciar el chat de WhatsApp')
    const opening = page.waitForEvent('popup')
    await card.getByRole('button', { name: 'Iniciar WhatsApp' }).click()
    const chat = await opening
    await chat.waitForURL('https://wa.me/5491123456789?text=*')
    await chat.close()
    await expect(page.getByText('Chat de WhatsApp iniciado, revisa tu teléfono')).toBeVisible()
  })
  await test.step('[RES-53] the payment address is created and copied, or shows an error', async () => {
    await fails(/\/payment\/generate\//, 'Generar Link de Pago', 'Error al generar el enlace de pago')
    await card.getByRole('button', { name: 'Generar Link de Pago' }).click()
    await expect(page.getByText('Enlace de pago generado exitosamente')).toBeVisible()
    const made = await card.getByRole('link', { name: 'Ver enlace de pago' }).getAttribute('href')
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(made)
  })
  const payment = await card.getByRole('link', { name: 'Ver enlace de pago' }).getAttribute('href')
  expect(payment).toContain(`${address}?t=`)
  await test.step('[RES-42] while unpaid, its address is shown and copied', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('otra cosa'))
    await card.getByRole('button', { name: 'Copiar enlace de pago' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(payment)
  })
  await expect(card.getByText('Pago Pendiente', { exact: true })).toBeVisible()
  await expectAccessible(page)

  // The buyer opens it, signs in on the way and pays.
  await visitor.goto(pathOf(payment))
  await main(visitor).getByRole('link', { name: 'Comprar', exact: true }).click()
  await visitor.waitForURL('**/login')
  await fillLogin(visitor, buyer.member)
  await visitor.waitForURL(/\/payment\?resaleId=.*&t=/)
  await expect(visitor.getByText('Te lo ofrece Lía')).toBeVisible()
  await expectAccessible(visitor)
  await payByCard(visitor)
  await visitor.getByRole('alertdialog').getByRole('button', { name: 'Entendido' }).click()
  await visitor.waitForURL('**/history')
  await visitor.getByRole('link', { name: new RegExp(product.name) }).click()
  const code = visitor.getByRole('region', { name: 'Tu código de entrega' })
  await expect(visitor.getByText('Comisión de reventa')).toBeVisible()
  const text = (await code.locator('strong').textContent()) ?? ''
  expect(text).toMatch(/^\d{6}$/)
  await expectAccessible(visitor)

  // With the buyer's code, and not with another one, the funds are released to both.
  await page.goto('/reseller/transactions?etapa=pagadas')
  await test.step('[RES-42] once paid, its address is gone', async () => {
    await expect(card.getByRole('button', { name: 'Confirmar Entrega' })).toBeVisible()
    await expect(card.getByRole('link', { name: 'Ver enlace de pago' })).toHaveCount(0)
    await expect(card.getByRole('button', { name: 'Copiar enlace de pago' })).toHaveCount(0)
  })
  await test.step("[RES-54] a delivery is confirmed with the buyer's code, or shows why not", async () => {
    await card.getByRole('button', { name: 'Confirmar Entrega' }).click()
    await dialog.getByRole('button', { name: 'Confirmar Entrega' }).click()
    await expect(dialog.getByText(/^Error al confirmar la entrega: Sin el código/)).toBeVisible()
    await dialog.getByLabel('Código de entrega').fill('ZZZZZZ')
    await dialog.getByRole('button', { name: 'Confirmar Entrega' }).click()
    await expect(dialog.getByText('Error al confirmar la entrega: El código no es el de la compra.')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByLabel('Código de entrega').fill(`${text.slice(0, 3)} ${text.slice(3)}`)
    await dialog.getByRole('button', { name: 'Confirmar Entrega' }).click()
    await expect(page.getByText('Entrega confirmada y pago liberado')).toBeVisible()
  })
  await page.getByRole('tab', { name: 'Completadas' }).click()
  await expect(page).toHaveURL(/etapa=completadas/)
  await expect(card.getByText('Completada', { exact: true })).toBeVisible()
  expect(await balanceOf(page, seller)).toEqual({ available: 100, held: 0 })
  expect(await balanceOf(page, reseller)).toEqual({ available: 15, held: 0 })
  await card.getByRole('link', { name: 'Ver mi saldo' }).click()
  await expect(main(page).getByText('$ 15').first()).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText('Completada').first()).toBeVisible()
  await expect(code).toHaveCount(0)
  await other.close()
})

test('[RES-14] a link whose product is sold, hidden or gone says so, and so does the seller’s own view', { tag: '@390' }, async ({
  page,
}) => {
  const seller = await join(page, 'Vera')
  const reseller = await join(page, 'Lía')
  const product = await publish(page, seller, { name: `Mate ${newWord()}` })
  const { id } = await linkFor(page, reseller, product)
  const answer = await page.goto('/resale/019a0000-0000-7000-8000-000000000000')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Este enlace ya no está' })).toBeVisible()
  await takeSession(page, seller)
  await page.goto(`/resale/${id}`)
  await expect(page.getByText('Es tu producto: Lía lo está revendiendo.')).toBeVisible()
  await ask(page, seller, 'PUT', `/products/${product.id}`, { sold: true })
  await page.reload()
  await expect(page.getByText('Este producto ya se vendió.')).toBeVisible()
  await ask(page, reseller, 'DELETE', `/resale-links/${id}`)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Este enlace ya no está' })).toBeVisible()
})

test("a link's product can be paid on the provider’s page too", { tag: '@390' }, async ({ page }) => {
  const seller = await join(page, 'Vera')
  const reseller = await join(page, 'Lía')
  const product = await publish(page, seller, { name: `Radio ${newWord()}`, stock: 1 })
  const { id } = await linkFor(page, reseller, product)
  const buyer = await enterAs(page, 'Bruno')
  await page.goto(`/resale/${id}`)
  await main(page).getByRole('link', { name: 'Comprar', exact: true }).click()
  await main(page).getByRole('radio', { name: 'Pagar con Mercado Pago' }).press('Space')
  await button(page, 'Continuar').click()
  await page.waitForURL('**/sandbox/checkout/*')
  const [order] = await ask<{ id: string; totalPrice: number; status: string }[]>(page, buyer, 'GET', '/orders')
  expect(order).toMatchObject({ totalPrice: 115, status: 'reservada' })
  // Coming back from the provider's page leads to the reserved order, not to a second one.
  await page.goto(`/payment?resaleId=${id}`)
  await page.waitForURL(`**/payment?orderId=${order?.id}`)
  await expect(page.getByText('$ 115').first()).toBeVisible()
})
