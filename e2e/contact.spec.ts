import type { Page } from '@playwright/test'
import { payByCard } from './lib/card.ts'
import { expect, expectAccessible, openAs, test } from './lib/journey.ts'
import { enterAs, isDesktop, join, openRoom, publish, takeSession } from './lib/market.ts'
import { bell } from './lib/notifications.ts'

const main = (page: Page) => page.getByRole('main')
const field = (page: Page) => page.getByLabel('Mensaje', { exact: true })
const list = (page: Page) => page.getByRole('list', { name: 'Tus conversaciones' })

test('a room shows its first message and who is typing, and the list beside it from 1024 px on', async ({ page, browser, baseURL }) => {
  const seller = await enterAs(page, 'Vera del Río')
  const buyer = await openAs(browser, page, baseURL)
  const bruno = await enterAs(buyer.page, 'Bruno Paz')
  const carla = await join(page, 'Carla Sosa')
  const [lamp, table] = [await publish(page, seller, { name: 'Lámpara de pie' }), await publish(page, seller, { name: 'Mesa ratona' })]
  const room = await openRoom(page, bruno, seller, lamp, 'Hola, ¿sigue disponible?')
  const other = await openRoom(page, carla, seller, table, '¿Hacés envíos?')
  await page.goto(`/chat/${room}`)
  await buyer.page.goto(`/chat/${room}`)
  for (const one of [page, buyer.page]) {
    await expect(one.getByRole('log').getByText('Hola, ¿sigue disponible?', { exact: true })).toBeVisible()
    await expect(one.getByText('en línea')).toBeVisible()
  }

  const typing = page.getByText('Bruno Paz está escribiendo…')
  const before = await main(page).locator('header').first().boundingBox()
  await field(buyer.page).pressSequentially('Puedo pasar el sábado')
  await expect(typing).toBeVisible()
  expect((await main(page).locator('header').first().boundingBox())?.height, 'nothing moves').toBe(before?.height)
  await expectAccessible(page)
  await field(buyer.page).press('Enter')
  await expect(page.getByRole('log').getByText('Puedo pasar el sábado', { exact: true })).toBeVisible()
  await expect(typing).toHaveCount(0)
  await expect(page.getByText('en línea')).toBeVisible()

  if (!isDesktop(page)) {
    await expect(list(page)).toHaveCount(0)
    await page.getByRole('link', { name: 'Volver a los chats' }).click()
    await expect(list(page).getByRole('link')).toHaveCount(2)
    return buyer.close()
  }
  const entry = (name: string) => list(page).getByRole('link').filter({ hasText: name })
  await expect(entry('Bruno Paz')).toHaveAttribute('aria-current', 'true')
  await expect(entry('Bruno Paz')).not.toContainText('sin leer')
  await expect(entry('Carla Sosa')).toContainText('1 mensaje sin leer')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await entry('Carla Sosa').click()
  await page.waitForURL(`**/chat/${other}`)
  await expect(page.getByRole('log').getByText('¿Hacés envíos?', { exact: true })).toBeVisible()
  await expect(field(page)).toBeFocused()
  await expect(entry('Carla Sosa')).toHaveAttribute('aria-current', 'true')
  await expect(entry('Carla Sosa')).not.toContainText('sin leer')
  expect(
    asked.filter((path) => path === '/api/v1/chat'),
    'the list is kept',
  ).toEqual([])
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Bruno Paz', level: 1 })).toBeVisible()
  await page.setViewportSize({ width: 1023, height: 800 })
  await expect(list(page)).toHaveCount(0)
  await buyer.close()
})

test('an order has a conversation, says what each side waits for, what happened, and its id last', { tag: '@390' }, async ({ page }) => {
  test.slow()
  const seller = await join(page, 'Vera del Río')
  const lamp = await publish(page, seller, { name: 'Lámpara de la orden' })
  const buyer = await enterAs(page, 'Bruno Paz')
  await page.goto(`/payment?productId=${lamp.id}`)
  await payByCard(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Escribirle a quien vende' }).click()
  const room = `/chat/${buyer.user.id}_${seller.user.id}_${lamp.id}`
  await page.waitForURL(`**${room}`)
  await field(page).fill('¿Cuándo la mandás?')
  await field(page).press('Enter')
  await expect(page.getByRole('log').getByText('Enviado', { exact: true })).toBeAttached()

  await page.goto('/history')
  await expect(main(page).getByRole('link', { name: /Lámpara de la orden/ })).toContainText('Pagada: esperando el envío')
  await main(page)
    .getByRole('link', { name: /Lámpara de la orden/ })
    .click()
  await expect(main(page)).toContainText('Pagada: esperando el envío')
  await expect(main(page).getByRole('link', { name: 'Escribirle a quien vende' })).toHaveAttribute('href', room)
  const story = main(page).getByRole('region', { name: 'Historia' })
  await expect(story.getByRole('listitem')).toContainText(['Se pidió', 'Se pagó'])
  await expect(main(page).getByRole('button', { name: 'Copiar el id de la compra' })).toBeVisible()
  await expectAccessible(page)

  await takeSession(page, seller)
  await page.goto(`/sales/${lamp.id}`)
  await expect(main(page)).toContainText('Te toca enviarla')
  await bell(page).click()
  const write = page.getByRole('link', { name: 'Escribirle a quien compra' })
  await expect(write.first()).toHaveAttribute('href', room)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await main(page).getByRole('button', { name: 'Marcar como enviada' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Marcar como enviada' }).click()
  await expect(main(page)).toContainText('En camino: si no la confirman, se da por recibida el')
  await expect(story.getByRole('listitem')).toContainText(['Se pidió', 'Se pagó', 'Se envió'])
  await expectAccessible(page)
  await write.click()
  await page.waitForURL(`**${room}`)
  await expect(page.getByRole('log').getByText('¿Cuándo la mandás?', { exact: true })).toBeVisible()
})
