import { expect, expectAccessible, expectFailures, test } from './lib/journey.ts'
import { breakCalls, enterAs, join, NOWHERE, newWord, publish } from './lib/market.ts'

type Page = import('@playwright/test').Page

const main = (page: Page) => page.getByRole('main')
const field = (page: Page) => main(page).getByRole('combobox', { name: 'Buscar en la feria' })
const cards = (page: Page) => main(page).getByRole('list').getByRole('article')
const card = (page: Page, name: string) => main(page).getByRole('article').filter({ hasText: name })
const chips = (page: Page) => main(page).getByRole('list', { name: 'Respuesta de cada plataforma' }).getByRole('listitem')
const filters = (page: Page) => main(page).getByRole('region', { name: 'Filtros' })
const openFilters = async (page: Page) => {
  const button = filters(page).getByRole('button', { name: /^Filtros/ })
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
}
const STREAM = /\/api\/v1\/products\/search\/stream/

/** Three products that share a word with an accent. */
const aShelf = async (page: Page) => {
  const seller = await join(page, 'Sofía')
  const word = `cámara${newWord()}`
  await publish(page, seller, { name: `Aro ${word}`, price: 30, categoryId: 1, stock: 3 })
  await publish(page, seller, { name: `Bola ${word}`, price: 10, categoryId: 1, stock: 1 })
  await publish(page, seller, { name: `Cubo ${word}`, price: 20, categoryId: 3, stock: 2 })
  return { word, plain: word.replace('á', 'a') }
}

/** Another platform's offer as the server sends it. */
const offer = (id: string, changes: object) => ({
  id,
  snippet: [],
  url: `https://tienda.example/${id}`,
  imageUrl: null,
  priceTo: null,
  originalPrice: null,
  currency: 'USD',
  stock: null,
  condition: 'Nuevo',
  category: null,
  location: '',
  distance: null,
  seller: null,
  isShippingFree: null,
  minimumOrder: null,
  caveats: [],
  score: 0.8,
  model: null,
  product: null,
  ...changes,
})

test('without accents and with a typo: our results at once, the state of each platform, filters in the address, a product', async ({
  page,
}) => {
  const { word, plain } = await aShelf(page)
  await page.goto('/search?q=x')
  await page.waitForURL('**/login')
  await enterAs(page, 'Bruno')
  await page.goto('/search')
  await expect(main(page).getByText('¿Qué estás buscando?')).toBeVisible()
  await expectAccessible(page)
  await test.step('[SRCH-15] a blank query is not sent', async () => {
    await field(page).press('Enter')
    await field(page).fill('   ')
    await field(page).press('Enter')
    await expect(page).toHaveURL(/\/search$/)
  })

  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await field(page).fill(plain)
  await field(page).press('Enter')
  await expect(page).toHaveURL(`/search?q=${plain}`)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(`Resultados para «${plain}»`)
  await expect(main(page).getByText('3 resultados').first()).toBeVisible()
  await expect(chips(page)).toHaveText([/^Feria ?3 resultados/, 'Mercado Libre, Amazon y Alibaba Todavía no buscamos ahí'])
  await test.step('[SRCH-20] the five cheapest are on top, the first three with their rank', async () => {
    const top = main(page).getByRole('region', { name: 'Top Productos' })
    await expect(top.getByRole('listitem')).toHaveText([/^Puesto 1\$\s10.*Bola/, /^Puesto 2\$\s20.*Cubo/, /^Puesto 3\$\s30.*Aro/])
  })
  await expect(card(page, `Aro ${word}`)).toBeVisible()
  await expectAccessible(page)

  const narrow = `/search?q=${plain}&category=Electr%C3%B3nicos&min_price=15&max_price=35&platform=Local&in_stock=true`
  await test.step('[SRCH-16] filters of platform, price and Argentina are applied', async () => {
    await openFilters(page)
    await filters(page).getByLabel('Desde').fill('25')
    await filters(page).getByLabel('Hasta').fill('15')
    await filters(page).getByRole('button', { name: 'Aplicar filtros' }).click()
    await expect(filters(page).getByRole('alert')).toHaveText('El mínimo no puede ser mayor que el máximo.')
    await expect(page).toHaveURL(`/search?q=${plain}`)
    await filters(page).getByLabel('Desde').fill('15')
    await filters(page).getByLabel('Hasta').fill('US$ 35')
    await expect(filters(page).getByLabel('Moneda')).toHaveValue('USD')
    await filters(page).getByLabel('Categoría').selectOption('Electrónicos')
    await filters(page).getByLabel('Plataforma').selectOption('Feria')
    await filters(page).getByLabel('Solo con stock').check()
    await expectAccessible(page)
    await filters(page).getByRole('button', { name: 'Aplicar filtros' }).click()
    await expect(page).toHaveURL(narrow)
    await expect(main(page).getByText('1 resultado').first()).toBeVisible()
    await expect(chips(page)).toHaveCount(1)
  })
  await page.reload()
  await expect(main(page).getByText('1 resultado').first()).toBeVisible()
  await test.step('[SRCH-16] and removed again', async () => {
    await openFilters(page)
    await expect(filters(page).getByLabel('Desde')).toHaveValue('15')
    await expect(filters(page).getByLabel('Solo con stock')).toBeChecked()
    await filters(page).getByRole('button', { name: 'Limpiar filtros' }).click()
    await expect(page).toHaveURL(`/search?q=${plain}`)
    await expect(chips(page)).toHaveCount(2)
  })
  await page.goBack()
  await expect(page).toHaveURL(narrow)
  await expect(main(page).getByText('1 resultado').first()).toBeVisible()
  await page.goForward()
  await expect(main(page).getByText('3 resultados').first()).toBeVisible()
  await openFilters(page)
  await filters(page).getByLabel('Solo Argentina (Mercado Libre y Feria)').check()
  await filters(page).getByRole('button', { name: 'Aplicar filtros' }).click()
  await expect(page).toHaveURL(`/search?q=${plain}&onlyArgentina=true`)
  await expect(chips(page)).toHaveCount(2)

  await test.step('[SRCH-22] our own product opens its own page', async () => {
    await card(page, `Aro ${word}`).last().getByRole('link').click()
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(`Aro ${word}`)
    await page.goBack()
  })
  await expect(main(page).getByText('3 resultados').first()).toBeVisible()
  await test.step('[SRCH-15] «Volver» goes back', async () => {
    await main(page).getByRole('button', { name: 'Volver' }).click()
    await expect(page).toHaveURL(`/search?q=${plain}`)
  })

  const typo = `${plain.slice(0, 9)}${plain.slice(10)}`
  await field(page).fill(typo)
  await main(page).getByRole('button', { name: 'Buscar', exact: true }).click()
  await expect(card(page, `Bola ${word}`).first()).toBeVisible()
})

