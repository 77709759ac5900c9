import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectFailures, letMove, openAs, test } from './lib/journey.ts'
import {
  ask,
  breakCalls,
  enterAs,
  expectAbout,
  isDesktop,
  type Joined,
  join,
  type Product,
  publish,
  takeSession,
  timeOnScreen,
} from './lib/market.ts'

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notificaciones/ })
const panel = (page: Page) => page.getByRole('region', { name: 'Notificaciones' })
const items = (page: Page) => panel(page).getByRole('listitem')
const main = (page: Page) => page.getByRole('main')

/** Buys one unit of a product without the screens. */
const buy = async (page: Page, buyer: Joined, { id }: Product): Promise<{ id: string; number: string }> => {
  const card = { number: '4509 9535 6623 3704', name: 'APRO', expiry: '11/30', cvc: '123' }
  const token = (await (await page.request.post('/sandbox/card-tokens', { data: card })).json()) as { id: string }
  return ask(page, buyer, 'POST', '/orders', { products: [{ productId: id }], cardToken: token.id, paymentMethod: 'credit' })
}

/** Resolves when the page hears the notices of its member. Ask before the page opens. */
const hears = async (page: Page): Promise<string> => {
  const socket = await page.waitForEvent('websocket', (opened) => opened.url().includes('socket.io'))
  const { payload } = await socket.waitForEvent('framesent', ({ payload }) => String(payload).includes('joinNotificationChannel'))
  return String(payload)
}

/** Opens a page that hears its notices; what it answers is the frame with which it joined their channel. */
const openLive = async (page: Page, path: string): Promise<string> => {
  const joined = hears(page)
  await page.goto(path)
  return joined
}

const kept = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^(notifications|chatLastCheck):/.test(key)))

