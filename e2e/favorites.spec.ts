import { expect, expectAccessible, test } from './lib/journey.ts'
import { aStall, breakCalls, enterAs, expectResults, isDesktop } from './lib/market.ts'

type Page = import('@playwright/test').Page

const main = (page: Page) => page.getByRole('main')
const card = (page: Page, name: string) => main(page).getByRole('article').filter({ hasText: name })
const search = (page: Page) => main(page).getByRole('searchbox', { name: 'Buscar productos' })

test('favourites: none, two, kept offline, removed and restored', { tag: '@390' }, async ({ page }) => {
  await page.goto('/favorites')
  await page.waitForURL('**/login')
  const { word } = await aStall(page)
  const { user } = await enterAs(page, 'Bianca')
  await page.goto('/favorites')
  await test.step('[FAV-02] without favourites there is a link to all products', async () => {
    await expect(main(page).getByText('0 favoritos')).toBeVisible()
    await expectAccessible(page)
    await main(page).getByRole('link', { name: 'Ver todos los productos' }).click()
    await expect(page).toHaveURL(/\/all-products$/)
  })
  await search(page).fill(word)
  await expectResults(page, '5 resultados')
  const heart = (name: string) => card(page, `${name} ${word}`).getByRole('button', { name: /favoritos$/ })
  for (const name of ['Aro', 'Bola', 'Cinta']) {
    await heart(name).click()
    await expect(heart(name)).toHaveAccessibleName('Quitar de favoritos')
  }
  const saved = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.url().includes('/favorites/'))
  await heart('Cinta').click()
  await expect(heart('Cinta')).toHaveAttribute('aria-pressed', 'false')
  await saved
  const kept = () =>
    page.evaluate(
      (key) => (JSON.parse(localStorage.getItem(key) ?? '[]') as { name: string }[]).map(({ name }) => name),
      `favorites:${user.id}`,
    )
  await expect.poll(kept).toEqual([`Bola ${word}`, `Aro ${word}`])

  // After a reload they are shown even if the server does not respond.
  const restore = await breakCalls(page, /\/api\/v1\/favorites/)
  const names = main(page).getByRole('heading', { level: 3 })
  await test.step('[FAV-06] they are shown after a reload, even when the server is away', async () => {
    await page.goto('/favorites')
    await expect(main(page).getByText('2 favoritos')).toBeVisible()
    await page.reload()
    await expect(main(page).getByText('2 favoritos')).toBeVisible()
    await expect(names).toHaveText([`Bola ${word}`, `Aro ${word}`])
    await restore()
    await page.reload()
    await expect(names).toHaveText([`Bola ${word}`, `Aro ${word}`])
  })
  await expectAccessible(page)

  // Side by side where there is room, one under the other on a phone.
  await test.step('[FAV-01] they form a grid where there is room, otherwise a list', async () => {
    const [bola, aro] = await Promise.all([card(page, `Bola ${word}`).boundingBox(), card(page, `Aro ${word}`).boundingBox()])
    if (isDesktop(page)) expect(aro?.y).toBe(bola?.y)
    else expect(aro?.y).toBeGreaterThan((bola?.y ?? 0) + (bola?.height ?? 0) - 1)
  })
  await test.step('[FAV-01] each can be removed, and restored', async () => {
    await main(page)
      .getByRole('button', { name: `Quitar Bola ${word} de favoritos` })
      .click()
    await expect(main(page).getByText('1 favorito', { exact: true })).toBeVisible()
    await main(page)
      .getByRole('button', { name: `Deshacer: volver a agregar Bola ${word}` })
      .click()
    await expect(main(page).getByText('2 favoritos')).toBeVisible()
  })
  await test.step('[FAV-01] each has «Ver»', async () => {
    await main(page)
      .getByRole('link', { name: `Ver Aro ${word}` })
      .click()
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(`Aro ${word}`)
  })
})
