import { expect, expectAccessible, expectFailures, letMove, openAs, test } from './lib/journey.ts'
import { ask, enterAs, isDesktop, join, newWord, type Product, publish, sendContact, takeSession } from './lib/market.ts'

type Page = import('@playwright/test').Page

interface Wish {
  id: string
  name: string
  activo: boolean
  matches: { exact: number; close: number }
}

/** A product that shares no word with anything else on the market: other tests' wishes and products must not match it. */
const newThing = (): string => `${newWord()} ${newWord()}`

/** Creates a wish without the UI. */
const wishFor = (page: Page, joined: Parameters<typeof ask>[1], name: string, more: object = {}): Promise<Wish> =>
  ask(page, joined, 'POST', '/request', { name, modelo: name, country: 'Argentina', ...more })

/** Publishes a product that matches a wish. */
const publishFor = (page: Page, seller: Parameters<typeof publish>[1], name: string): Promise<Product> =>
  publish(page, seller, { name, description: name, location: 'Rosario, Santa Fe', price: 250 })

/** Waits until a wish of the member has matches; the matching runs in the background. */
const matched = async (page: Page, joined: Parameters<typeof ask>[1]) =>
  expect(async () => {
    const [first] = await ask<Wish[]>(page, joined, 'GET', '/request')
    expect((first?.matches.exact ?? 0) + (first?.matches.close ?? 0)).toBeGreaterThan(0)
  }).toPass({ timeout: 20_000 })

/** Opens the newest notification about a match. */
const openNotification = async (page: Page) => {
  await expect(page.getByRole('button', { name: /^Notificaciones, \d+ sin leer$/ })).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: /^Notificaciones/ }).click()
  await page.locator('[data-type^="match"] a').first().click()
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

test('a wish, then its product: both members are notified live, and the match opens a chat', { tag: '@1280' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const [name, model] = [newThing(), newWord()]
  await enterAs(page, 'Ana Solari')
  await test.step('[WISH-06] /requests shows the requests, none yet', async () => {
    await page.goto('/requests')
    await expect(page.getByRole('heading', { name: 'Todavía no tenés solicitudes' })).toBeVisible()
    await expectAccessible(page)
  })
  await page.getByRole('button', { name: 'Nueva solicitud' }).first().click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Enviar solicitud' }).click()
  await expect(sheet.getByText('Escribí qué buscás.')).toBeVisible()
  await sheet.getByLabel('Qué buscás').fill(name)
  await sheet.getByLabel('Modelo o características').fill(model)
  await page.reload()
  await expect(sheet.getByText('Recuperamos lo que habías escrito.')).toBeVisible()
  await expect(sheet.getByLabel('Qué buscás')).toHaveValue(name)
  await expect(sheet.getByLabel('País')).toHaveValue('Argentina')
  await sheet.getByLabel('Ubicación').fill('Rosario, Santa Fe')
  await sheet.getByText('Más detalles').click()
  await sheet.getByLabel('Precio máximo').fill('300')
  await sheet.getByLabel('Distancia máxima en km').fill('50')
  await expectAccessible(page)
  await test.step('[WISH-30] a created request shows a message', async () => {
    await sheet.getByRole('button', { name: 'Enviar solicitud' }).click()
    const notification = page.getByRole('alertdialog')
    await expect(notification).toContainText('Solicitud creada, nos contactaremos si encontramos coincidencia')
    await notification.getByRole('button', { name: 'Entendido' }).click()
  })
  const card = page.getByRole('article', { name })
  await test.step('[WISH-06] and then the new one', async () => {
    await expect(card).toContainText('Activa')
    await expect(card).toContainText('Hasta $ 300 USD')
  })
  await expect(sheet).toHaveCount(0)

  const seller = await openAs(browser, page, baseURL)
  const beto = await enterAs(seller.page, 'Beto Lago')
  await seller.page.goto('/matches')
  await expect(seller.page.getByRole('heading', { name: 'Contanos qué buscás' })).toBeVisible()
  const product = await publishFor(seller.page, beto, `${name} ${model}`)
  await test.step('[WISH-02] the wish matches the product', async () => {
    await expect(card.getByRole('link', { name: /1 exacto|1 cercano/ })).toBeVisible({ timeout: 20_000 })
  })
  await openNotification(seller.page)
  await expect(heading(seller.page, product.name)).toBeVisible()
  await expect(seller.page.getByText('Lo que busca', { exact: true })).toBeVisible()
  await expectAccessible(seller.page)

  await test.step('[WISH-20] the notification of a match opens the match', async () => {
    await openNotification(page)
    await expect(page).toHaveURL(/\/matches\/[0-9a-f-]{36}$/)
    await expect(heading(page, product.name)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Por qué coincide' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Comprar ahora' })).toHaveAttribute('href', `/payment?productId=${product.id}`)
    await expectAccessible(page)
  })
  await page.getByRole('button', { name: 'Contactar vendedor' }).click()
  await sendContact(page)
  await expect(page.getByText('Solicitud enviada al vendedor. En breve podrás chatear.')).toBeVisible()
  await page.waitForURL('**/chat')

  await seller.page.goto('/chat-requests')
  await seller.page.getByRole('button', { name: /^Aceptar/ }).click()
  await seller.page.waitForURL(/\/chat\/./)
  await page.goto('/chats')
  await page.getByRole('list', { name: 'Tus conversaciones' }).getByRole('link').click()
  await page.getByLabel('Mensaje', { exact: true }).fill('¿Sigue a la venta?')
  await page.getByLabel('Mensaje', { exact: true }).press('Enter')
  await expect(page.getByRole('log').getByText('¿Sigue a la venta?', { exact: true })).toBeVisible()
  await seller.close()
})