test('a sale is told while the page is open', async ({ page }) => {
  const seller = await enterAs(page, 'Vera')
  const buyer = await join(page, 'Bruno')
  const lamp = await publish(page, seller, { name: 'Lámpara de los avisos' })
  await test.step('[NOTI-22] the page joins the channel of its member', async () => {
    const frame = await openLive(page, '/dashboard')
    expect(JSON.parse(frame.slice(frame.indexOf('[')))).toEqual(['joinNotificationChannel', { userId: seller.user.id }])
  })
  await bell(page).click()
  await test.step('[NOTI-05] the panel has its title, its empty text, and nothing to mark', async () => {
    await expect(panel(page).getByRole('heading', { name: 'Notificaciones' })).toBeVisible()
    await expect(panel(page)).toContainText('No tienes notificaciones')
    await expect(panel(page).getByRole('button', { name: 'Marcar todas como leídas' })).toHaveCount(0)
  })
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(bell(page)).toBeFocused()

  await test.step('[NOTI-01] a sale is told live', async () => {
    const rang = page.waitForRequest('**/sounds/aviso.wav')
    await buy(page, buyer, lamp)
    await letMove(page)
    await test.step('[NOTI-04] the bell has the number of unread ones and pulses for 1 s', async () => {
      await expect(bell(page)).toHaveAccessibleName('Notificaciones, 1 sin leer')
      await expect(bell(page).getByText('1')).toHaveCSS('animation-duration', '1s')
    })
    await rang
    await expect(page.getByRole('status').filter({ hasText: '¡Vendiste! Vendiste «Lámpara de los avisos».' })).toHaveCount(1)
  })

  // From the bell, or under 1024 px from the drawer too.
  await test.step('[NAV-22] the notices open from the drawer too', async () => {
    if (isDesktop(page)) await bell(page).click()
    else {
      await page.getByRole('button', { name: 'Abrir menú' }).click()
      const drawer = page.getByRole('dialog')
      await drawer.getByRole('button', { name: 'Notificaciones, 1 sin leer' }).click()
      await expect(drawer).toBeHidden()
    }
  })
  await test.step('[NOTI-06] each says title, text, time, and can be closed', async () => {
    await expect(items(page)).toHaveCount(1)
    await expect(items(page)).toContainText(/Sin leer: ¡Vendiste!.*Lámpara de los avisos.*hace \d+ (s|min)/)
    await expect(items(page).getByRole('button', { name: /^Quitar/ })).toBeVisible()
  })
  await expectAccessible(page)
  await test.step('[NOTI-07] a press outside closes the panel', async () => {
    await page.mouse.click(5, 78)
    await expect(panel(page)).toBeHidden()
  })
  await test.step('[NOTI-08] a press on one reads it, leads to what it is about and closes the panel', async () => {
    await bell(page).click()
    await items(page).getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/sales/${lamp.id}$`))
    await expect(page.getByRole('heading', { name: 'Mi venta' })).toBeVisible()
    await expect(panel(page)).toBeHidden()
    await expect(bell(page)).toHaveAccessibleName('Notificaciones')
  })
  await main(page).getByRole('button', { name: 'Marcar como enviada' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Marcar como enviada' }).click()
  await expect(main(page).getByText('Enviada').first()).toBeVisible()
  await main(page).getByRole('button', { name: 'Volver' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  // More than fit scroll; what one tab marks as read is read in the other.
  for (let n = 0; n < 4; n++) await buy(page, buyer, lamp)
  await expect(bell(page)).toHaveAccessibleName('Notificaciones, 4 sin leer')
  const other = await page.context().newPage()
  await openLive(other, '/dashboard')
  await expect(bell(other)).toHaveAccessibleName('Notificaciones, 4 sin leer')
  await bell(page).click()
  await expect(items(page)).toHaveCount(5)
  await test.step('[NOTI-14] the panel is 20 rem wide, 24 rem high at most, and scrolls', async () => {
    const size = await panel(page).evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }))
    expect((await panel(page).boundingBox())?.height).toBeLessThanOrEqual(384)
    expect(size.scrollHeight).toBeGreaterThan(size.clientHeight)
    expect((await panel(page).boundingBox())?.width).toBe(320)
  })
  await test.step('[NOTI-15] all are marked as read at once, in the other tab too', async () => {
    await panel(page).getByRole('button', { name: 'Marcar todas como leídas' }).click()
    await expect(panel(page).getByRole('button', { name: 'Marcar todas como leídas' })).toHaveCount(0)
    await expect(bell(other)).toHaveAccessibleName('Notificaciones')
  })
  await other.close()

  // A removed one stays away; what is kept goes with the session.
  await test.step('[NOTI-16] a removed one stays away', async () => {
    await items(page)
      .first()
      .getByRole('button', { name: /^Quitar/ })
      .click()
    await expect(items(page)).toHaveCount(4)
    await openLive(page, '/dashboard')
    await bell(page).click()
    await expect(items(page)).toHaveCount(4)
  })
  await panel(page).getByRole('button', { name: 'Silenciar' }).click()
  await expect(panel(page).getByRole('button', { name: 'Activar sonido' })).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await kept(page)).toEqual([`notifications:${seller.user.id}`])
  if (!isDesktop(page)) await page.getByRole('button', { name: 'Abrir menú' }).click()
  await page.getByRole('button', { name: /^(Salir|Cerrar sesión)$/ }).click()
  await page.waitForURL('**/login')
  expect(await kept(page)).toEqual([])
})

test('[NOTI-10] an unknown kind is marked as read, closes the panel and leads nowhere; kept ones show without a server', {
  tag: '@390',
}, async ({ page }) => {
  const member = await enterAs(page, 'Nora')
  const notice = { id: crypto.randomUUID(), type: 'novedad', title: 'Algo nuevo', message: 'De otro tiempo.', read: false, data: {} }
  const list = [{ ...notice, timestamp: new Date().toISOString() }]
  await page.route(/\/notifications\?limit=50$/, (route) => route.fulfill({ json: list }))
  await page.route(/\/notifications\/.+\/read$/, (route) => route.fulfill({ json: { unread: 0 } }))
  await page.goto('/contacts')
  await expect(bell(page)).toHaveAccessibleName('Notificaciones, 1 sin leer')
  await bell(page).click()
  const read = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith(`/${notice.id}/read`))
  await items(page)
    .getByRole('button', { name: /^Sin leer: Algo nuevo/ })
    .click()
  await read
  await expect(panel(page)).toBeHidden()
  await expect(page).toHaveURL(/\/contacts$/)
  await expect(bell(page)).toHaveAccessibleName('Notificaciones')

  await page.unroute(/\/notifications\?limit=50$/)
  const mend = await breakCalls(page, /\/notifications\?limit=50$/)
  await test.step('[LIM-09] notices that do not load are logged and nothing else', async () => {
    const logged = page.waitForEvent('console', (said) => said.type() === 'error' && said.text().includes('500'))
    await page.reload()
    await logged
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByText(/error/i)).toHaveCount(0)
  })
  await bell(page).click()
  await expect(items(page)).toContainText('Algo nuevo')
  expect(await kept(page)).toEqual([`notifications:${member.user.id}`])
  await mend()
  await page.keyboard.press('Escape')

  // What the server refuses is put back.
  await page.unroute(/\/notifications\/.+\/read$/)
  await page.route(/\/notifications\?limit=50$/, (route) => route.fulfill({ json: list }))
  await breakCalls(page, /\/notifications\/[\w-]+$/, { methods: ['DELETE'] })
  await page.reload()
  await bell(page).click()
  await items(page).getByRole('button', { name: 'Quitar «Algo nuevo»' }).click()
  await expect(page.getByText('No pudimos quitarla.')).toBeVisible()
  await expect(items(page)).toHaveCount(1)
})

test('[NOTI-12] a purchase opens by its id, its number and its product, and so does a sale', { tag: '@1280' }, async ({ page }) => {
  const buyer = await enterAs(page, 'Bruno')
  const seller = await join(page, 'Vera')
  const chair = await publish(page, seller, { name: 'Silla de los avisos' })
  await openLive(page, '/dashboard')
  const { id, number } = await buy(page, buyer, chair)
  await bell(page).click()
  await items(page)
    .getByRole('link', { name: /¡Compra confirmada!/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`/purchases/${number}$`))
  for (const key of [number, id, chair.id]) {
    await page.goto(`/purchases/${key}`)
    await expect(page.getByRole('heading', { name: 'Mi compra' })).toBeVisible()
    await expect(main(page)).toContainText(number)
  }
  await takeSession(page, seller)
  for (const key of [number, id, chair.id]) {
    await page.goto(`/sales/${key}`)
    await expect(page.getByRole('heading', { name: 'Mi venta' })).toBeVisible()
    await expect(main(page)).toContainText(number)
  }
  await page.goto(`/sales/${crypto.randomUUID()}`)
  await expect(main(page)).toContainText('Venta no encontrada')
})

test('a request is asked for, seen live, and accepted', {
  tag: '@390',
}, async ({ page, browser, baseURL }) => {
  const seller = await enterAs(page, 'Vera')
  const bike = await publish(page, seller, { name: 'Bici de las solicitudes' })
  const buyer = await openAs(browser, page, baseURL)
  const bruno = await enterAs(buyer.page, 'Bruno')
  await openLive(page, '/chat-requests')
  await expect(main(page)).toContainText('No hay solicitudes pendientes')
  await expectAccessible(page)

  await test.step('[CHAT-09] asking says so, and leads to /chat after 2 s', async () => {
    await buyer.page.goto(`/products/${bike.id}`)
    await expectAccessible(buyer.page)
    const shown = timeOnScreen(buyer.page, 'Solicitud enviada al vendedor. En breve podrás chatear.')
    await main(buyer.page).getByRole('button', { name: 'Contactar vendedor' }).click()
    await buyer.page.waitForURL('**/chat')
    expectAbout(2000, await shown)
  })

  // The seller sees it without a reload; what the server refuses stays.
  const row = main(page).getByRole('listitem').filter({ hasText: 'Bici de las solicitudes' })
  await test.step('[CHAT-33] the received ones that wait stand with «Aceptar» and «Rechazar»', async () => {
    await expect(row).toContainText('Bruno')
    await expect(row).toContainText(/\$\s100/)
    await expectAccessible(page)
    for (const name of ['Aceptar', 'Rechazar']) await expect(row.getByRole('button', { name })).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Actualizar' })).toBeVisible()
  })
  await test.step('[CHAT-36] what the server refuses says so and stays', async () => {
    const mend = await breakCalls(page, /\/chat-requests\/[\w-]+\/status$/, { methods: ['PUT'] })
    await row.getByRole('button', { name: 'Aceptar' }).click()
    await expect(page.getByText('No se pudo actualizar la solicitud.')).toBeVisible()
    await expect(row).toBeVisible()
    await mend()
  })
  await openLive(buyer.page, `/products/${bike.id}`)
  await expect(main(buyer.page).getByRole('link', { name: 'Solicitud enviada' })).toHaveAttribute('href', '/chat')
  const room = `/chat/${bruno.user.id}_${seller.user.id}_${bike.id}`
  await test.step('[CHAT-03] the seller makes a waiting request an accepted one', async () => {
    await row.getByRole('button', { name: 'Aceptar' }).click()
    await expect(main(page)).toContainText('Aceptaste la solicitud de Bruno.')
    await expect(main(page).getByRole('link', { name: 'Ir al chat con Bruno' })).toHaveAttribute('href', room)
    await expect(row).toHaveCount(0)
  })
  await expectAccessible(page)

  await expect(bell(buyer.page)).toHaveAccessibleName('Notificaciones, 1 sin leer')
  await expect(main(buyer.page).getByRole('link', { name: 'Ir al chat' })).toHaveAttribute('href', room)
  await buyer.close()
})

test('what is asked twice, fails, waits or is not for sale', { tag: '@390' }, async ({ page }) => {
  const buyer = await enterAs(page, 'Bruno')
  const seller = await join(page, 'Vera')
  const [table, agreed] = [
    await publish(page, seller, { name: 'Mesa pedida' }),
    await publish(page, seller, { name: 'A convenir', price: null }),
  ]
  const own = await publish(page, buyer, { name: 'Propia' })
  const contact = main(page).getByRole('button', { name: 'Contactar vendedor' })
  await page.goto(`/products/${own.id}`)
  await expect(main(page)).toContainText('Es tu publicación.')
  await expect(contact).toHaveCount(0)
  await page.goto(`/products/${agreed.id}`)
  await expect(contact).toBeEnabled()
  await test.step('[CHAT-12] another failure reads in its stated words', async () => {
    const mend = await breakCalls(page, /\/chat-requests$/, { methods: ['POST'] })
    await contact.click()
    await expect(main(page).getByText('Error al procesar tu solicitud. Intenta nuevamente.')).toBeVisible()
    await expect(contact).toBeEnabled()
    await expectAccessible(page)
    await mend()
  })
  const refused = await page.request.post('/api/v1/chat-requests', {
    data: { productId: own.id },
    headers: { authorization: `Bearer ${buyer.token}` },
  })
  expect((await refused.json()).message).toBe('No puedes chatear con tu propio producto.')

  // Asked already, in another window.
  await test.step('[CHAT-10] what was asked already says so and leads to /chat after 2 s', async () => {
    await page.route(/my-requests/, (route) => route.fulfill({ json: [] }))
    await page.goto(`/products/${table.id}`)
    await ask(page, buyer, 'POST', '/chat-requests', { productId: table.id })
    const shown = timeOnScreen(page, 'Ya tienes una solicitud para este producto.')
    await contact.click()
    await expect(main(page).getByText('Ya tienes una solicitud para este producto.')).toBeVisible()
    await page.waitForURL('**/chat')
    expectAbout(2000, await shown)
  })
  await page.unroute(/my-requests/)
  await page.goto('/chat-requests')
  await expect(main(page).getByRole('heading', { name: 'Enviadas' })).toBeVisible()
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Mesa pedida' })).toContainText('Pendiente')

  // The seller has not looked yet: «Mensajes» says so until they do.
  await takeSession(page, seller)
  const messages = page.getByRole('link', { name: /^Mensajes/ })
  const seeNav = async () => {
    if (!isDesktop(page)) await page.getByRole('button', { name: 'Abrir menú' }).click()
  }
  await page.goto('/dashboard')
  await test.step('[CHAT-28] a request that nobody looked at yet has a dot', async () => {
    await seeNav()
    await expect(messages).toHaveAccessibleName(/hay solicitudes nuevas/)
  })
  const row = main(page).getByRole('listitem').filter({ hasText: 'Mesa pedida' })
  await test.step('[CHAT-35] received ones that do not load say so, and what was there stays', async () => {
    expectFailures(page)
    const repair = await breakCalls(page, /\/chat-requests\?/)
    await page.goto('/chat-requests')
    await expect(main(page).getByText('No se pudieron obtener las solicitudes.')).toBeVisible({ timeout: 15_000 })
    await repair()
    await main(page).getByRole('button', { name: 'Reintentar' }).click()
    await expect(row).toContainText('Bruno')
    const breakAgain = await breakCalls(page, /\/chat-requests\?/)
    await main(page).getByRole('button', { name: 'Actualizar' }).click()
    await expect(main(page).getByText('No se pudieron obtener las solicitudes.')).toBeVisible({ timeout: 15_000 })
    await expect(row).toContainText('Bruno')
    await breakAgain()
    await main(page).getByRole('button', { name: 'Actualizar' }).click()
    await expect(main(page).getByText('No se pudieron obtener las solicitudes.')).toHaveCount(0)
  })
  await test.step('[CHAT-28] and none once they did, which is kept here', async () => {
    await seeNav()
    await expect(messages).toHaveAccessibleName('Mensajes')
    expect(await kept(page)).toContain(`chatLastCheck:${seller.user.id}`)
  })
  if (!isDesktop(page)) await page.keyboard.press('Escape')
  await row.getByRole('button', { name: 'Rechazar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rechazar' }).click()
  await expect(main(page)).toContainText('No hay solicitudes pendientes')
  await main(page).getByRole('button', { name: 'Actualizar' }).click()
  await expect(main(page)).toContainText('No hay solicitudes pendientes')
})
