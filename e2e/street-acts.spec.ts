import { expect, expectAccessible, expectFailures, fillLogin, fillRegistration, newMember, test } from './lib/journey.ts'
import { ask, enterAs, join, newWord, type Product, publish, sendContact } from './lib/market.ts'

type Page = import('@playwright/test').Page

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Registers a visitor who stands at the login, and signs them in. */
const registerAnd = async (page: Page, name: string) => {
  await expect(page).toHaveURL(/\/login$/)
  await main(page).getByRole('link', { name: 'Registrate' }).click()
  const member = newMember(name)
  await fillRegistration(page, member)
  await fillLogin(page, member)
}

test('a stranger asks a seller, signs up, and has asked', { tag: '@390' }, async ({ page }) => {
  const seller = await join(page, 'Vera')
  const product = await publish(page, seller, { name: `Silla ${newWord()}` })
  await page.goto(`/p/x-${product.id}`)
  await page.getByRole('link', { name: 'Contactar vendedor' }).click()
  await registerAnd(page, 'Ciro')
  await sendContact(page)
  await expect(main(page).getByText('Solicitud enviada').first()).toBeVisible()
  const sent = await ask<{ status: string }[]>(page, seller, 'GET', '/chat-requests')
  expect(sent.map(({ status }) => status)).toEqual(['pending'])
})

test('a stranger who searches for nothing of ours is told when it comes, after signing up', { tag: '@390' }, async ({ page }) => {
  const what = `${newWord()} ${newWord()}`
  await page.goto(`/buscar?q=${encodeURIComponent(what)}`)
  await expect(heading(page, `Resultados para «${what}»`)).toBeVisible()
  await page.getByRole('link', { name: 'Avisame cuando aparezca' }).click()
  await registerAnd(page, 'Ciro')
  await expect(page).toHaveURL(/\/search\?q=/)
  await expect(main(page).getByRole('link', { name: /Búsqueda guardada/ })).toBeVisible()
  await page.goto('/requests')
  await expect(main(page).getByRole('heading', { name: what })).toBeVisible()
  await page.goBack()
  await page.reload()
  await page.goto('/requests')
  await expect(main(page).getByRole('heading', { name: what })).toHaveCount(1)
})

test('a wish that its owner makes public has a page for everybody, until it is switched off', { tag: '@390' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const name = `Telar ${newWord()}`
  const owner = await enterAs(page, 'Ana Solari')
  await ask(page, owner, 'POST', '/request', {
    name,
    modelo: 'de peine',
    country: 'Argentina',
    localization: 'Godoy Cruz, Mendoza',
    maxPrice: 321,
  })
  await page.goto('/requests')
  await main(page)
    .getByRole('switch', { name: `Que todos vean ${name}` })
    .click()
  await main(page).getByRole('link', { name: 'Ver y compartir su página' }).click()
  await expect(heading(page, name)).toBeVisible()
  await expectAccessible(page)
  const address = page.url()
  const stranger = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false })
  const outside = await stranger.newPage()
  await outside.goto(address)
  await expect(heading(outside, name)).toBeVisible()
  await expect(main(outside)).toContainText('En Mendoza')
  for (const hidden of ['Ana', 'Godoy Cruz', '321']) await expect(outside.locator('body')).not.toContainText(hidden)
  await outside.getByRole('link', { name: 'Lo que se busca' }).click()
  await expect(heading(outside, 'Lo que se busca')).toBeVisible()
  await page.goBack()
  await main(page)
    .getByRole('button', { name: `Desactivar: ${name}` })
    .click()
  await expect(main(page).getByRole('button', { name: `Activar Solicitud: ${name}` })).toBeVisible()
  await expect(async () => {
    expect((await outside.request.get(address)).status()).toBe(410)
  }).toPass()
  await outside.goto(address)
  // The browser may still show what it has kept for a minute.
  await outside.reload()
  await expect(outside.getByRole('heading', { name: 'Ya no se busca' })).toBeVisible()
  await stranger.close()
})

test('a seller without a page: nothing leads there', { tag: '@390' }, async ({ page }) => {
  const seller = await enterAs(page, 'Vera')
  const product: Product = await publish(page, seller, { name: `Banco ${newWord()}` })
  await page.goto('/personal-info')
  const control = main(page).getByRole('switch', { name: 'Que todos puedan ver lo que vendo en una página' })
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
  await control.click()
  await saved
  await expect(control).not.toBeChecked()
  await expect(main(page).getByRole('link', { name: 'Ver mi página' })).toBeHidden()
  await page.goto(`/p/x-${product.id}`)
  await expect(main(page).getByText('Vera', { exact: true })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Ver todo lo que vende' })).toBeHidden()
  expectFailures(page)
  expect((await page.goto(`/v/vera-${seller.user.id}`))?.status()).toBe(404)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a stranger searches, page after page, and filters the catalogue', { tag: '@1280' }, async ({ page }) => {
    const word = newWord()
    const seller = await join(page, 'Vera')
    for (let n = 1; n <= 26; n++)
      await publish(page, seller, { name: `Azulejo ${word} ${n}`, price: n, condition: n % 2 ? 'Nuevo' : 'Usado' })
    await page.goto('/buscar')
    await page.getByLabel('Buscar en la feria').fill(word)
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(heading(page, `Resultados para «${word}»`)).toBeVisible()
    const cards = page.locator('main article')
    await expect(cards).toHaveCount(24)
    await page.getByRole('link', { name: 'Cargar más' }).click()
    await expect(cards).toHaveCount(2)
    await cards.first().getByRole('link').first().click()
    await expect(page).toHaveURL(/\/p\/azulejo-/)

    await page.goto('/explorar')
    await page.getByRole('main').getByLabel('Buscar productos').fill(word)
    await page.getByText('Más filtros').click()
    await page.getByLabel('Condición').selectOption('Usado')
    await page.getByLabel('Hasta').fill('6 dólares')
    await page.getByLabel('Ordenar por').selectOption('-price')
    await page.getByRole('button', { name: 'Buscar' }).click()
    await expect(cards.getByRole('heading')).toHaveText([6, 4, 2].map((n) => `Azulejo ${word} ${n}`))
  })
})
