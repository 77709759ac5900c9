import { publicPageOf, sellerPageOf } from '@feria/contract/catalogue/address'
import { expect, expectAccessible, expectAccessibleInBothSchemes, openAs, test } from './lib/journey.ts'
import { confirmFirst, findMailed } from './lib/mails.ts'
import { ask, enterAs, enterAsAdmin, join, newWord, publish, takeSession } from './lib/market.ts'

type Page = import('@playwright/test').Page

const main = (page: Page) => page.getByRole('main')
const trust = (page: Page) => main(page).locator('section', { has: page.getByRole('heading', { name: 'Confianza' }) })
const mark = (page: Page, name: string) =>
  trust(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
/** A mobile of Buenos Aires that no other member of the run has. */
const aNumber = () => `11 ${2300 + Math.floor(Math.random() * 100)} ${1000 + Math.floor(Math.random() * 9000)}`
/** The code of the newest message to a number; another than `known`. */
const codeTo = (number: string, known?: string) =>
  findMailed(`+549${number.replace(/\D/g, '')}@sms.invalid`, /\b\d{6}\b(?= es tu clave)/, known)

test('a member confirms email and telephone, has their identity verified, and everybody sees the three marks', { tag: '@390' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const vera = await enterAs(page, 'Vera Marcada')
  const lamp = await publish(page, vera, { name: `Lámpara ${newWord()}` })
  const number = aNumber()
  await page.goto('/profile')
  await main(page).getByRole('link', { name: 'Confirmar mi teléfono o verificar mi identidad' }).click()
  await expect(trust(page).getByRole('heading', { name: 'Confianza' })).toBeFocused()
  await expect(mark(page, 'Email')).toContainText('Falta confirmar')
  await expect(mark(page, 'Identidad')).toContainText('Sin verificar')
  await expectAccessibleInBothSchemes(page)

  // A number that gets no codes, then a slip in the number, then a slip in the code.
  await mark(page, 'Teléfono').getByRole('button', { name: 'Confirmar mi teléfono' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Enviarme un código' }).click()
  await expect(sheet.getByText('Ingresá tu celular.')).toBeVisible()
  await sheet.getByLabel('Tu celular').fill('+598 94 123 456')
  await sheet.getByRole('button', { name: 'Enviarme un código' }).click()
  await expect(sheet.getByText('Tiene que ser un celular de Argentina, con código de área.')).toBeVisible()
  await expectAccessible(page)
  await sheet.getByLabel('Tu celular').fill(aNumber())
  await sheet.getByRole('button', { name: 'Enviarme un código' }).click()
  await sheet.getByRole('button', { name: 'Cambiar el número' }).click()
  await sheet.getByLabel('Tu celular').fill(number)
  await sheet.getByRole('button', { name: 'Enviarme un código' }).click()
  await expect(sheet.getByText(/^Mandamos un código de 6 números a \+54 9 11/)).toBeVisible()
  const field = sheet.getByLabel('Código')
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(field).toHaveAttribute('inputmode', 'numeric')
  await expect(sheet.getByRole('button', { name: /^Enviar otro en \d+ s$/ })).toHaveAttribute('aria-disabled', 'true')
  const code = await codeTo(number)
  await field.fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await sheet.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await expect(sheet.getByText('El código no es correcto. Intentos que te quedan: 4.')).toBeVisible()
  await expectAccessible(page)
  await field.fill(code)
  await sheet.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await expect(page.getByText('Tu teléfono quedó confirmado.')).toBeVisible()
  await expect(sheet).toBeHidden()
  await expect(mark(page, 'Teléfono')).toContainText('Confirmado')

  await mark(page, 'Identidad').getByRole('button', { name: 'Verificar mi identidad' }).click()
  const buffer = await page.screenshot({ type: 'jpeg' })
  await mark(page, 'Identidad').locator('input[type="file"]').setInputFiles({ name: 'dni.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('img', { name: 'Foto 1 de 1' })).toBeVisible()
  await mark(page, 'Identidad').getByRole('button', { name: 'Enviar documento' }).click()
  await expect(mark(page, 'Identidad')).toContainText('En revisión')

  const other = await openAs(browser, page, baseURL)
  await enterAsAdmin(other.page)
  await other.page.goto('/admin-dashboard/identidades')
  const waiting = main(other.page).getByRole('listitem').filter({ hasText: vera.member.email })
  await waiting.getByRole('button', { name: 'Aprobar la identidad de Vera Marcada' }).click()
  await other.page.getByRole('alertdialog').getByRole('button', { name: 'Aprobar' }).click()
  await expect(waiting).toHaveCount(0)
  await other.close()
  await confirmFirst(page, vera.member.email)
  await page.reload()
  for (const [name, state] of Object.entries({ Email: 'Confirmado', Teléfono: 'Confirmado', Identidad: 'Verificada' }))
    await expect(mark(page, name)).toContainText(state)
  await expectAccessibleInBothSchemes(page)

  // Anybody sees them, and nothing of what they are about.
  const guest = await openAs(browser, page, baseURL)
  for (const path of [publicPageOf(lamp), sellerPageOf({ id: vera.user.id, name: 'Vera Marcada' })]) {
    await guest.page.goto(path)
    const who = main(guest.page).getByRole('region', { name: 'Quién lo vende' })
    const marks = who.getByRole('listitem')
    await expect(marks).toHaveText([/^Email confirmado/, /^Teléfono confirmado/, /^Identidad verificada/])
    await expect(who.getByText('No dice a nombre de quién está la línea.')).toBeHidden()
    await who.getByText('Teléfono confirmado').focus()
    await guest.page.keyboard.press('Enter')
    await expect(who.getByText('No dice a nombre de quién está la línea.')).toBeVisible()
    expect(await guest.page.content()).not.toContain(number.slice(3))
    await expectAccessible(guest.page)
  }
  await guest.page.goto(publicPageOf(lamp))
  await expect(main(guest.page).getByText('Confirmó email, teléfono e identidad')).toBeVisible()
  await guest.close()

  // The mark is taken off by whoever has it.
  await mark(page, 'Teléfono').getByRole('button', { name: 'Quitar la marca del teléfono' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar la marca' }).click()
  await expect(mark(page, 'Teléfono')).toContainText('Falta confirmar')
})

test('a number that another account confirms marks the first no more, which is told', { tag: '@1280' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const number = aNumber()
  const [ana, bea] = [await enterAs(page, 'Ana'), await join(page, 'Bea')]
  const confirm = async (who: typeof ana, known?: string): Promise<string> => {
    await ask(page, who, 'POST', '/users/me/phone/code', { phone: number })
    const code = await codeTo(number, known)
    await ask(page, who, 'POST', '/users/me/phone/confirm', { code })
    return code
  }
  const first = await confirm(ana)
  await page.goto('/personal-info#confianza')
  await expect(mark(page, 'Teléfono')).toContainText('Confirmado')
  const other = await openAs(browser, page, baseURL)
  await confirm(bea, first)
  await other.close()
  await page.reload()
  await expect(mark(page, 'Teléfono')).toContainText('Falta confirmar')
  await expect
    .poll(async () => (await ask<{ title: string }[]>(page, ana, 'GET', '/notifications')).map(({ title }) => title))
    .toContain('Tu teléfono dejó de estar confirmado')
})

test('where the calls fail the section says so and tries again', { tag: '@390' }, async ({ page }) => {
  await enterAs(page, 'Nora')
  const path = /users\/me\/identity$/
  await page.route(path, (route) => route.fulfill({ status: 400, contentType: 'application/json', body: '{}' }))
  await page.goto('/personal-info')
  await expect(trust(page).getByText('No pudimos leer qué tenés confirmado.')).toBeVisible()
  await page.unroute(path)
  await trust(page)
    .getByRole('button', { name: /^(Reintentar|Volver a intentar|Probar de nuevo)/ })
    .click()
  await expect(mark(page, 'Identidad')).toContainText('Sin verificar')
})

test('the QR of a delivery leads a reseller to their transaction with the code filled in', { tag: '@390' }, async ({ page }) => {
  const [seller, reseller, buyer] = [await join(page, 'Sara'), await enterAs(page, 'Rita'), await join(page, 'Bruno')]
  const lamp = await publish(page, seller, { name: `Lámpara ${newWord()}` })
  await ask(page, reseller, 'POST', '/reseller/register', {})
  const link = await ask<{ id: string }>(page, reseller, 'POST', '/resale-links', { productId: lamp.id, commissionRate: 0.1 })
  const card = { number: '4509 9535 6623 3704', name: 'APRO', expiry: '11/30', cvc: '123' }
  const token = (await (await page.request.post('/sandbox/card-tokens', { data: card })).json()) as { id: string }
  const payment = { cardToken: token.id, paymentMethod: 'credit' }
  const order = await ask<{ id: string; deliveryCode: string }>(page, buyer, 'POST', `/resale/${link.id}/orders`, payment)
  await takeSession(page, reseller)
  await expect(async () => {
    await page.goto(`/sales/${order.id}#entrega=${order.deliveryCode}`)
    await expect(page.getByRole('dialog').getByLabel(/código/i)).toHaveValue(order.deliveryCode, { timeout: 3000 })
  }).toPass()
  expect(page.url()).toMatch(new RegExp(`/reseller/transactions\\?orden=${order.id}$`))
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmar Entrega' }).click()
  await expect(main(page).getByText('Completada', { exact: true })).toBeVisible()
})
