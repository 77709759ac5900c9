import { expect, expectAccessible, test } from './lib/journey.ts'
import { aStall, enterAs, expectResults, isDesktop, join, newWord, publish } from './lib/market.ts'

type Page = import('@playwright/test').Page

const main = (page: Page) => page.getByRole('main')
const question = (page: Page) => page.getByRole('alertdialog')
const title = (page: Page) => main(page).getByLabel('Título')
const card = (page: Page, name: string) => main(page).getByRole('article').filter({ hasText: name })
const kept = (page: Page): Promise<string[]> => page.evaluate(() => JSON.parse(localStorage.getItem('recentSearches') ?? '[]'))

test('the search dashboard: for members, its Premium card, its layout', async ({ page }) => {
  await test.step('[SRCH-11] /buyer-dashboard is for members', async () => {
    await page.goto('/buyer-dashboard')
    await page.waitForURL('**/login')
  })
  await enterAs(page, 'Bruno')
  await page.goto('/buyer-dashboard')
  await test.step('[SRCH-07] wide it has a picture, narrow it has none', async () => {
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('¿Qué estás buscando?')
    await expect(main(page).locator('section').first().locator('img[src="/images/comprar.svg"]')).toHaveCount(isDesktop(page) ? 1 : 0)
  })
  await test.step('[SRCH-09] the Premium card says that it is for Premium members', async () => {
    await main(page).getByRole('button', { name: 'Potencia tu búsqueda con IA' }).click()
    await expect(question(page)).toContainText('Función Premium - Esta característica requiere una suscripción premium')
  })
  await expectAccessible(page)
  await question(page).getByRole('button', { name: 'Publicar con ayuda' }).click()
  await page.waitForURL('**/new-product')
  await page.goBack()
  await main(page).getByRole('button', { name: 'Potencia tu búsqueda con IA' }).click()
  await question(page).getByRole('button', { name: 'Entendido' }).click()
  await expect(question(page)).toBeHidden()
  // The role in the browser only affects texts; it grants nothing.
  await page.evaluate(() =>
    localStorage.setItem('user', JSON.stringify({ ...JSON.parse(localStorage.getItem('user') ?? '{}'), role: 'Premium ' })),
  )
  await page.reload()
  await main(page).getByRole('button', { name: 'Potencia tu búsqueda con IA' }).click()
  const tool = page.getByRole('dialog', { name: 'Potencia tu búsqueda con IA' })
  await tool.getByLabel('Nombre (opcional)').fill('Mesa de madera')
  await tool.getByRole('button', { name: 'Sugerir datos' }).click()
  await expect(tool.getByRole('alert')).toContainText('requiere una suscripción premium')
})

test('[SRCH-39] recent searches: saved from both search fields, offered on focus, chosen and removed by keyboard', {
  tag: '@390',
}, async ({ page }) => {
  await enterAs(page, 'Brenda')
  await page.goto('/all-products')
  const words = [newWord(), newWord()]
  for (const word of words) {
    await main(page).getByRole('searchbox').fill(word)
    await main(page).getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(new RegExp(word))
  }
  await page.goto('/buyer-dashboard')
  await title(page).fill('mesa de luz')
  await title(page).press('Enter')
  await page.waitForURL('**/search?q=mesa+de+luz')
  expect(await kept(page)).toEqual(['mesa de luz', words[1], words[0]])
  await page.goto('/buyer-dashboard')
  await title(page).click()
  const list = page.getByRole('grid', { name: 'Búsquedas recientes' })
  await expect(list.getByRole('row')).toHaveCount(3)
  await expectAccessible(page)
  await title(page).press('Escape')
  await expect(list).toBeHidden()
  await title(page).press('ArrowDown')
  await title(page).press('ArrowDown')
  await title(page).press('ArrowDown')
  await title(page).press('ArrowRight')
  await title(page).press('Enter')
  await expect(list.getByRole('row')).toHaveCount(2)
  await list.getByRole('gridcell', { name: `Quitar «${words[0]}» de las búsquedas recientes` }).click()
  await expect(list.getByRole('row')).toHaveCount(1)
  expect(await kept(page)).toEqual(['mesa de luz'])
  await list.getByRole('gridcell', { name: 'mesa de luz', exact: true }).click()
  await page.waitForURL('**/search?q=mesa+de+luz')
})

test('[SRCH-38] suggestions with their reasons, and the link to all of them', { tag: '@390' }, async ({ page }) => {
  const seller = await join(page, 'Vera')
  const described = { details: 'Con su caja y su manual.', condition: 'Nuevo', imageUrl: '/images/comprar.svg' } as const
  // Cheaper and better described than what other journeys publish meanwhile.
  await publish(page, seller, { ...described, name: `Faro ${newWord()}`, price: 1 })
  await enterAs(page, 'Bianca')
  await page.goto('/buyer-dashboard')
  const section = main(page).getByRole('region', { name: 'Sugerencias para vos' })
  await expect(section.getByRole('article')).toHaveCount(6)
  await expect(section.getByRole('article').filter({ hasText: 'Faro' }).first()).toContainText('Con foto y datos completos')
  await expectAccessible(page)
  await section.getByRole('link', { name: 'Ver todos los productos sugeridos' }).click()
  await expect(page).toHaveURL(/\/suggestion-ranking$/)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Ranking de sugerencias')
})

