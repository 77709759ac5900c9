import { payByCard } from './lib/card.ts'
import { expect, expectAccessible, expectFailures, openAs, test } from './lib/journey.ts'
import { ask, breakCalls, holdCalls, isDesktop, type Joined, join, openRoom, type Product, publish, takeSession } from './lib/market.ts'

type Page = import('@playwright/test').Page

interface Room {
  buyer: Joined
  seller: Joined
  product: Product
  id: string
}

/** A room between two new members about a new product, created without the UI. */
const newRoom = async (page: Page): Promise<Room> => {
  const [buyer, seller] = [await join(page, 'Bruno Paz'), await join(page, 'Sonia Ríos')]
  const product = await publish(page, seller, { name: 'Bicicleta plegable' })
  return { buyer, seller, product, id: await openRoom(page, buyer, seller, product) }
}

const field = (page: Page) => page.getByLabel('Mensaje', { exact: true })
const log = (page: Page) => page.getByRole('log')
const write = async (page: Page, text: string) => {
  await field(page).fill(text)
  await field(page).press('Enter')
}
const bubble = (page: Page, text: string) => log(page).getByText(text, { exact: true })
/** The messages on screen, from top to bottom. */
const shown = (page: Page) =>
  log(page)
    .locator('[data-index]')
    .evaluateAll((rows) =>
      rows
        .sort((a, b) => Number(a.getAttribute('data-index')) - Number(b.getAttribute('data-index')))
        .map((row) => row.querySelector('[data-text]')?.textContent),
    )

/** A second person whose window has the other width. */
const openOther = async (browser: import('@playwright/test').Browser, page: Page, baseURL: string) => {
  const other = await openAs(browser, page, baseURL)
  await other.page.setViewportSize(isDesktop(page) ? { width: 390, height: 844 } : { width: 1280, height: 800 })
  return other
}

