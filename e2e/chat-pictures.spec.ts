import { publicPageOf } from '@feria/contract/catalogue/address'
import { expect, expectAccessible, openAs, test } from './lib/journey.ts'
import { adminSession, ask, enterAs, isDesktop, join, openRoom, publish, takeSession } from './lib/market.ts'

type Page = import('@playwright/test').Page

const log = (page: Page) => page.getByRole('log')
const chosen = (page: Page) => page.getByRole('list', { name: 'Fotos para mandar' })
const isLoaded = (page: Page, name: string) =>
  log(page)
    .getByRole('img', { name, exact: true })
    .evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)

/** Photos of the journey's own, drawn on a page of their own. */
const photos = async (page: Page, count: number) => {
  const files = []
  for (let n = 0; n < count; n++) {
    await page.setContent(`<body style="margin:0;background:hsl(${n * 140 + 20} 55% 55%);font:40vh sans-serif">${n + 1}</body>`)
    files.push({ name: `${n}.jpg`, mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) })
  }
  return files
}

test('two members show each other photos; one is reported, and a moderator sees it', { tag: '@1280' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const [first, second, third] = await photos(page, 3)
  if (!first || !second || !third) throw new Error('There are no photos.')
  const [buyer, seller] = [await enterAs(page, 'Bruno Paz'), await join(page, 'Sonia Ríos')]
  const bicycle = await publish(page, seller, { name: 'Bicicleta plegable' })
  const room = await openRoom(page, buyer, seller, bicycle)
  const other = await openAs(browser, page, baseURL)
  await other.page.setViewportSize(isDesktop(page) ? { width: 390, height: 844 } : { width: 1280, height: 800 })
  await takeSession(other.page, seller)
  await page.goto(`/chat/${room}`)
  await other.page.goto(`/chat/${room}`)

  await test.step('a third photo is too many, one is removed again, and both go with one press', async () => {
    await page.getByLabel('Agregar fotos').setInputFiles([first, second, third])
    await expect(page.getByText('Podés mandar hasta 2 fotos por mensaje.')).toBeVisible()
    await page.getByRole('button', { name: 'Quitar la foto 2' }).click()
    await expect(chosen(page).getByRole('listitem')).toHaveCount(1)
    await page.getByLabel('Agregar fotos').setInputFiles(second)
    await expect(page.getByRole('button', { name: 'Quitar la foto 2' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Enviar', exact: true })).toHaveAttribute('aria-disabled', 'false')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Enviar', exact: true }).click()
    await expect(chosen(page)).toBeHidden()
    await expect(log(page).getByTitle(/^(Enviado|Leído)$/)).toBeVisible()
  })
  await test.step('the other sees them at once, and large with a press', async () => {
    for (const n of [1, 2]) await expect.poll(() => isLoaded(other.page, `Foto ${n} de 2 de Bruno Paz`)).toBe(true)
    await expectAccessible(other.page)
    await other.page.getByRole('button', { name: 'Foto 2 de 2 de Bruno Paz' }).click()
    const viewer = other.page.getByRole('dialog', { name: 'Fotos en grande' })
    await expect(viewer.getByRole('img', { name: 'Foto 2 de 2 de Bruno Paz' })).toBeVisible()
    await other.page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()
    await expect(other.page.getByRole('button', { name: 'Foto 2 de 2 de Bruno Paz' })).toBeFocused()
  })
  await test.step('they answer with two of their own, and with a link that shows the product', async () => {
    await other.page.getByLabel('Agregar fotos').setInputFiles([second, third])
    await expect(other.page.getByRole('button', { name: 'Quitar la foto 2' })).toBeVisible()
    await expect(other.page.getByRole('button', { name: 'Enviar', exact: true })).toHaveAttribute('aria-disabled', 'false')
    await other.page.getByLabel('Mensaje', { exact: true }).press('Enter')
    for (const n of [1, 2]) await expect.poll(() => isLoaded(page, `Foto ${n} de 2 de Sonia Ríos`)).toBe(true)
    const content = `Mirá ${new URL(publicPageOf(bicycle), page.url()).href}`
    await ask(page, seller, 'POST', `/chat/${room}`, { content, isSure: true })
    await expect(log(page).getByRole('link', { name: /^Bicicleta plegable/ })).toHaveAttribute('href', `/products/${bicycle.id}`)
    await page.reload()
    for (const n of [1, 2]) await expect.poll(() => isLoaded(page, `Foto ${n} de 2 de Bruno Paz`)).toBe(true)
  })
  await test.step('one is reported, and a moderator sees its photos', async () => {
    await other.page.getByRole('button', { name: 'Más opciones de este mensaje' }).first().click()
    await other.page.getByRole('menuitem', { name: 'Denunciar' }).click()
    await other.page.getByLabel('¿Qué pasa?').selectOption('Es una estafa o un engaño')
    await other.page.getByRole('button', { name: 'Enviar la denuncia' }).click()
    await expect(other.page.getByText('Gracias. Lo vamos a revisar.')).toBeVisible()
    const admin = await adminSession(page)
    const cases = await ask<{ id: string; about: { id: string } }[]>(page, admin, 'GET', '/admin/abuse-reports?limit=100')
    const found = cases.find(({ about }) => about.id === buyer.user.id)
    await takeSession(page, admin)
    expect(found).toBeDefined()
    await page.goto('/admin-dashboard/denuncias')
    const main = page.getByRole('main')
    const shown = main.getByRole('article').getByRole('img', { name: 'Foto 1 de 2 del mensaje' })
    // Other journeys report messages too: only this one has photos.
    const rows = main.getByRole('button', { name: /^Mensaje:/ })
    const more = main.getByRole('button', { name: 'Ver más' })
    await expect(rows.first()).toBeVisible()
    while (await more.isVisible()) await more.click()
    await expect(async () => {
      for (const row of await rows.all()) {
        await row.click()
        if (
          await shown.waitFor({ timeout: 1000 }).then(
            () => true,
            () => false,
          )
        )
          return
      }
      throw new Error('No reported message has photos.')
    }).toPass({ timeout: 30_000 })
    const isSeen = () => shown.evaluate((img: HTMLImageElement) => img.naturalWidth > 0 && img.src.includes('/private-files/'))
    await expect.poll(isSeen).toBe(true)
    await expectAccessible(page)
  })
  await other.close()
})