test('an empty result has links on; recent searches and suggestions by keyboard', async ({ page }) => {
  const { word, plain } = await aShelf(page)
  await enterAs(page, 'Brenda')
  const nothing = NOWHERE
  await test.step('[SRCH-23] an empty result says so', async () => {
    await page.goto(`/search?q=${nothing}&min_price=5`)
    await expect(main(page).getByRole('heading', { name: 'No se encontraron productos' })).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Ver todos los productos' })).toHaveAttribute('href', '/all-products')
    await expectAccessible(page)
  })
  await test.step("[SRCH-28] a failed search shows the server's message, otherwise its stated one", async () => {
    for (const [status, json, message] of [
      [400, { error: 'bad-input', message: 'La base no responde.' }, 'Error en la API: La base no responde.'],
      [500, {}, 'Error al obtener productos'],
    ] as const) {
      expectFailures(page)
      await page.route(/\/products\/search/, (route) => route.fulfill({ status, json }))
      await page.goto(`/search?q=${plain}${status}`)
      await expect(main(page).getByText(message)).toBeVisible()
      await page.unroute(/\/products\/search/)
    }
  })
  await page.goto('/search')
  await field(page).fill(`aro ${word}`)
  await field(page).press('Enter')
  await expect(card(page, `Aro ${word}`).first()).toBeVisible()
  await field(page).blur()
  await field(page).click()
  await field(page).fill('')
  const recent = page.getByRole('grid', { name: 'Búsquedas recientes' })
  await expect(recent.getByRole('gridcell', { name: `aro ${word}`, exact: true })).toBeVisible()
  await expectAccessible(page)
  const begun = `Bola ${word}`.slice(0, 14)
  // Other suggestions, should they come later, are chosen from anew.
  const last = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get('q') === begun)
  await field(page).pressSequentially(begun)
  await last
  const suggestions = page.getByRole('listbox', { name: 'Sugerencias' })
  await expect(suggestions.getByRole('option').first()).toBeVisible()
  await expectAccessible(page)
  await field(page).press('ArrowDown')
  await expect(suggestions.getByRole('option', { selected: true })).toHaveCount(1)
  await field(page).press('Escape')
  await expect(suggestions).toBeHidden()
  await field(page).press('ArrowDown')
  await suggestions
    .getByRole('option', { name: `Bola ${word}` })
    .first()
    .click()
  await expect(page).toHaveURL(/\/(products\/|search\?q=)/)
})