test('buyer and seller chat live, and nothing is lost offline', async ({ page, browser, baseURL }) => {
  // Two people, a lost connection, and a purchase at the end.
  test.slow()
  const room = await newRoom(page)
  await takeSession(page, room.buyer)
  await page.goto(`/chat/${room.id}`)
  await test.step('[CHAT-17] product header, chat box with a buy button, and privacy notes', async () => {
    await expect(page.getByRole('heading', { name: 'Sonia Ríos', level: 1 })).toBeVisible()
    const head = page.getByRole('main').locator('header')
    await expect(head.getByRole('link', { name: /Bicicleta plegable/ })).toHaveAttribute('href', `/products/${room.product.id}`)
    await expect(page.getByRole('button', { name: 'Comprar ahora' })).toBeDisabled()
    await expect(page.getByRole('main')).toContainText(/No compartas/)
  })
  await test.step('[CHAT-32] a member who is away is «no disponible»', async () => {
    await expect(page.getByText('no disponible')).toBeVisible()
  })
  await test.step('[CHAT-68] an empty message is not sent', async () => {
    await expect(page.getByRole('button', { name: 'Enviar' })).toBeDisabled()
    await write(page, '   ')
    await expect(log(page).locator('[data-index]')).toHaveCount(0)
  })
  await test.step('[CHAT-69] Enter sends, Shift+Enter does not', async () => {
    await field(page).fill('¿Sigue')
    await field(page).press('Shift+Enter')
    await field(page).pressSequentially('a la venta?')
    await page.reload()
    await expect(field(page), 'the draft').toHaveValue('¿Sigue\na la venta?')
    await field(page).press('Enter')
    await expect(log(page).getByText('Enviado', { exact: true })).toBeAttached()
  })
  await test.step('[CHAT-20] an own message enables buying', async () => {
    await expect(page.getByRole('link', { name: 'Comprar ahora' })).toHaveAttribute('href', `/payment?productId=${room.product.id}`)
  })

  const { page: other, close } = await openOther(browser, page, baseURL)
  await takeSession(other, room.seller)
  await other.goto('/chats')
  const entry = other.getByRole('list', { name: 'Tus conversaciones' }).getByRole('link')
  await test.step('[CHAT-27] an own product is flagged «Mi producto»', async () => {
    await expect(entry).toContainText('Mi producto')
  })
  await expect(entry).toContainText('1 mensaje sin leer')
  await expectAccessible(other)
  await write(page, '<b>¿Hola?</b>')
  await expect(entry).toContainText('2 mensajes sin leer')
  await expect(entry).toContainText('<b>¿Hola?</b>')
  await entry.click()
  await expect(bubble(other, '<b>¿Hola?</b>')).toBeVisible()
  await expect(log(page).getByText('Leído', { exact: true })).toHaveCount(2)
  await test.step('[CHAT-32] a member who is present is «en línea»', async () => {
    await expect(page.getByText('en línea')).toBeVisible()
    await expect(other.getByText('en línea')).toBeVisible()
  })
  await expect(other.getByText('Mi producto').last()).toBeVisible()
  await expect(other.getByText('Comprar ahora')).toHaveCount(0)
  await test.step('[CHAT-25] a message reaches the other member at once', async () => {
    await write(other, 'Sí, está impecable')
    await expect(bubble(page, 'Sí, está impecable')).toBeVisible()
  })
  await expect(page.getByRole('status').filter({ hasText: 'Sonia Ríos: Sí, está impecable' })).toBeAttached()
  await expectAccessible(page)
  await expectAccessible(other)

  expectFailures(page)
  await test.step('[CHAT-63] offline a message is shown as «Enviando...», then it is sent', async () => {
    await page.context().setOffline(true)
    for (const text of ['uno', 'dos', 'tres']) await write(page, text)
    await expect(log(page).getByText('Enviando...')).toHaveCount(3)
    await write(other, 'mientras tanto')
    await expect(bubble(other, 'mientras tanto')).toBeVisible()
    await page.context().setOffline(false)
    await expect(log(page).getByText('Enviando...')).toHaveCount(0, { timeout: 20_000 })
  })
  const all = ['¿Sigue\na la venta?', '<b>¿Hola?</b>', 'Sí, está impecable', 'mientras tanto', 'uno', 'dos', 'tres']
  await expect.poll(() => shown(page)).toEqual(all)
  await expect.poll(() => shown(other)).toEqual(all)

  await test.step(
    '[CHAT-24] from 1024 px on list and conversation stand side by side, ' + 'under it one at a time, with «Ver matches»',
    async () => {
      const matches = other.getByRole('link', { name: 'Ver matches' })
      await other.setViewportSize({ width: 1024, height: 800 })
      await other.goto(`/chats?room=${room.id}`)
      await expect(entry).toBeVisible()
      await expect(log(other)).toBeVisible()
      await expect(matches).toHaveCount(0)
      await other.setViewportSize({ width: 1023, height: 800 })
      await expect(entry).toHaveCount(0)
      await expect(log(other)).toBeVisible()
      await other.getByRole('button', { name: 'Volver a los chats' }).click()
      await expect(other).toHaveURL(/\/chats$/)
      await expect(matches).toHaveAttribute('href', '/matches')
      await expect(entry).not.toContainText('sin leer')
      await other.setViewportSize({ width: 1024, height: 800 })
      await other.goto(`/chats?room=${room.id}`)
      await expect(other.getByText('en línea')).toBeVisible()
    },
  )
  await page.getByRole('link', { name: 'Comprar ahora' }).click()
  await expect(other.getByText('no disponible')).toBeVisible()
  await payByCard(page)
  await expect(other.getByRole('button', { name: /^Notificaciones, \d+ sin leer$/ })).toBeVisible()
  await close()
})

