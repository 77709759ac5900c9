import { expect, expectAccessible, test } from './lib/journey.ts'
import { ask, buy, enterAs, join, markSent, newWord, publish } from './lib/market.ts'

type Page = import('@playwright/test').Page

const main = (page: Page) => page.getByRole('main')
const waiting = (page: Page) => main(page).getByRole('region', { name: 'Te espera' })

test('the choice screen', async ({ page }) => {
  const width = page.viewportSize()?.width ?? 0
  await test.step('[NAV-07] /dashboard is open to visitors', async () => {
    await page.goto('/dashboard')
    await test.step('[NAV-10] home asks what to do, and offers selling and buying', async () => {
      await expect(page.getByRole('heading', { name: '¿Qué deseas hacer hoy?' })).toBeVisible()
      for (const name of [/Venta|Vender/, /Compra|Comprar/])
        await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible()
    })
  })
  await expectAccessible(page)
  const [sell, buy] = width >= 1024 ? [/Quiero Vender/, /Quiero Comprar/] : ['Quiero realizar una Venta', 'Quiero realizar una Compra']
  const hrefOf = (name: string | RegExp = '') => page.getByRole('link', { name }).getAttribute('href')
  await test.step(
    width >= 1024
      ? '[NAV-11] at 1024 px there are two cards, to sell and to buy'
      : '[NAV-12] under 1024 px there is one card with two buttons',
    async () => {
      const cards = await Promise.all([sell, buy].map((name) => page.getByRole('link', { name: name ?? '' }).boundingBox()))
      expect(cards[0]?.x === cards[1]?.x).toBe(width < 1024)
    },
  )
  await test.step('[NAV-13] buying opens /buyer-dashboard', async () => expect(await hrefOf(buy)).toBe('/buyer-dashboard'))
  expect(await hrefOf(sell)).toBe(width >= 768 ? '/seller-dashboard' : '/seller-mobile')
})

test('a new member finds the choice and what was published last, and nothing that waits', { tag: '@390' }, async ({ page }) => {
  const seller = await join(page, 'Vera')
  await publish(page, seller, { name: `Velador ${newWord()}` })
  await enterAs(page, 'Ana')
  await page.goto('/dashboard')
  await expect(main(page).getByRole('heading', { name: '¿Qué deseas hacer hoy?' })).toBeVisible()
  const newest = main(page).getByRole('region', { name: 'Recién publicado' })
  await expect(newest.getByRole('article').first()).toBeVisible()
  await expect(waiting(page)).toBeHidden()
  await expect(main(page).getByRole('region', { name: 'Favoritos con novedades' })).toBeHidden()
  await expect(main(page).getByRole('region', { name: 'Seguí buscando' })).toBeHidden()
  await expectAccessible(page)
})

test('what waits for a member stands on their home until it is done: orders, requests, matches', { tag: '@390' }, async ({ page }) => {
  const word = newWord()
  const member = await enterAs(page, 'Nora Paz')
  const other = await join(page, 'Bruno Sosa')
  const [sold, asked] = [
    await publish(page, member, { name: `Silla ${word}` }),
    await publish(page, member, {
      name: 'Un sillón de tres cuerpos con un nombre tan largo que ocupa más de una línea en cualquier teléfono',
    }),
  ]
  const order = await buy(page, other, sold)
  await ask(page, other, 'POST', '/chat-requests', { productId: asked.id, message: '¿Sigue en venta?' })
  await ask(page, member, 'POST', '/request', { name: `Telescopio ${word}`, modelo: 'cualquiera', country: 'Argentina' })
  await publish(page, other, { name: `Telescopio ${word}` })
  await page.goto('/dashboard')
  const rows = waiting(page).getByRole('listitem')
  await expect(rows.filter({ hasText: `Enviá «Silla ${word}»` })).toContainText('La pagó Bruno Sosa')
  await expect(rows.filter({ hasText: 'Bruno Sosa quiere hablar por «Un sillón' })).toContainText('¿Sigue en venta?')
  await expect(async () => {
    await page.reload()
    await expect(rows.filter({ hasText: `Apareció «Telescopio ${word}»` })).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expectAccessible(page)
  await rows.getByRole('link', { name: /^Enviá/ }).click()
  await expect(page).toHaveURL(`/sales/${order.id}`)
  await markSent(page)
  await page.goto('/dashboard')
  await expect(rows.filter({ hasText: 'Bruno Sosa quiere hablar' })).toBeVisible()
  await expect(rows.filter({ hasText: 'Enviá' })).toHaveCount(0)
})

test('favourites with news, what is new near, and the last searches', { tag: '@390' }, async ({ page }) => {
  const word = newWord()
  const seller = await join(page, 'Vera')
  const liked = await publish(page, seller, { name: `Reposera ${word}` })
  const same = await publish(page, seller, { name: `Sombrilla ${word}` })
  const member = await enterAs(page, 'Lola Funes')
  for (const { id } of [liked, same]) await ask(page, member, 'PUT', `/favorites/${id}`)
  await ask(page, seller, 'PUT', `/products/${liked.id}`, { stock: 0 })
  await page.evaluate(
    ([search]) => {
      localStorage.setItem('near', 'Goya, Corrientes')
      localStorage.setItem('recentSearches', JSON.stringify([search]))
    },
    [`reposera ${word}`],
  )
  await page.goto('/dashboard')
  const news = main(page).getByRole('region', { name: 'Favoritos con novedades' })
  await expect(news.getByRole('article')).toHaveCount(1)
  await expect(news.getByRole('article')).toContainText(`Reposera ${word}`)
  await expect(main(page).getByRole('region', { name: 'Nuevo cerca de Goya, Corrientes' }).getByRole('article').first()).toBeVisible()
  await expectAccessible(page)
  await main(page).getByRole('region', { name: 'Seguí buscando' }).getByRole('link').click()
  await expect(page).toHaveURL(`/search?q=reposera+${word}`)
})

test('what was begun to be published waits on the home, and goes on where it was; an example does not', { tag: '@390' }, async ({
  page,
}) => {
  await enterAs(page, 'Ana')
  const row = () => waiting(page).getByRole('link', { name: /^Seguí publicando/ })
  await page.goto('/new-product')
  await page.getByRole('button', { name: 'Completar con un ejemplo' }).click()
  await expect(main(page).getByText('Ejemplo', { exact: true })).toBeVisible()
  await page.goto('/dashboard')
  await expect(main(page).getByRole('region', { name: 'Recién publicado' })).toBeVisible()
  await expect(row()).toBeHidden()

  await page.goto('/new-product')
  await main(page).getByLabel('Nombre').first().fill('Mesa ratona de algarrobo')
  await page.goto('/dashboard')
  await expect(row()).toContainText('«Mesa ratona de algarrobo»')
  await expectAccessible(page)
  await row().click()
  await expect(page).toHaveURL(/\/new-product$/)
  await expect(main(page).getByLabel('Nombre').first()).toHaveValue('Mesa ratona de algarrobo')
  // The quick form has a draft of its own, beside the whole one's.
  await page.goto('/seller-dashboard')
  const quick = main(page).getByRole('button', { name: /Carga rápida/ })
  await quick.click()
  await page.getByRole('dialog').getByLabel('Nombre del producto').fill('Banqueta de pino')
  await page.goto('/dashboard')
  await expect(row()).toHaveCount(2)
  await row().filter({ hasText: '«Banqueta de pino»' }).click()
  await quick.click()
  await expect(page.getByRole('dialog').getByLabel('Nombre del producto')).toHaveValue('Banqueta de pino')
})