test('[WISH-13] a product, then its wish: the seller contacts once, and a lack of interest is remembered', { tag: '@390' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const name = newThing()
  const seller = await enterAs(page, 'Sonia Vega')
  const product = await publishFor(page, seller, name)
  await test.step('[WISH-11] the panel shows matches, own requests, own products, interest nearby, and a new request', async () => {
    await page.goto('/matches')
    const parts = page.getByRole('tablist', { name: 'Partes del panel' }).getByRole('tab')
    await expect(parts).toHaveText(['Coincidencias', 'Mis solicitudes', 'Mis productos', 'Interesados cerca'])
    await page.getByRole('button', { name: 'Nueva solicitud' }).first().click()
    await expect(page.getByRole('dialog').getByLabel('Qué buscás')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await page.goto('/matches?parte=interesados')
  await expect(page.getByRole('heading', { name: 'Todavía no hay interesados' })).toBeVisible()
  const buyer = await openAs(browser, page, baseURL)
  const bruno = await enterAs(buyer.page, 'Bruno Acosta')
  await wishFor(buyer.page, bruno, name, { localization: 'Rosario, Santa Fe' })
  await matched(buyer.page, bruno)

  await expect(page.getByRole('heading', { name: 'Bruno Acosta' })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('a menos de 5 km')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Contactar a Bruno Acosta' }).click()
  await expect(page.getByRole('button', { name: 'Notificado: Bruno Acosta' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Notificado: Bruno Acosta' })).toBeVisible()
  await page.getByRole('tab', { name: 'Mis productos' }).click()
  await expect(page.getByText('1 solicitud coincide')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Ver interesados en ${name}` }).click()
  await expect(page.getByText(`Interesados en «${name}»`)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Mis productos' })).toHaveAttribute('aria-selected', 'true')

  await buyer.page.goto('/matches')
  await expect(buyer.page.getByRole('heading', { name: 'Exactos' })).toBeVisible()
  await expectAccessible(buyer.page)
  await buyer.page.getByRole('link', { name }).click()
  await expect(heading(buyer.page, name)).toBeVisible()
  await buyer.page.getByRole('button', { name: 'No me interesa' }).click()
  await expect(buyer.page.getByText('Marcaste que no te interesa.')).toBeVisible()
  await buyer.page.goto('/matches')
  await expect(buyer.page.getByRole('heading', { name: 'Todavía no hay coincidencias' })).toBeVisible()
  await buyer.page.goBack()
  await buyer.page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(buyer.page.getByRole('button', { name: 'Contactar vendedor' })).toBeVisible()
  await buyer.page.goto('/matches/01a1fafb-0000-7000-8000-000000000000')
  await expect(heading(buyer.page, 'Esa coincidencia ya no existe')).toBeVisible()

  // Offered products are on the wish once it is inactive [WISH-09].
  await buyer.page.goto('/requests')
  await buyer.page.getByRole('button', { name: `Desactivar: ${name}` }).click()
  await expect(buyer.page.getByRole('article', { name }).getByRole('link', { name })).toHaveAttribute('href', `/products/${product.id}`)
  await expectAccessible(buyer.page)
  await buyer.close()
})

test('own wishes are switched, edited, muted, removed and restored; they stay readable offline', { tag: '@390' }, async ({ page }) => {
  const [one, two] = [newThing(), newThing()]
  const member = await enterAs(page, 'Marta Gil')
  await wishFor(page, member, one)
  await wishFor(page, member, two)
  await page.goto('/requests')
  const card = page.getByRole('article', { name: one })
  /** A change is shown before it is kept, and a page that loads anew in between gives it up. */
  const changed = (field: string) => page.waitForResponse((answer) => field in (answer.request().postDataJSON() ?? {}))
  await test.step('[WISH-07] an active wish is switched off with «Desactivar», and on with «Activar Solicitud»', async () => {
    const switchedOff = changed('activo')
    await card.getByRole('button', { name: `Desactivar: ${one}` }).click()
    await expect(card).toContainText('Desactivada')
    await expect(card.getByRole('button', { name: `Eliminar la solicitud ${one}` })).toHaveCount(0)
    await switchedOff
    await page.reload()
    await card.getByRole('button', { name: `Activar Solicitud: ${one}` }).click()
    await expect(card).toContainText('Activa')
  })
  const muted = changed('isMuted')
  await card.getByRole('switch', { name: `Avisos de ${one}` }).uncheck()
  await muted
  await page.reload()
  await expect(card.getByRole('switch', { name: `Avisos de ${one}` })).not.toBeChecked()

  await card.getByRole('button', { name: `Editar la solicitud ${one}` }).click()
  await page.getByRole('dialog').getByLabel('Ubicación').fill('Salta')
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar cambios' }).click()
  await expect(card).toContainText('Salta, Argentina')

  await test.step('[WISH-08] only an active wish can be removed', async () => {
    await card.getByRole('button', { name: `Desactivar: ${one}` }).click()
    await expect(card).toContainText('Desactivada')
    await expect(card.getByRole('button', { name: `Eliminar la solicitud ${one}` })).toHaveCount(0)
    await card.getByRole('button', { name: `Activar Solicitud: ${one}` }).click()
    await expect(card).toContainText('Activa')
    await page.getByRole('button', { name: `Eliminar la solicitud ${two}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
    await expect(page.getByRole('article', { name: two })).toHaveCount(0)
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByRole('article', { name: two })).toBeVisible()
  })

  // The fields show a moment after the click, which `check` does not wait for.
  await page.getByRole('switch', { name: 'No molestar' }).click()
  await expect(page.getByLabel('Desde las')).toHaveValue('22')
  const quiet = page.waitForResponse((answer) => answer.request().postDataJSON()?.quietTo === 7)
  await page.getByLabel('Hasta las').selectOption('7')
  await quiet
  await page.reload()
  await expect(page.getByLabel('Hasta las')).toHaveValue('7')
  await expectAccessible(page)

  expectFailures(page)
  await page.route(/\/api\/v1\/request/, (route) => route.abort())
  await test.step('[WISH-29] the list is still shown without the server', async () => {
    await page.reload()
    await expect(card).toBeVisible()
    await expect(page.getByText('Mostramos lo que estaba guardado en este dispositivo.')).toBeVisible({ timeout: 15_000 })
  })
  await test.step('[WISH-32] a failed change shows an error and is undone', async () => {
    await card.getByRole('button', { name: `Desactivar: ${one}` }).click()
    await expect(page.getByRole('alertdialog')).toContainText('No se pudo actualizar la solicitud.')
    await page.getByRole('button', { name: 'Entendido' }).click()
    await expect(card).toContainText('Activa')
  })
  await test.step('[WISH-31] a request that cannot be created shows an error', async () => {
    await page.getByRole('button', { name: 'Nueva solicitud' }).first().click()
    await page.getByRole('dialog').getByLabel('Qué buscás').fill('Oboe')
    await page.getByRole('dialog').getByLabel('Modelo o características').fill('Oboe')
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar solicitud' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('Hubo un error al enviar la solicitud.')
  })
})

test('visitors swipe six sample cars by keys, buttons and hand, and can undo a swipe', async ({ page }) => {
  await letMove(page)
  const shown = (name: string) => expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
  await test.step('[WISH-15] /match is open to visitors, with sample cars', async () => {
    await page.goto('/match')
    await shown('Hornero 1.4 hatch')
    await expect(page.getByText('Ejemplo', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('A 2 km').first()).toBeVisible()
  })
  await expectAccessible(page)
  await page.keyboard.press('ArrowLeft')
  await shown('Calandria sedán')
  await page.keyboard.press('ArrowRight')
  await shown('Ñandú pick-up 4x4')
  await page.keyboard.press('z')
  await shown('Calandria sedán')
  await page.keyboard.press('Backspace')
  await shown('Hornero 1.4 hatch')
  const box = await page.getByRole('article').boundingBox()
  const [x, y] = [(box?.x ?? 0) + 120, (box?.y ?? 0) + 120]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 30, y, { steps: 3 })
  await page.mouse.move(x + 180, y + 4, { steps: 5 })
  await page.mouse.up()
  await shown('Calandria sedán')
  for (const name of ['Ñandú pick-up 4x4', 'Tero coupé', 'Chajá familiar', 'Benteveo eléctrico']) {
    await page.getByRole('button', { name: 'No me interesa' }).click()
    await shown(name)
  }
  await page.getByRole('button', { name: 'Me gusta' }).click()
  await shown('Esos eran los ejemplos')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await shown('Benteveo eléctrico')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Inici/ })
    .last()
    .click()
  await page.waitForURL('**/login')
})

test('[WISH-16] members swipe real products: right adds a favourite, left hides the product for good', async ({ page }) => {
  const [first, second] = [newThing(), newThing()]
  // The other width runs at the same time: its products must not be nearer.
  const near = isDesktop(page) ? 'Cafayate, Salta' : 'Goya, Corrientes'
  const seller = await join(page, 'Vera')
  await publish(page, seller, { name: first, location: near })
  const member = await enterAs(page, 'Lola Funes')
  await page.evaluate((place) => localStorage.setItem('near', place), near)
  await page.goto('/match')
  await expect(page.getByText(`Cerca de ${near}`)).toBeVisible()
  await expect(page.getByRole('heading', { name: first, level: 2 })).toBeVisible()
  await expectAccessible(page)
  const saved = page.waitForResponse((answer) => answer.url().includes('/favorites/') && answer.request().method() === 'PUT')
  await page.keyboard.press('ArrowRight')
  await saved
  expect(await ask<string[]>(page, member, 'GET', '/favorites/ids')).toHaveLength(1)
  const undone = page.waitForResponse((answer) => answer.url().includes('/favorites/') && answer.request().method() === 'DELETE')
  await page.keyboard.press('z')
  await undone
  await expect(page.getByRole('heading', { name: first, level: 2 })).toBeVisible()
  const passed = page.waitForResponse(/\/passed$/)
  await page.keyboard.press('ArrowLeft')
  await passed
  await publish(page, seller, { name: second, location: near })
  await page.reload()
  await expect(page.getByRole('heading', { name: second, level: 2 })).toBeVisible()
})

test('a search without results is saved as a wish in one tap, and undone', { tag: '@1280' }, async ({ page }) => {
  const word = newWord()
  const member = await enterAs(page, 'Saúl Ortiz')
  await page.goto(`/all-products?search=${word}&max_price=80`)
  await page.getByRole('button', { name: 'Avisame cuando aparezca' }).click()
  await expect(page.getByRole('link', { name: /Búsqueda guardada/ })).toBeVisible()
  await expectAccessible(page)
  expect(await ask<unknown[]>(page, member, 'GET', '/request')).toMatchObject([{ name: word, maxPrice: 80, currency: 'USD' }])
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByRole('button', { name: 'Avisame cuando aparezca' })).toBeVisible()
  expect(await ask<unknown[]>(page, member, 'GET', '/request')).toEqual([])
})

test('[WISH-20] the pages of wishes send visitors to the login and bring them back', { tag: '@1280' }, async ({ page }) => {
  for (const path of ['/requests', '/matches', '/matches/x']) {
    await page.goto(path)
    await page.waitForURL('**/login')
  }
  const member = await join(page, 'Nora')
  await takeSession(page, member)
  await page.goto('/match')
  await expect(heading(page, 'Match')).toBeVisible()
  expect(isDesktop(page)).toBe(true)
})
