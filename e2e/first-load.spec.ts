import type { Page } from '@playwright/test'
import { FIRST_LOAD_BYTES, firstLoadBytes } from '../bench/lib/web-size.ts'
import { expect, test } from './lib/journey.ts'
import { enterAs, holdCalls, join, publish } from './lib/market.ts'

test('the first page requests each resource once', async ({ page }) => {
  const seller = await join(page, 'Vera')
  const product = await publish(page, seller, { name: 'Mesa de la primera carga' })
  await enterAs(page, 'Apurada')
  const asked: string[] = []
  const pictures: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/v1/')) asked.push(pathname + search)
    if (pathname.startsWith('/files/')) pictures.push(pathname)
  })
  for (const [path, wanted] of [
    ['/all-products', ['/api/v1/products/by-category?limit=8&view=card', '/api/v1/categories']],
    [`/products/${product.id}`, [`/api/v1/products/${product.id}?include=seller`]],
  ] as const) {
    // On a busy machine the page before may still be about to ask.
    await page.goto('about:blank')
    asked.length = 0
    pictures.length = 0
    await page.goto(path, { waitUntil: 'commit' })
    // A slow machine may be quiet for half a second between a page's code and its calls.
    await expect.poll(() => asked, { timeout: 15_000 }).toEqual(expect.arrayContaining([...wanted]))
    await page.waitForLoadState('networkidle')
    expect(new Set(asked).size, asked.join(' ')).toBe(asked.length)
    const ids = pictures.map((name) => name.split('/')[2])
    expect(new Set(ids).size, pictures.join(' ')).toBe(ids.length)
  }
})

/** Waits for the styles and fonts of a page whose scripts are held: it has a layout before it has them. */
const whenStyled = async (page: Page): Promise<void> => {
  const hasStyles = () =>
    document.readyState !== 'loading' &&
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet !== null)
  await page.waitForFunction(hasStyles)
  await page.evaluate(() => document.fonts.ready)
}

test('a public page is read before its code has loaded, and stays in place when it has', async ({ page }) => {
  const seller = await join(page, 'Vera')
  for (const [name, stock] of [
    ['Banco de plaza', 1],
    ['Farola de hierro con dos brazos y vidrio esmerilado', 9],
  ] as const)
    await publish(page, seller, { name, stock })
  const bringCode = await holdCalls(page, /\/assets\/.*\.js$/)
  await page.goto('/explorar', { waitUntil: 'commit' })
  const cards = page.locator('main article')
  await expect(cards.first()).toBeVisible()
  await whenStyled(page)
  const drawn = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main article')]
        .slice(0, 3)
        .flatMap((card) => [card, ...card.querySelectorAll('img, h3, p')])
        .map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect()
          return { part: part.tagName, text: part.textContent, place: [x, y, width, height].map(Math.round) }
        }),
    )
  const early = await drawn()
  expect(early.length).toBeGreaterThan(4)
  expect(await cards.first().getByRole('link').getAttribute('href')).toMatch(/^\/p\/[\w-]+$/)
  // The bar of this width, not one that runs off the screen.
  await expect(page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' })).toBeInViewport({ ratio: 1 })
  bringCode()
  await page.waitForLoadState('networkidle')
  expect(await drawn()).toEqual(early)
})

for (const { path, field, choice } of [
  { path: '/buscar?q=banco', field: 'Buscar en la feria', choice: null },
  { path: '/product-ranking', field: 'Buscar', choice: { label: 'Categoría', option: 'Deportes' } },
])
  test(`the form of ${path} stands in its place before its code has loaded, and keeps what is typed until then`, async ({ page }) => {
    const seller = await join(page, 'Vera')
    await publish(page, seller, { name: 'Banco de plaza' })
    const bringCode = await holdCalls(page, /\/assets\/.*\.js$/)
    await page.goto(path, { waitUntil: 'commit' })
    const main = page.getByRole('main')
    const typed = main.getByLabel(field, { exact: true })
    const button = main.getByRole('button', { name: 'Buscar', exact: true })
    await expect(main.getByRole('article').first()).toBeVisible()
    await whenStyled(page)
    const early = [await typed.boundingBox(), await button.boundingBox()]
    await typed.fill('farola')
    if (choice) await main.getByLabel(choice.label).selectOption(choice.option)
    bringCode()
    await page.waitForLoadState('networkidle')
    expect([await typed.boundingBox(), await button.boundingBox()]).toEqual(early)
    await expect(typed).toHaveValue('farola')
    if (choice) await expect(main.getByLabel(choice.label)).toHaveValue(choice.option)
    await button.click()
    await expect(page).toHaveURL(/[?&](q|search)=farola/)
    if (choice) await expect(page).toHaveURL(new RegExp(`category=${choice.option}`))
  })

test('the scripts of a first visit stay within their budget', { tag: '@1280' }, async () => {
  for (const [path, most] of Object.entries(FIRST_LOAD_BYTES)) expect(await firstLoadBytes(path), path).toBeLessThanOrEqual(most)
})

/** «3G» of the browser's dev tools: round trip in milliseconds, bytes per second. */
const THREE_G = { offline: false, latency: 562.5, downloadThroughput: 162_000, uploadThroughput: 75_937 }
/** Maximum of a first visit on such a network, pictures and fonts included. */
const FIRST_VISIT_BYTES = 420_000

test('on a 3G network the bar comes first, products load without a detour, and a second visit loads only changes', {
  tag: '@390',
}, async ({ page }) => {
  const seller = await join(page, 'Lejana')
  await publish(page, seller, { name: 'Farol de noche' })
  await enterAs(page, 'Paciente')
  const devtools = await page.context().newCDPSession(page)
  let bytes = 0
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', THREE_G)
  const loaded = async () => {
    await page.waitForLoadState('networkidle')
    const sum = bytes
    bytes = 0
    return sum
  }
  await page.goto('/all-products', { waitUntil: 'commit' })
  await expect(page.getByRole('banner')).toBeVisible()
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0)
  const card = page.locator('main article').first()
  // Code first, then its data: 2 round trips for each.
  await expect(card).toBeVisible({ timeout: 15_000 })
  const first = await loaded()
  expect(first).toBeLessThan(FIRST_VISIT_BYTES)
  await page.reload()
  await expect(card).toBeVisible()
  expect(await loaded()).toBeLessThan(first / 3)
  const name = await card.getByRole('link').innerText()
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
})