test('text typed before the conversation loads is kept', { tag: '@390' }, async ({ page }) => {
  const room = await newRoom(page)
  await takeSession(page, room.buyer)
  await page.goto('/chats')
  const letThrough = await holdCalls(page, /\/about$/)
  await page.getByRole('list', { name: 'Tus conversaciones' }).getByRole('link').click()
  await field(page).fill('Hola')
  letThrough()
  await expect(page.getByRole('heading', { name: 'Sonia Ríos' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(bubble(page, 'Hola')).toBeVisible()
})

test('on a phone the last chat stands over the tabs, and a conversation opened from the list has its field on screen', {
  tag: '@390',
}, async ({ page }) => {
  const room = await newRoom(page)
  await takeSession(page, room.buyer)
  await page.goto('/chats')
  const chats = page.getByRole('list', { name: 'Tus conversaciones' }).getByRole('link')
  await expect(chats).toBeVisible()
  const bottomOf = async (part: import('@playwright/test').Locator) => {
    const box = await part.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY)
  }
  const tabs = page.getByRole('navigation', { name: 'A mano' })
  expect(await bottomOf(page.getByRole('tabpanel'))).toBeLessThanOrEqual((await tabs.boundingBox())?.y ?? 0)
  await chats.click()
  await expect(page).toHaveURL(/room=/)
  await expect(field(page)).toBeVisible()
  expect(await bottomOf(field(page))).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
  await expect(tabs).toBeHidden()
})

test('[CHAT-31] «Cargar mensajes anteriores» loads 50 more and keeps the scroll position', { tag: '@390' }, async ({ page }) => {
  const room = await newRoom(page)
  for (let number = 1; number <= 130; number++) await ask(page, room.seller, 'POST', `/chat/${room.id}`, { content: `mensaje ${number}` })
  await takeSession(page, room.buyer)
  await page.goto(`/chats?room=${room.id}`)
  await expect(bubble(page, 'mensaje 130')).toBeInViewport()
  await expect(bubble(page, 'mensaje 31')).toHaveCount(0)
  await log(page).evaluate((place) => place.scrollTo(0, 0))
  const first = bubble(page, 'mensaje 31')
  await expect(first).toBeInViewport()
  await ask(page, room.seller, 'POST', `/chat/${room.id}`, { content: 'mensaje 131' })
  await expect(page.getByRole('button', { name: 'Mensajes nuevos' })).toBeVisible()
  const older = page.getByRole('button', { name: 'Cargar mensajes anteriores' })
  const before = (await first.boundingBox())?.y ?? 0
  await older.click()
  await expect(older).toHaveCount(0)
  // Rows are measured once rendered, and the scroll position is corrected then.
  await expect.poll(async () => Math.abs(((await first.boundingBox())?.y ?? 0) - before)).toBeLessThan(20)
  await log(page).evaluate((place) => place.scrollTo(0, 0))
  await expect(bubble(page, 'mensaje 1')).toBeInViewport()
  await page.getByRole('button', { name: /Mensajes nuevos|Ir al último mensaje/ }).click()
  await expect(bubble(page, 'mensaje 131')).toBeInViewport()
  await expect(page.getByRole('button', { name: /Mensajes nuevos|Ir al último mensaje/ })).toHaveCount(0)
})

test('without sockets both screens send and receive, and a failed message can be resent', {
  tag: '@1280',
}, async ({ page, browser, baseURL }) => {
  const room = await newRoom(page)
  const { page: other, close } = await openOther(browser, page, baseURL)
  for (const each of [page, other]) await each.routeWebSocket(/socket\.io/, (socket) => socket.close())
  await takeSession(page, room.buyer)
  await takeSession(other, room.seller)
  const present = page.waitForRequest(/\/activity$/)
  await page.goto(`/chat/${room.id}`)
  await other.goto(`/chat-manager?room=${room.id}`)
  await write(page, 'hola sin sockets')
  await write(other, 'te leo igual')
  await expect(bubble(page, 'te leo igual')).toBeVisible({ timeout: 10_000 })
  await expect(bubble(other, 'hola sin sockets')).toBeVisible({ timeout: 10_000 })
  expect((await present).postDataJSON()).toMatchObject({ action: 'join', userId: room.buyer.user.id })

  const restore = await breakCalls(page, /\/api\/v1\/chat\//, { methods: ['POST'] })
  await test.step('[CHAT-22] a message that fails shows its stated error', async () => {
    await write(page, 'primero')
    await expect(page.getByRole('alert').getByText('Error al enviar el mensaje. Intenta nuevamente.')).toBeVisible()
  })
  await write(page, 'segundo')
  await test.step('[CHAT-64] «Error - Reintentar» sends it again', async () => {
    await expect(page.getByRole('button', { name: 'Error - Reintentar' })).toHaveCount(2)
    await restore()
    await page.getByRole('button', { name: 'Error - Reintentar' }).first().click()
    await expect(page.getByRole('button', { name: 'Error - Reintentar' })).toHaveCount(0)
  })
  await test.step('[CHAT-73] the manager shows the status of the server', async () => {
    const restoreOther = await breakCalls(other, /\/api\/v1\/chat\//, { methods: ['POST'], status: 502 })
    await write(other, 'tercero')
    await expect(other.getByText('Error del servidor: 502. Intenta nuevamente.')).toBeVisible()
    await restoreOther()
  })
  await other.reload()
  await expect.poll(() => shown(other), { timeout: 10_000 }).toContain('tercero')
  const all = await shown(other)
  expect(all.slice(-3)).toEqual(['primero', 'segundo', 'tercero'])
  await expect.poll(() => shown(page), { timeout: 10_000 }).toEqual(all)
  await close()
})

test('a chat that cannot be shown says so and offers a way on', { tag: '@390' }, async ({ page }) => {
  const room = await newRoom(page)
  const lead = async (...paths: string[]) => {
    for (const path of paths) {
      await page.goto(path)
      await page.waitForURL('**/login')
    }
  }
  await test.step('[CHAT-14] a visitor of a room is sent to the login', () => lead(`/chat/${room.id}`))
  await test.step('[CHAT-23] a visitor of the manager is sent to the login, by each of its addresses', () =>
    lead('/chats', '/chat-manager', '/chat'))
  await takeSession(page, await join(page, 'Otra Persona'))
  await test.step('[CHAT-23] /chats and /chat-manager are the same screen', async () => {
    for (const path of ['/chats', '/chat-manager']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Todavía no tenés chats' })).toBeVisible()
    }
  })
  await test.step('[CHAT-19] a chat without its product shows an error', async () => {
    await page.goto('/chat/cualquier-cosa')
    await expect(page.getByRole('heading', { name: 'Producto no encontrado' })).toBeVisible()
  })
  await page.goto(`/chat/${room.id}`)
  await expect(page.getByRole('heading', { name: 'No encontramos esa conversación' })).toBeVisible()
  await page.goto(`/chat/${room.id.replace(/[^_]+$/, room.buyer.user.id)}`)
  await expect(page.getByRole('heading', { name: 'Producto no encontrado' })).toBeVisible()

  await takeSession(page, room.buyer)
  const restore = await breakCalls(page, /\/api\/v1\/chat\/[^/]+_[^/]+(\/messages)?(\?|$)/)
  await test.step('[CHAT-21] a history that does not load shows an error and can be retried', async () => {
    await page.goto(`/chat/${room.id}`)
    await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible({ timeout: 10_000 })
    await expect(page.getByText('No se pudo cargar el historial del chat')).toBeVisible({ timeout: 10_000 })
  })
  await test.step('[CHAT-70] a chat that does not open shows an error in the manager', async () => {
    await page.goto(`/chats?room=${room.id}`)
    await expect(page.getByText('Ocurrió un error al cargar el chat. Por favor, intenta nuevamente.')).toBeVisible({ timeout: 10_000 })
    await page.getByRole('button', { name: 'Entendido' }).click()
  })
  await restore()
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByText('Todavía no hay mensajes. ¡Decí hola!')).toBeVisible()

  await ask(page, room.buyer, 'POST', `/chat/${room.id}`, { content: 'sigo acá' })
  const deleted = await page.request.delete(`/api/v1/products/${room.product.id}`, {
    headers: { authorization: `Bearer ${room.seller.token}` },
  })
  expect(deleted.ok()).toBe(true)
  await page.goto(`/chat/${room.id}`)
  await expect(page.getByText('Producto no encontrado')).toBeVisible()
  await expect(bubble(page, 'sigo acá')).toBeVisible()
})
