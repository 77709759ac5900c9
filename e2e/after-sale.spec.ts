import { expect, expectAccessible, openAs, test } from './lib/journey.ts'
import { findMailed } from './lib/mails.ts'
import {
  adminSession,
  ask,
  buy,
  confirmReceipt,
  enterAs,
  isDesktop,
  join,
  newWord,
  publish,
  scrolledTo,
  takeSession,
} from './lib/market.ts'

type Page = import('@playwright/test').Page

/** A CBU with valid check digits. */
const CBU = '2850590940090418135201'

const main = (page: Page) => page.getByRole('main')

const PAYOUT_LINK = /\/mails\/payouts\/\S+/

test('[ORD-18] sent with tracking, received, in the balance, and withdrawn to a new account', { tag: '@1280' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const word = newWord()
  const seller = await enterAs(page, `Marina ${word}`)
  const buyer = await join(page, 'Bruno')
  await page.goto('/saldo')
  await expect(main(page).getByRole('heading', { name: 'Todavía no tenés saldo' })).toBeVisible()
  await expectAccessible(page)

  const guitar = await publish(page, seller, { name: `Guitarra ${word}`, price: 120.5 })
  const order = await buy(page, buyer, guitar)
  await page.goto(`/sales/${order.id}`)
  await expect(main(page).getByText('Retenido hasta que llegue')).toBeVisible()
  await main(page).getByRole('button', { name: 'Marcar como enviada' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Seguimiento (opcional)').fill('Correo Argentino CP123')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Marcar como enviada' }).click()
  await expect(main(page).getByText('Seguimiento: Correo Argentino CP123')).toBeVisible()

  // The buyer follows it and confirms receipt; the seller's open page updates.
  const other = await openAs(browser, page, baseURL)
  await takeSession(other.page, buyer)
  await other.page.goto(`/orders/${order.id}`)
  await expect(main(other.page).getByText('Seguimiento: Correo Argentino CP123')).toBeVisible()
  await expectAccessible(other.page)
  await confirmReceipt(other.page)
  await other.close()
  await expect(main(page).getByText('En tu saldo')).toBeVisible()

  // The balance: through the navigation, then a payout with its errors next to the fields.
  if (isDesktop(page)) {
    await page.getByRole('button', { name: 'Más', exact: true }).click()
    await page.getByRole('link', { name: 'Mi saldo' }).first().click()
  } else {
    await page.getByRole('button', { name: 'Abrir menú' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Mi saldo' }).click()
  }
  await expect(page).toHaveURL(/\/saldo$/)
  await expect(main(page).getByText('Venta completada')).toBeVisible()
  await expect(main(page).getByText(/\+\$\s120,50\sUSD/)).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Ver la venta' })).toHaveAttribute('href', `/sales/${order.id}`)
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Retirar dólares' }).click()
  await sheet.getByLabel('Monto').fill('120,51')
  await sheet.getByRole('button', { name: 'Pedir el retiro' }).click()
  await expect(sheet.getByText('Es más de lo que tenés disponible.')).toBeVisible()
  await expect(sheet.getByText('Ingresá tu CBU, CVU o alias.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Todo lo disponible' }).click()
  await sheet.getByLabel('CBU, CVU o alias').fill(CBU.replace(/1$/, '2'))
  await sheet.getByRole('button', { name: 'Pedir el retiro' }).click()
  await expect(sheet.getByText('Revisá los 22 números, o el alias.')).toBeVisible()
  await sheet.getByLabel('CBU, CVU o alias').fill(CBU)
  await expect(sheet.getByText(/^2850\s5909\s4009\s0418\s1352\s01$/)).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Pedir el retiro' }).click()

  // The account is new for her: her password, and a day on hold in which one click cancels it.
  await expect(sheet.getByText('Nunca retiraste a esta cuenta.')).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('textbox', { name: 'Contraseña' }).fill('no es esta')
  await sheet.getByRole('button', { name: 'Pedir el retiro' }).click()
  await expect(sheet.getByText('La contraseña no es correcta.')).toBeVisible()
  await sheet.getByRole('textbox', { name: 'Contraseña' }).fill(seller.member.password)
  await sheet.getByRole('button', { name: 'Pedir el retiro' }).click()
  await expect(main(page).getByText('En espera', { exact: true })).toBeVisible()
  await expect(main(page).getByText(/espera hasta el .*, \d\d:\d\d\. Si no lo pediste vos, frenalo\./)).toBeVisible()
  await expect(main(page).getByText(/\u2212\$\s120,50\sUSD/)).toBeVisible()
  await expectAccessible(page)

  const firstLink = await findMailed(seller.member.email, PAYOUT_LINK)

  // An admin sees it, and cannot pay it yet.
  const office = await openAs(browser, page, baseURL)
  await takeSession(office.page, await adminSession(office.page))
  await office.page.goto('/admin-dashboard/retiros')
  const waiting = await scrolledTo(office.page, `Marina ${word}`)
  await expect(waiting.getByText(/^Es una cuenta nueva para esta persona: espera hasta el/)).toBeVisible()
  await expect(waiting.getByRole('button', { name: /^Marcar como pagado/ })).toBeHidden()
  await expectAccessible(office.page)
  await office.close()

  await main(page)
    .getByRole('button', { name: /^Frenar el retiro de/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Frenar el retiro' }).click()
  await expect(main(page).getByText('Frenado', { exact: true })).toBeVisible()
  await expect(main(page).getByText('Retiro frenado: volvió a tu saldo')).toBeVisible()

  // Requested again, it is cancelled through the link in its email, signed out.
  await main(page).getByRole('button', { name: 'Retirar dólares' }).click()
  await sheet.getByRole('button', { name: 'Todo lo disponible' }).click()
  await sheet.getByLabel('CBU, CVU o alias').fill(CBU)
  await sheet.getByRole('button', { name: 'Pedir el retiro' }).click()
  await sheet.getByRole('textbox', { name: 'Contraseña' }).fill(seller.member.password)
  await sheet.getByRole('button', { name: 'Pedir el retiro' }).click()
  await expect(main(page).getByText('En espera', { exact: true })).toBeVisible()
  const visitor = await openAs(browser, page, baseURL)
  await visitor.page.goto(await findMailed(seller.member.email, PAYOUT_LINK, firstLink))
  await expectAccessible(visitor.page)
  await visitor.page.getByRole('button', { name: 'Frenar el retiro' }).click()
  await expect(visitor.page.getByRole('heading', { name: 'Frenamos el retiro' })).toBeVisible()
  await expectAccessible(visitor.page)
  await visitor.close()
  await page.reload()
  await expect(main(page).getByText('Frenado', { exact: true })).toHaveCount(2)
})

test('a problem with a photo, the seller’s answer, and a partial refund by an admin', { tag: '@1280' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const word = newWord()
  const buyer = await enterAs(page, `Bruno ${word}`)
  const seller = await join(page, 'Marina')
  const camera = await publish(page, seller, { name: `Cámara ${word}`, price: 300 })
  const order = await buy(page, buyer, camera)
  await ask(page, seller, 'PUT', `/orders/${order.id}/status`, { status: 'enviada' })

  await page.goto(`/orders/${order.id}`)
  await main(page).getByRole('button', { name: 'Tengo un problema' }).click()
  await main(page).getByRole('button', { name: 'Enviar el reclamo' }).click()
  await expect(main(page).getByText('Contanos qué pasó.', { exact: true })).toBeVisible()
  await main(page).getByLabel('¿Qué pasó?').fill('El lente llegó rayado.')
  // Input survives a reload.
  await page.reload()
  await main(page).getByRole('button', { name: 'Tengo un problema' }).click()
  await expect(main(page).getByLabel('¿Qué pasó?')).toHaveValue('El lente llegó rayado.')
  const buffer = await page.screenshot({ type: 'jpeg', quality: 80 })
  await main(page).locator('input[type="file"]').setInputFiles({ name: 'lente.jpg', mimeType: 'image/jpeg', buffer })
  await expect(main(page).getByRole('img', { name: 'Foto 1 de 1' })).toBeVisible()
  await expect(main(page).getByText('Subiendo...')).toBeHidden()
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Enviar el reclamo' }).click()
  await expect(main(page).getByText('Con reclamo').first()).toBeVisible()
  await expect(main(page).getByText('Falta que responda quien te vendió.')).toBeVisible()
  await expect(main(page).getByRole('link', { name: /^Foto 1 de 1/ })).toBeVisible()
  await expectAccessible(page)

  const other = await openAs(browser, page, baseURL)
  await takeSession(other.page, seller)
  await other.page.goto(`/sales/${order.id}`)
  await expect(main(other.page).getByText('Retenido mientras dura el reclamo')).toBeVisible()
  await expect(main(other.page).getByText('El lente llegó rayado.')).toBeVisible()
  await main(other.page).getByRole('button', { name: 'Responder' }).click()
  await main(other.page).getByLabel('Respuesta', { exact: true }).fill('Lo embalé bien. Puedo devolver una parte.')
  await expectAccessible(other.page)
  await main(other.page).getByRole('button', { name: 'Enviar la respuesta' }).click()
  await expect(main(other.page).getByRole('button', { name: 'Responder' })).toBeHidden()
  await expectAccessible(other.page)
  // The buyer's open page gets the answer.
  await expect(main(page).getByText('Lo embalé bien. Puedo devolver una parte.')).toBeVisible()

  const office = await openAs(browser, page, baseURL)
  await takeSession(office.page, await adminSession(office.page))
  await office.page.goto('/admin-dashboard/reclamos')
  const claim = await scrolledTo(office.page, `Cámara ${word}`)
  await expect(claim).toContainText('Lo embalé bien.')
  await expectAccessible(office.page)
  await claim.getByLabel('Decisión', { exact: true }).selectOption('Devolver una parte')
  await claim.getByLabel('Cuánto se devuelve').fill('300')
  await claim.getByRole('button', { name: 'Decidir' }).click()
  await expect(claim.getByText('Ingresá un monto mayor que cero y menor que el total.')).toBeVisible()
  await expect(claim.getByText('Explicá la decisión: la leen las dos partes.')).toBeVisible()
  await claim.getByLabel('Cuánto se devuelve').fill('60')
  await claim.getByLabel('Explicación').fill('Se devuelve lo que cuesta pulir el lente.')
  await claim.getByRole('button', { name: 'Decidir' }).click()
  const sure = office.page.getByRole('alertdialog')
  await expect(sure).toContainText(/Se devuelven US\$\s60 a Bruno/)
  await expectAccessible(office.page)
  await sure.getByRole('button', { name: 'Decidir' }).click()
  await expect(claim).toBeHidden()
  await office.page.goto('/admin-dashboard/registro')
  await expect(office.page.getByRole('row').filter({ hasText: order.number })).toContainText('devolver una parte')
  await office.close()

  // Both read the outcome and who gets what.
  await expect(main(page).getByText('Se devuelve lo que cuesta pulir el lente.')).toBeVisible()
  await page.reload()
  await expect(main(page).getByText(/Te devolvimos US\$\s60/)).toBeVisible()
  await expect(main(page).getByText('Completada').first()).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Retirar el reclamo' })).toHaveCount(0)
  await expect(main(other.page).getByText('Se devuelve lo que cuesta pulir el lente.')).toBeVisible()
  await other.page.goto('/saldo')
  await expect(main(other.page).getByText(/\+\$\s240\sUSD/)).toBeVisible()
  await other.close()
})

test('a buyer withdraws before shipping: the money is refunded and the product on sale again', { tag: '@390' }, async ({ page }) => {
  const word = newWord()
  const buyer = await enterAs(page, 'Bruno')
  const seller = await join(page, 'Marina')
  const lamp = await publish(page, seller, { name: `Lámpara ${word}`, stock: 1 })
  const order = await buy(page, buyer, lamp)
  await page.goto(`/orders/${order.id}`)
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Arrepentirme de la compra' }).click()
  const sure = page.getByRole('alertdialog')
  await expect(sure).toContainText('te devolvemos todo el dinero en el momento')
  await sure.getByRole('button', { name: 'Cancelar' }).click()
  await main(page).getByRole('button', { name: 'Arrepentirme de la compra' }).click()
  await sure.getByRole('button', { name: 'Sí, me arrepentí' }).click()
  await expect(main(page).getByText('Reembolsada').first()).toBeVisible()
  await expect(main(page).getByText(/Te devolvimos US\$\s100/)).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Arrepentirme de la compra' })).toHaveCount(0)
  await expectAccessible(page)
  await page.goto('/history')
  await expect(main(page).getByRole('listitem').filter({ hasText: word })).toContainText('Reembolsada')
  await page.goto(`/products/${lamp.id}`)
  await expect(main(page).getByRole('link', { name: 'Comprar ahora' }).filter({ visible: true }).first()).toBeVisible()

  await takeSession(page, seller)
  await page.goto(`/sales/${order.id}`)
  await expect(main(page).getByText('Devuelto')).toBeVisible()
  await expectAccessible(page)
})

test('withdrawing after shipping opens a claim; the seller refunds; a claim can be withdrawn', {
  tag: '@1280',
}, async ({ page }) => {
  const buyer = await enterAs(page, 'Bruno')
  const seller = await join(page, 'Marina')
  const shoes = await publish(page, seller, { name: 'Zapatillas de trekking' })
  const [first, second] = [await buy(page, buyer, shoes), await buy(page, buyer, shoes)]
  for (const { id } of [first, second]) await ask(page, seller, 'PUT', `/orders/${id}/status`, { status: 'enviada' })
  await page.goto(`/orders/${first.id}`)
  await main(page).getByRole('button', { name: 'Arrepentirme de la compra' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Tenés que devolver el producto')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, me arrepentí' }).click()
  await expect(main(page).getByRole('heading', { name: 'Arrepentimiento de la compra' })).toBeVisible()

  await ask(page, buyer, 'POST', `/orders/${second.id}/claim`, { text: 'No anda.', photos: [] })
  await page.goto(`/orders/${second.id}`)
  await main(page).getByRole('button', { name: 'Retirar el reclamo' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar el reclamo' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(main(page).getByRole('button', { name: 'Retirar el reclamo' })).toHaveCount(0)

  await takeSession(page, seller)
  await page.goto(`/sales/${first.id}`)
  await main(page).getByRole('button', { name: 'Devolver el dinero' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Devolver el dinero' }).click()
  await expect(main(page).getByText('Reembolsada').first()).toBeVisible()
  await expect(main(page).getByText('Se devuelve todo el dinero a quien compró.')).toBeVisible()
})