test('the ranking, for visitors too: numbers, order, distance, filters in the address', async ({ page }) => {
  const seller = await join(page, 'Vera')
  const word = newWord()
  for (const [name, price, location] of [
    ['Dos', 200, 'Caballito, CABA'],
    ['Tres', 300, 'Narnia'],
    ['Uno', 100, 'Palermo, CABA'],
  ] as const) {
    await publish(page, seller, { name: `${name} ${word}`, price, location, categoryId: name === 'Tres' ? null : 4 })
  }
  await page.goto('/product-ranking')
  const rows = main(page).getByRole('article')
  await test.step('[SRCH-33] title, search, category, order and the link to all products', async () => {
    await expect(rows).toHaveCount(20)
    await expect(main(page).getByRole('link', { name: 'Ver todos los productos' })).toHaveAttribute('href', '/all-products')
    await expectAccessible(page)
    await main(page).getByRole('button', { name: 'Ver más' }).scrollIntoViewIfNeeded()
    await expect(rows.nth(20)).toContainText('21')
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Ranking de sugerencias')
  })

  await page.evaluate(() => scrollTo(0, 0))
  await main(page).getByLabel('Buscar', { exact: true }).fill(word)
  await main(page).getByLabel('Tu ubicación').fill('Palermo, CABA')
  await main(page).getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(page).toHaveURL(`/product-ranking?search=${word}`)
  await test.step('[SRCH-34] each is numbered, with name, category, distance and price', async () => {
    await expect(rows).toHaveText([/^1Uno .*Deportes.*A menos de 1 km/, /^2Dos .*A \d,\d km/, /^3Tres .*Sin categoría.*2 km.*estimado/])
  })
  await expectAccessible(page)
  await main(page).getByLabel('Ordenar por').selectOption('Precio descendente')
  await expect(rows).toHaveText([/^1Tres/, /^2Dos/, /^3Uno/])
  await page.reload()
  await expect(main(page).getByLabel('Tu ubicación')).toHaveValue('Palermo, CABA')
  await expect(rows).toHaveText([/^1Tres/, /^2Dos/, /^3Uno/])
  await main(page).getByLabel('Categoría').selectOption('Deportes')
  await main(page).getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(rows).toHaveText([/^1Dos/, /^2Uno/])
  await expect(rows.getByRole('link', { name: `Uno ${word}` })).toHaveAttribute('href', /^\/products\/[0-9a-f-]{36}$/)
  await main(page).getByRole('button', { name: 'Limpiar filtros' }).click()
  await expect(page).toHaveURL('/product-ranking')
  await expect(main(page).getByLabel('Buscar', { exact: true })).toHaveValue('')
  await page.goto('/product-ranking?search=xyzxyzxyzxyz')
  await expect(main(page).getByText('No se encontraron productos')).toBeVisible()
  await test.step('[SRCH-35] the same page opens at /suggestion-ranking', async () => {
    await page.goto('/suggestion-ranking')
    await expect(rows.first()).toBeVisible()
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Ranking de sugerencias')
  })
})

test('the search dashboard: empty, then a search with its results', { tag: '@390' }, async ({ page }) => {
  const { word } = await aStall(page)
  await enterAs(page, 'Bautista')
  await page.goto('/buyer-dashboard')
  await test.step('[SRCH-03] the search dashboard has its heading, field, button and link to all products', async () => {
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('¿Qué estás buscando?')
    await expect(main(page).getByRole('link', { name: 'Ver todos los productos', exact: true })).toHaveAttribute('href', '/all-products')
    await expect(main(page).getByLabel('Título')).toBeEditable()
    await expect(main(page).getByRole('button', { name: 'Búsqueda Inteligente con IA' })).toBeVisible()
  })
  await expect(main(page).getByRole('article').first()).toBeVisible()
  await expectAccessible(page)
  const submit = main(page).getByRole('button', { name: 'Búsqueda Inteligente con IA' })
  await main(page).getByLabel('Título').fill('   ')
  await submit.click()
  await expect(question(page)).toContainText('Por favor ingresa al menos un término de búsqueda o selecciona una categoría')
  await expectAccessible(page)
  await question(page).getByRole('button').click()
  await expect(question(page)).toBeHidden()
  await expect(page).toHaveURL(/\/buyer-dashboard$/)
  await main(page).getByLabel('Título').fill(word)
  await main(page).getByLabel('Categoría').selectOption('Electrónicos')
  const addresses: string[] = []
  await page.exposeFunction('wentTo', (address: string) => addresses.push(address))
  await page.evaluate(() => {
    const push = history.pushState.bind(history)
    history.pushState = (state, unused, url) => {
      ;(window as unknown as { wentTo: (address: string) => void }).wentTo(String(url))
      push(state, unused, url)
    }
  })
  await submit.click()
  await expectResults(page, '2 resultados')
  expect(addresses).toEqual([`/search?q=${word}&category=Electr%C3%B3nicos`])
  await expect(main(page).getByRole('combobox', { name: 'Buscar en la feria' })).toHaveValue(word)
  await expect(card(page, `Aro ${word}`)).toBeVisible()
  await expect(card(page, `Bola ${word}`)).toBeVisible()
})
