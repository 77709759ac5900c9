import { expect, expectAccessible, expectAccessibleInBothSchemes, expectFailures, openAs, test } from './lib/journey.ts'
import { ask, enterAsAdmin, isDesktop, join, openRoom, publish, takeSession } from './lib/market.ts'

type Page = import('@playwright/test').Page

const log = (page: Page) => page.getByRole('log')
const field = (page: Page) => page.getByLabel('Mensaje', { exact: true })
const write = async (page: Page, text: string) => {
  await field(page).fill(text)
  await field(page).press('Enter')
}

/** A room between two new members, where each has written once: nothing of theirs is held any more. */
const aTalk = async (page: Page, product: string) => {
  const [buyer, seller] = [await join(page, 'Bruno Paz'), await join(page, 'Sonia Ríos')]
  const { id } = await publish(page, seller, { name: product })
  return { buyer, seller, room: await openRoom(page, buyer, seller, { id }) }
}

test('the sender of what looks like a swindle is asked once, the receiver is warned, and a bad link is refused', { tag: '@390' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const { buyer, seller, room } = await aTalk(page, 'Consola usada')
  await takeSession(page, buyer)
  await page.goto(`/chat/${room}`)
  const dialog = page.getByRole('alertdialog', { name: '¿Seguro que querés enviarlo?' })

  await test.step('asked, they think better of it, and the text is theirs again', async () => {
    expectFailures(page)
    await write(page, 'Ya te transferí, mirá el comprobante')
    await expect(dialog).toContainText('en Feria el pago se ve en la compra')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'No enviar' }).click()
    await expect(field(page)).toHaveValue('Ya te transferí, mirá el comprobante')
    await expect(log(page).getByText('Ya te transferí')).toHaveCount(0)
  })
  await test.step('asked, they send it anyway', async () => {
    await field(page).press('Enter')
    await dialog.getByRole('button', { name: 'Enviar igual' }).click()
    await expect(log(page).getByText('Enviado', { exact: true })).toBeAttached()
  })
  await test.step('a link that imitates Feria is not sent', async () => {
    await write(page, 'Entrá a feria-pagos.com')
    await expect(page.getByText('se hace pasar por otra')).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })
  await test.step('the seller reads what it looks like, and why', async () => {
    const other = await openAs(browser, page, baseURL)
    await takeSession(other.page, seller)
    await other.page.goto(`/chat/${room}`)
    const warning = log(other.page).getByRole('note')
    await expect(warning).toContainText('Un comprobante no es dinero')
    await expectAccessibleInBothSchemes(other.page)
    await expect(log(other.page).getByText('feria-pagos')).toHaveCount(0)
    await warning.getByRole('link', { name: '¿Por qué?' }).click()
    await expect(other.page).toHaveURL(/\/ayuda\/seguridad#como-me-cuido$/)
    await other.close()
  })
})

test('a first message that combines signs waits for an admin, and appears once it may pass', { tag: '@1280' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const { buyer, seller, room } = await aTalk(page, `Cámara ${isDesktop(page) ? 'reflex' : 'compacta'}`)
  const trick = 'Pasame el código que te llegó y entrá a bit.ly/abc'
  await ask(page, buyer, 'POST', `/chat/${room}`, { content: trick, isSure: true })
  await takeSession(page, seller)
  await page.goto(`/chat/${room}`)
  await expect(page.getByText('Todavía no hay mensajes')).toBeVisible()

  const other = await openAs(browser, page, baseURL)
  await takeSession(other.page, buyer)
  await other.page.goto(`/chat/${room}`)
  await expect(log(other.page).getByText('En revisión')).toBeVisible()
  await expectAccessible(other.page)

  await enterAsAdmin(other.page)
  await other.page.goto('/admin-dashboard/retenidos')
  const row = other.page.getByRole('listitem').filter({ hasText: isDesktop(page) ? 'Cámara reflex' : 'Cámara compacta' })
  await expect(row).toContainText(trick)
  await expectAccessibleInBothSchemes(other.page)
  await row.getByRole('button', { name: /^Dejar pasar/ }).click()
  await expect(other.page.getByText('El mensaje se entregó.')).toBeVisible()
  await other.close()

  await expect(log(page).getByText(trick)).toBeVisible()
  await expect(log(page).getByRole('note')).toContainText('nunca pide códigos')
})
