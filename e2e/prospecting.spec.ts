import { expect, expectAccessible, openAs, test } from './lib/journey.ts'
import { findMailed } from './lib/mails.ts'
import { ask, breakCalls, enterAs, type Joined, newWord, publish } from './lib/market.ts'

type Page = import('@playwright/test').Page

const agree = (page: Page, joined: Joined, isOn = true) => ask(page, joined, 'PUT', '/prospecting/consent', { isOn })
const wishFor = (page: Page, joined: Joined, name: string) =>
  ask(page, joined, 'POST', '/request', { name, modelo: name, country: 'Argentina', localization: 'Rosario, Santa Fe' })

/** A member who looks for something of a name of its own, and receives offers. */
const aWillingBuyer = async (page: Page, who: string) => {
  const name = `${newWord()} ${newWord()}`
  const buyer = await enterAs(page, who)
  await wishFor(page, buyer, name)
  await agree(page, buyer)
  return { name, buyer }
}

/** Fills in what a buyer search needs; with `isWhole` the rest of the form too. */
const fill = async (page: Page, name: string, { isWhole = false } = {}) => {
  await page.goto('/new-product')
  const button = page.getByRole('button', { name: 'Buscar compradores' })
  await test.step('[PROS-02] without name and category it shows that they are missing', () =>
    expect(
      page.getByText('Por favor completa al menos el nombre y categoría del producto para buscar compradores', { exact: true }),
    ).toBeVisible())
  const fields = { name: page.getByLabel('Nombre', { exact: false }).first(), place: page.getByLabel('Ubicación') }
  await test.step('[PROS-04] the search waits for name, category and place', async () => {
    await fields.name.fill(name)
    await fields.place.fill('Rosario, Santa Fe')
    await expect(button).toBeDisabled()
    await page.getByLabel('Categoría').selectOption({ label: 'Deportes' })
    await expect(button).toBeEnabled()
    await fields.name.fill('')
    await expect(button).toBeDisabled()
    await fields.name.fill(name)
    await fields.place.fill('')
    await expect(button).toBeDisabled()
  })
  await test.step('[PROS-03] without a place it shows that it is missing', () =>
    expect(page.getByText('Por favor ingresa tu ubicación para buscar compradores cercanos', { exact: true })).toBeVisible())
  await fields.place.fill('Rosario, Santa Fe')
  await expect(button).toBeEnabled()
  if (!isWhole) return
  await page.getByLabel('Condición', { exact: false }).first().selectOption('Usado')
  await page.getByLabel('Descripción').fill(name)
}

const search = (page: Page) => page.getByRole('button', { name: 'Buscar compradores' }).click()

test('consent, a search, an offer, the live notification, acceptance, and a chat', { tag: '@390' }, async ({ page, browser, baseURL }) => {
  test.slow()
  const name = `${newWord()} ${newWord()}`
  const bruno = await enterAs(page, 'Bruno Busca')
  await wishFor(page, bruno, name)
  await page.goto('/personal-info')
  const consent = page.getByRole('switch', { name: 'Quiero recibir ofertas de vendedores' })
  await expect(consent).not.toBeChecked()
  await expect(page.getByText('Está apagado: nadie te encuentra hasta que lo actives.')).toBeVisible()
  await consent.click()
  await expect(page.getByText(/^Activado desde el /)).toBeVisible()
  await expect(consent).toBeChecked()
  await expectAccessible(page)

  const other = await openAs(browser, page, baseURL)
  await enterAs(other.page, 'Vera Vende')
  await fill(other.page, name)
  const sheet = other.page.getByRole('dialog')
  const row = sheet.getByRole('button', { name: 'Ver el perfil de Bruno Busca' })
  await test.step('[PROS-01] possible buyers are searched and listed with a profile', async () => {
    await search(other.page)
    await expect(row).toContainText('% de coincidencia')
    await expect(sheet.getByText('Feria: 1 persona')).toBeVisible()
    await expect(sheet.getByText('Páginas públicas: todavía no buscamos ahí')).toBeVisible()
    await expectAccessible(other.page)
    await row.click()
  })
  await expect(sheet.getByRole('heading', { name: 'Bruno Busca' })).toBeFocused()
  await expect(sheet).not.toContainText('Sin datos')
  await expect(sheet).not.toContainText('@')
  await expectAccessible(other.page)
  await sheet.getByRole('button', { name: 'Ofrecer a esta persona' }).click()
  await expect(other.page.getByText('Completá los campos marcados antes de ofrecerlo.')).toBeVisible()
  await expect(sheet).toHaveCount(0)

  await other.page.getByLabel('Condición', { exact: false }).first().selectOption('Usado')
  await other.page.getByLabel('Descripción').fill(name)
  await other.page.getByRole('button', { name: 'Buscar de nuevo' }).click()
  await row.click()
  await sheet.getByRole('button', { name: 'Ofrecer a esta persona' }).click()
  await test.step('[PROS-09] a sent offer shows a message', async () => {
    await other.page.getByRole('alertdialog').getByRole('button', { name: 'Publicar y ofrecer' }).click()
    await expect(other.page.getByText('¡Producto enviado al comprador potencial! Te notificaremos cuando responda.')).toBeVisible()
  })
  await other.page.waitForURL('**/seller-dashboard')

  await expect(page.getByRole('button', { name: /^Notificaciones, \d+ sin leer$/ })).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: /^Notificaciones/ }).click()
  await page.locator('[data-type="offer"] a').first().click()
  await expect(page).toHaveURL(/\/matches\/[0-9a-f-]{36}\?oferta=1$/)
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByText('Vera Vende te lo ofrece')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Por qué a vos' })).toBeVisible()
  await expectAccessible(page)
  await other.page.goto(page.url())
  await expect(other.page.getByText('Se lo ofreciste a Bruno Busca')).toBeVisible()
  await page.goto('/matches')
  // The match stands there as well, and sooner.
  await page
    .getByRole('link', { name: new RegExp(name) })
    .and(page.locator('[href$="?oferta=1"]'))
    .click()
  await page.getByRole('button', { name: 'Me interesa', exact: true }).click()
  await page.waitForURL(/\/chat\/[^/]+$/)
  await expect(page.getByLabel('Mensaje', { exact: true })).toBeVisible()
  await expect(other.page.getByText('Le interesa: seguí la charla en el chat.')).toBeVisible({ timeout: 20_000 })
  await expect(other.page.getByRole('link', { name: 'Abrir el chat' })).toBeVisible()

  await page.goto('/personal-info')
  await expect(page.getByText(`Buscaba compradores para «${name}»`).first()).toBeVisible()
  await expect(page.getByText('Te lo ofreció').first()).toBeVisible()
  await other.page.goto('/seller-dashboard#prospeccion')
  await expect(other.page.getByRole('link', { name: new RegExp(`${name}[\\s\\S]*Aceptada`) })).toBeVisible()
  await other.page.getByRole('button', { name: 'Ver si responden' }).click()
  await expect(other.page.getByText('Preguntamos recién.')).toBeVisible({ timeout: 20_000 })
  await expectAccessible(other.page)
  await other.close()
})