test('[SRCH-22] other platforms: shown as each answers, grouped by model, compared in dollars, opened in another tab', async ({ page }) => {
  const { word, plain } = await aShelf(page)
  await enterAs(page, 'Bautista')
  const rate = { ars: 1500, since: '2026-11-20T12:00:00.000Z', source: 'prueba' }
  const part = (platform: string, state: string, products: object[] = []) => ({
    platform,
    state,
    products,
    total: null,
    next: null,
    reading: null,
    rate,
  })
  const model = 'camara x100'
  await page.route(STREAM, async (route) => {
    const answer = await route.fetch()
    const [ours] = (await answer.text()).split('\n').map((line) => (line ? JSON.parse(line) : null))
    ours.rate = rate
    ours.products = ours.products.map((one: { name: string }) => (one.name.startsWith('Aro') ? { ...one, model } : one))
    const pesos = { platform: 'Mercado Libre', currency: 'ARS', name: `Aro en otra parte ${word}`, price: 37_500, comparable: 25, model }
    const amazon = {
      platform: 'Amazon',
      name: `Aro del norte ${word}`,
      price: 18,
      comparable: 18,
      model,
      caveats: ['Precio de Amazon.com de las 14:05.'],
    }
    const bulk = {
      platform: 'Alibaba',
      name: `Granel ${word}`,
      price: 0.88,
      priceTo: 1.05,
      comparable: 0.88,
      minimumOrder: 50,
      isShippingFree: false,
      score: 0.1,
    }
    const lines = [
      ours,
      part('Alibaba', 'ok', [offer('alibaba:1', bulk)]),
      part('Mercado Libre', 'ok', [offer('ml:1', { ...pesos, isShippingFree: true })]),
      part('Amazon', 'ok', [offer('amazon:1', amazon)]),
    ]
    await route.fulfill({ contentType: 'application/x-ndjson', body: lines.map((line) => `${JSON.stringify(line)}\n`).join('') })
  })
  await page.goto(`/search?q=${plain}`)
  await expect(main(page).getByText('6 resultados').first()).toBeVisible()
  await expect(main(page).getByRole('region', { name: 'Top Productos' }).getByRole('listitem').first()).toContainText('Bola')
  const bulk = card(page, `Granel ${word}`)
  await expect(bulk).toContainText(/\$\s0,88 ?USD ?hasta \$\s1,05/)
  await expect(bulk).toContainText('Envío aparte')
  await expect(bulk).toContainText('Mínimo: 50 unidades')
  const link = bulk.getByRole('link', { name: `Granel ${word} (se abre en otra pestaña)` })
  await expect(link).toHaveAttribute('href', 'https://tienda.example/alibaba:1')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')
  await expect(main(page).getByText('Cotización del 20 nov 2026: USD 1 = $\u00a01.500 ARS.')).toBeVisible()
  await expect(main(page).getByText('Como afiliado de Amazon')).toBeVisible()
  await expectAccessible(page)
  await cards(page)
    .getByRole('button', { name: /^3 ofertas desde \$\s18\sUSD/ })
    .click()
  const sheet = page.getByRole('dialog', { name: 'Ofertas del mismo modelo' })
  await expect(sheet.getByRole('listitem').filter({ has: page.getByRole('link') })).toHaveText([
    /^Amazon.*18/,
    /^Mercado Libre.*37\.500.*≈ US\$\s25.*Envío gratis/,
    /^Feria.*30/,
  ])
  await expectAccessible(page)
})

test("[SRCH-28] a failure shows the server's message, else the default, and can be retried; a broken stream is reloaded whole", {
  tag: '@1280',
}, async ({ page }) => {
  const { word, plain } = await aShelf(page)
  await enterAs(page, 'Benicio')
  const restore = await breakCalls(page, STREAM)
  await page.goto(`/search?q=${plain}`)
  await expect(card(page, `Aro ${word}`).first()).toBeVisible()
  const restoreWhole = await breakCalls(page, /\/api\/v1\/products\/search\?/)
  await page.goto(`/search?q=${plain}&max_price=25`)
  await expect(main(page).getByText('Error al obtener productos')).toBeVisible()
  await expectAccessible(page)
  await page.route(/\/api\/v1\/products\/search/, (route) =>
    route.fulfill({ status: 500, contentType: 'text/plain; charset=utf-8', body: 'la base no responde' }),
  )
  await main(page).getByRole('button', { name: 'Reintentar' }).click()
  await expect(main(page).getByText('Error en la API: la base no responde')).toBeVisible()
  await page.unrouteAll()
  await restore()
  await restoreWhole()
  await main(page).getByRole('button', { name: 'Reintentar' }).click()
  await expect(card(page, `Bola ${word}`).first()).toBeVisible()
  await page.goto(`/search?q=${plain}&min_price=20&max_price=10`)
  await expect(main(page).getByText('Error en la API: El precio mínimo no puede ser mayor que el máximo.')).toBeVisible()
})
