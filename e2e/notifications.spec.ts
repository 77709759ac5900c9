import type { Page } from '@playwright/test'
import { expect, expectAccessible, letMove, test } from './lib/journey.ts'
import { breakCalls, buy, enterAs, isDesktop, join, markSent, publish, takeSession } from './lib/market.ts'
import { bell, kept, openLive } from './lib/notifications.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Notificaciones' })
const items = (page: Page) => panel(page).getByRole('listitem')
const main = (page: Page) => page.getByRole('main')

test('a sale is announced while the page is open', async ({ page }) => {
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

  await test.step('[NOTI-01] a sale is announced live', async () => {
    const rang = page.waitForRequest('**/sounds/aviso.wav')
    await buy(page, buyer, lamp)
    await letMove(page)
    await test.step('[NOTI-04] the bell shows the number of unread ones and pulses for 1 s', async () => {
      await expect(bell(page)).toHaveAccessibleName('Notificaciones, 1 sin leer')
      await expect(bell(page).getByText('1')).toHaveCSS('animation-duration', '1s')
      const [around, count] = [await bell(page).boundingBox(), await bell(page).getByText('1').boundingBox()]
      if (!around || !count) throw new Error('The bell and its number are not on the screen')
      expect(count.x - around.x, 'the number stands at the bell').toBeGreaterThanOrEqual(0)
      expect(around.x + around.width - count.x).toBeGreaterThan(0)
      expect(Math.abs(count.y - around.y)).toBeLessThan(around.height)
    })
    await rang
    await expect(page.getByRole('status').filter({ hasText: '¡Vendiste! Vendiste «Lámpara de los avisos».' })).toHaveCount(1)
  })

  // From the bell, or under 1024 px from the drawer too.
  await test.step('[NAV-22] the notifications open from the drawer too', async () => {
    if (isDesktop(page)) await bell(page).click()
    else {
      await page.getByRole('button', { name: 'Abrir menú' }).click()
      const drawer = page.getByRole('dialog')
      await drawer.getByRole('button', { name: 'Notificaciones, 1 sin leer' }).click()
      await expect(drawer).toBeHidden()
    }
  })
  await test.step('[NOTI-06] each shows title, text and time, and can be closed', async () => {
    await expect(items(page)).toHaveCount(1)
    await expect(items(page)).toContainText(/Sin leer: ¡Vendiste!.*Lámpara de los avisos.*hace \d+ (s|min)/)
    await expect(items(page).getByRole('button', { name: /^Quitar/ })).toBeVisible()
  })
  await expectAccessible(page)
  await test.step('[NOTI-07] a press outside closes the panel', async () => {
    await page.mouse.click(5, 78)
    await expect(panel(page)).toBeHidden()
  })
  await test.step('[NOTI-08] a press on one marks it read, opens its subject and closes the panel', async () => {
    await bell(page).click()
    await items(page)
      .getByRole('link', { name: /^Sin leer: ¡Vendiste!/ })
      .click()
    await expect(page).toHaveURL(new RegExp(`/sales/${lamp.id}$`))
    await expect(page.getByRole('heading', { name: 'Mi venta' })).toBeVisible()
    await expect(panel(page)).toBeHidden()
    await expect(bell(page)).toHaveAccessibleName('Notificaciones')
  })
  await markSent(page)
  await main(page).getByRole('button', { name: 'Volver' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)

  // Overflow scrolls; what one tab marks as read is read in the other.
  for (let n = 0; n < 4; n++) await buy(page, buyer, lamp)
  await expect(bell(page)).toHaveAccessibleName('Notificaciones, 4 sin leer')
  const other = await page.context().newPage()
  await openLive(other, '/dashboard')
  await expect(bell(other)).toHaveAccessibleName('Notificaciones, 4 sin leer')
  await bell(page).click()
  await expect(items(page)).toHaveCount(5)
  await test.step('[NOTI-14] the panel is 20 rem wide, at most 24 rem high, and scrolls', async () => {
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

  // A removed one stays away; stored ones are removed with the session.
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

test('[NOTI-10] an unknown kind is marked as read, closes the panel and opens nothing; cached ones show without a server', {
  tag: '@390',
}, async ({ page }) => {
  const member = await enterAs(page, 'Nora')
  const notification = { id: crypto.randomUUID(), type: 'novedad', title: 'Algo nuevo', message: 'De otro tiempo.', read: false, data: {} }
  const list = [{ ...notification, timestamp: new Date().toISOString() }]
  await page.route(/\/notifications\?limit=50$/, (route) => route.fulfill({ json: list }))
  await page.route(/\/notifications\/.+\/read$/, (route) => route.fulfill({ json: { unread: 0 } }))
  await page.goto('/contacts')
  await expect(bell(page)).toHaveAccessibleName('Notificaciones, 1 sin leer')
  await bell(page).click()
  const read = page.waitForRequest((request) => request.method() === 'PUT' && request.url().endsWith(`/${notification.id}/read`))
  await items(page)
    .getByRole('button', { name: /^Sin leer: Algo nuevo/ })
    .click()
  await read
  await expect(panel(page)).toBeHidden()
  await expect(page).toHaveURL(/\/contacts$/)
  await expect(bell(page)).toHaveAccessibleName('Notificaciones')

  await page.unroute(/\/notifications\?limit=50$/)
  const restore = await breakCalls(page, /\/notifications\?limit=50$/)
  await test.step('[LIM-09] notifications that fail to load are only logged', async () => {
    const logged = page.waitForEvent('console', (message) => message.type() === 'error' && message.text().includes('500'))
    await page.reload()
    await logged
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByText(/error/i)).toHaveCount(0)
  })
  await bell(page).click()
  await expect(items(page)).toContainText('Algo nuevo')
  expect(await kept(page)).toEqual([`notifications:${member.user.id}`])
  await restore()
  await page.keyboard.press('Escape')

  // What the server refuses is restored.
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
