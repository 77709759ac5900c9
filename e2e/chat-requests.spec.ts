import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectFailures, openAs, test } from './lib/journey.ts'
import { ask, breakCalls, enterAs, expectAbout, join, publish, sendContact, takeSession, timeOnScreen } from './lib/market.ts'
import { bell, kept, openLive } from './lib/notifications.ts'

const main = (page: Page) => page.getByRole('main')

test('a request is sent, seen live, and accepted', {
  tag: '@390',
}, async ({ page, browser, baseURL }) => {
  const seller = await enterAs(page, 'Vera')
  const bike = await publish(page, seller, { name: 'Bici de las solicitudes' })
  const buyer = await openAs(browser, page, baseURL)
  const bruno = await enterAs(buyer.page, 'Bruno')
  await openLive(page, '/chat-requests')
  await expect(main(page)).toContainText('No hay solicitudes pendientes')
  await expectAccessible(page)

  await test.step('[CHAT-09] a request shows a message and opens /chat after 2 s', async () => {
    await buyer.page.goto(`/products/${bike.id}`)
    await expectAccessible(buyer.page)
    const shown = timeOnScreen(buyer.page, 'Solicitud enviada al vendedor. En breve podrás chatear.')
    await main(buyer.page).getByRole('button', { name: 'Contactar vendedor' }).click()
    await expect(buyer.page.getByRole('dialog').getByLabel('Tu mensaje (opcional)')).toBeFocused()
    await expectAccessible(buyer.page)
    await buyer.page.getByRole('button', { name: '¿Hacés envíos?' }).click()
    await expect(buyer.page.getByLabel('Tu mensaje (opcional)')).toHaveValue('¿Hacés envíos?')
    await sendContact(buyer.page, 'Hola, ¿sigue disponible?')
    await buyer.page.waitForURL('**/chat')
    expectAbout(2000, await shown)
  })

  const waiting = main(buyer.page).getByRole('region', { name: 'Esperan respuesta' })
  await expect(waiting).toContainText('Vos: Hola, ¿sigue disponible?')
  await expect(main(buyer.page)).not.toContainText('Todavía no tenés chats')
  await expectAccessible(buyer.page)

  // The seller sees it without a reload; what the server refuses stays.
  const row = main(page).getByRole('listitem').filter({ hasText: 'Bici de las solicitudes' })
  await test.step('[CHAT-33] pending received requests have «Aceptar» and «Rechazar»', async () => {
    await expect(row).toContainText('Bruno')
    await expect(row).toContainText(/\$\s100/)
    await expect(row).toContainText('Hola, ¿sigue disponible?')
    await expectAccessible(page)
    for (const name of ['Aceptar', 'Rechazar']) await expect(row.getByRole('button', { name })).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Actualizar' })).toBeVisible()
  })
  await test.step('[CHAT-36] an answer that the server refuses shows its error, and the request stays', async () => {
    const restore = await breakCalls(page, /\/chat-requests\/[\w-]+\/status$/, { methods: ['PUT'] })
    await row.getByRole('button', { name: 'Aceptar' }).click()
    await expect(page.getByText('No se pudo actualizar la solicitud.')).toBeVisible()
    await expect(row).toBeVisible()
    await restore()
  })
  await openLive(buyer.page, `/products/${bike.id}`)
  await expect(main(buyer.page).getByRole('link', { name: 'Solicitud enviada' })).toHaveAttribute('href', '/chat')
  const room = `/chat/${bruno.user.id}_${seller.user.id}_${bike.id}`
  await test.step('[CHAT-03] the seller accepts a pending request', async () => {
    await row.getByRole('button', { name: 'Aceptar' }).click()
    await expect(page.getByText('Aceptaste la solicitud de Bruno. Ya pueden chatear.')).toBeVisible()
    await page.waitForURL(`**${room}`)
    await expect(page.getByRole('log').getByText('Hola, ¿sigue disponible?', { exact: true })).toBeVisible()
  })
  await expectAccessible(page)

  await expect(bell(buyer.page)).toHaveAccessibleName('Notificaciones, 1 sin leer')
  await main(buyer.page).getByRole('link', { name: 'Ir al chat' }).click()
  await buyer.page.waitForURL(`**${room}`)
  await expect(buyer.page.getByRole('log').getByText('Hola, ¿sigue disponible?', { exact: true })).toBeVisible()
  await buyer.close()
})

test('requests that are repeated, fail, are pending or for a product that is not on sale', { tag: '@390' }, async ({ page }) => {
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
  await test.step('[CHAT-12] another failure shows its stated message', async () => {
    const restore = await breakCalls(page, /\/chat-requests$/, { methods: ['POST'] })
    await contact.click()
    await sendContact(page, '¿Cuánto pedís?')
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText('Error al procesar tu solicitud. Intenta nuevamente.')).toBeVisible()
    await expect(sheet.getByLabel('Tu mensaje (opcional)')).toHaveValue('¿Cuánto pedís?')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(contact).toBeEnabled()
    await restore()
  })
  const refused = await page.request.post('/api/v1/chat-requests', {
    data: { productId: own.id },
    headers: { authorization: `Bearer ${buyer.token}` },
  })
  expect((await refused.json()).message).toBe('No puedes chatear con tu propio producto.')

  // Already requested, in another window.
  await test.step('[CHAT-10] a repeated request shows a message and opens /chat after 2 s', async () => {
    await page.route(/my-requests/, (route) => route.fulfill({ json: [] }))
    await page.goto(`/products/${table.id}`)
    await ask(page, buyer, 'POST', '/chat-requests', { productId: table.id })
    const shown = timeOnScreen(page, 'Ya tienes una solicitud para este producto.')
    await contact.click()
    await sendContact(page)
    await expect(main(page).getByText('Ya tienes una solicitud para este producto.')).toBeVisible()
    await page.waitForURL('**/chat')
    expectAbout(2000, await shown)
  })
  await page.unroute(/my-requests/)
  await page.goto('/chat-requests')
  await expect(main(page).getByRole('heading', { name: 'Enviadas' })).toBeVisible()
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Mesa pedida' })).toContainText('Pendiente')

  // The seller has not looked yet: «Mensajes» shows it until they do.
  await takeSession(page, seller)
  const messages = page.getByRole('link', { name: /^Mensajes/ }).first()
  await page.goto('/dashboard')
  await test.step('[CHAT-28] a request that was not seen yet has a dot', async () => {
    await expect(messages).toHaveAccessibleName(/hay solicitudes de chat nuevas/)
  })
  const row = main(page).getByRole('listitem').filter({ hasText: 'Mesa pedida' })
  await test.step('[CHAT-35] received requests that fail to load show an error, and the earlier ones stay', async () => {
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
  await test.step('[CHAT-28] and none once it was seen, which this browser remembers', async () => {
    await expect(messages).toHaveAccessibleName('Mensajes')
    expect(await kept(page)).toContain(`chatLastCheck:${seller.user.id}`)
  })
  await row.getByRole('button', { name: 'Rechazar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Rechazar' }).click()
  await expect(main(page)).toContainText('No hay solicitudes pendientes')
  await main(page).getByRole('button', { name: 'Actualizar' }).click()
  await expect(main(page)).toContainText('No hay solicitudes pendientes')
})
