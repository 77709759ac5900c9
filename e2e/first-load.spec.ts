import { FIRST_LOAD_BYTES, firstLoadBytes } from '../bench/lib/web-size.ts'
import { expect, test } from './lib/journey.ts'
import { enterAs, holdCalls, join, publish } from './lib/market.ts'

test('the first page requests each resource once, and its data before its code has loaded', async ({ page }) => {
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
    ['/all-products', ['/api/v1/products/by-category?limit=8', '/api/v1/categories']],
    [`/products/${product.id}`, [`/api/v1/products/${product.id}?include=seller`]],
  ] as const) {
    asked.length = 0
    pictures.length = 0
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(asked.slice(0, wanted.length).toSorted()).toEqual([...wanted].toSorted())
    expect(new Set(asked).size, asked.join(' ')).toBe(asked.length)
    const ids = pictures.map((name) => name.split('/')[2])
    expect(new Set(ids).size, pictures.join(' ')).toBe(ids.length)
  }
})

test('the first shelf is shown before the app starts, with a link to each product, and the app keeps it in place', async ({ page }) => {
  const seller = await join(page, 'Vera')
  for (const [name, stock] of [
    ['Banco de plaza', 1],
    ['Farola de hierro con dos brazos y vidrio esmerilado', 9],
  ] as const)
    await publish(page, seller, { name, stock })
  await enterAs(page, 'Apurada')
  await page.addInitScript(() => {
    let hasCards = false
    new MutationObserver(() => {
      const now = document.querySelector('#root article') !== null
      if (hasCards && !now) document.documentElement.dataset.bare = 'yes'
      hasCards ||= now
    }).observe(document, { subtree: true, childList: true })
  })
  const bringApp = await holdCalls(page, /\/assets\/base-.*\.js$/)
  await page.goto('/all-products', { waitUntil: 'commit' })
  const cards = page.locator('#root article')
  await expect(cards.first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const drawn = () =>
    page.evaluate(() => {
      const parts = [...document.querySelectorAll('#root article')]
        .slice(0, 3)
        .flatMap((card) => [card, ...card.querySelectorAll('img, h3, p')])
      const heading = document.querySelectorAll('#root h1')
      return [...heading, ...parts].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        return { part: part.tagName, text: part.textContent, place: [x, y, width, height].map(Math.round) }
      })
    })
  const early = await drawn()
  expect(await page.locator('main').count()).toBe(0)
  expect(early.length).toBeGreaterThan(4)
  const [address, name] = await cards
    .first()
    .getByRole('link')
    .evaluate((link) => [link.getAttribute('href'), link.textContent])
  expect(address).toMatch(/^\/products\/[\w-]+$/)
  bringApp()
  await expect(page.locator('main article').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  expect(await drawn()).toEqual(early)
  expect(await page.evaluate(() => document.documentElement.dataset.bare)).toBeUndefined()
  await expect(page.locator('main article').first().getByRole('link')).toHaveText(name ?? '')
})

test('an answer that arrives after the app started is drawn by the app alone', { tag: '@390' }, async ({ page }) => {
  const seller = await join(page, 'Vera')
  await publish(page, seller, { name: 'Reloj que atrasa' })
  await enterAs(page, 'Temprana')
  const bringAnswer = await holdCalls(page, /\/products\/by-category\?/)
  await page.goto('/all-products')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  bringAnswer()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await page.locator('#root article:not(main article)').count()).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

test('the scripts of a first visit stay within their budget', async () => {
  for (const path of ['/login', '/all-products']) expect(await firstLoadBytes(path), path).toBeLessThanOrEqual(FIRST_LOAD_BYTES)
})

/** «3G» of the browser's dev tools: round trip in milliseconds, bytes per second. */
const THREE_G = { offline: false, latency: 562.5, downloadThroughput: 162_000, uploadThroughput: 75_937 }
/** Maximum of a first visit on such a network, pictures and fonts included. */
const FIRST_VISIT_BYTES = 400_000

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
  await expect(page.locator('.first-bar')).toBeVisible()
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0)
  const card = page.locator('main article').first()
  await expect(card).toBeVisible()
  const first = await loaded()
  expect(first).toBeLessThan(FIRST_VISIT_BYTES)
  await page.reload()
  await expect(card).toBeVisible()
  expect(await loaded()).toBeLessThan(first / 3)
  const name = await card.getByRole('link').innerText()
  await card.getByRole('link').click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
})