test('a published product is offered to a buyer from the seller’s panel', { tag: '@1280' }, async ({ page, browser, baseURL }) => {
  test.slow()
  const { name } = await aWillingBuyer(page, 'Lola Busca')
  const other = await openAs(browser, page, baseURL)
  const vera = await enterAs(other.page, 'Vera Vende')
  await publish(other.page, vera, { name, description: name, location: 'Rosario, Santa Fe', categoryId: 4, condition: 'Usado' })
  await other.page.goto('/seller-dashboard')
  await other.page.getByRole('button', { name: `Buscar compradores: ${name}` }).click()
  const sheet = other.page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Ver el perfil de Lola Busca' }).click()
  await expectAccessible(other.page)
  await sheet.getByRole('button', { name: 'Ofrecer a esta persona' }).click()
  await other.page.getByRole('alertdialog').getByRole('button', { name: 'Ofrecer', exact: true }).click()
  await expect(other.page.getByText('¡Producto enviado al comprador potencial! Te notificaremos cuando responda.')).toBeVisible()
  await expect(sheet).toHaveCount(0)
  await page.goto('/matches')
  await page
    .getByRole('link', { name: new RegExp(name) })
    .and(page.locator('[href$="?oferta=1"]'))
    .click()
  await expect(page.getByText('Vera Vende te lo ofrece')).toBeVisible()
  await other.close()
})

test('[PROS-10] one tap in the email ends the offers, and a member who opted out meanwhile gets none', { tag: '@390' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const { name, buyer: luz } = await aWillingBuyer(page, 'Luz Lejos')
  const other = await openAs(browser, page, baseURL)
  const vera = await enterAs(other.page, 'Vera Vende')
  await fill(other.page, name, { isWhole: true })
  await search(other.page)
  const sheet = other.page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Ver el perfil de Luz Lejos' }).click()
  const first = { name: `${name} uno`, description: name, location: 'Rosario, Santa Fe', condition: 'Usado', categoryId: 4 }
  await ask(other.page, vera, 'POST', '/products/sell-direct', { ...first, potentialBuyer: { id: luz.user.id } })
  const link = await findMailed(luz.member.email, /\/ofertas\/no\?token=\S+/)

  await page.evaluate(() => localStorage.clear())
  await page.goto(link)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'No quiero más ofertas' }).click()
  await expect(page.getByText('Listo: ningún vendedor te encuentra desde ahora, y no te llegan más ofertas.')).toBeVisible()
  await page.goto('/ofertas/no?token=inventado')
  await page.getByRole('button', { name: 'No quiero más ofertas' }).click()
  await expect(page.getByText('El enlace ya no es válido. Apagá las ofertas en tu información personal.')).toBeVisible()
  await expectAccessible(page)

  await sheet.getByRole('button', { name: 'Ofrecer a esta persona' }).click()
  await other.page.getByRole('alertdialog').getByRole('button', { name: 'Publicar y ofrecer' }).click()
  await expect(sheet.getByText(/^Error al contactar al comprador/)).toBeVisible()
  await other.close()
})

test('no buyers, a cancelled search, and no connection; typed text stays', { tag: '@1280' }, async ({ page }) => {
  await enterAs(page, 'Sola Vende')
  const name = `${newWord()} ${newWord()}`
  await fill(page, name)
  await search(page)
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('No encontramos compradores potenciales para este producto.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await page.route(/buyers-test\/stream/, () => undefined)
  const left = page.waitForEvent('requestfailed', (request) => request.url().includes('buyers-test/stream'))
  await page.getByRole('button', { name: 'Buscar de nuevo' }).click()
  await sheet.getByRole('button', { name: 'Cancelar búsqueda' }).click()
  await left
  await expect(sheet).toHaveCount(0)
  await page.unroute(/buyers-test\/stream/)
  await breakCalls(page, /buyers-test\/stream/, { methods: ['POST'] })
  await search(page)
  await expect(sheet.getByText('No pudimos conectarnos. Intenta nuevamente.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Ubicación')).toHaveValue('Rosario, Santa Fe')
})
