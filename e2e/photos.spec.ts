import { publicPageOf } from '@feria/contract/catalogue/address'
import { expect, expectAccessible, letMove, test } from './lib/journey.ts'
import { enterAs, isDesktop, type Joined, join, publish } from './lib/market.ts'

type Page = import('@playwright/test').Page
type Finger = { x: number; y: number }

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Fotos en grande' })
const photo = (page: Page, n: number, count: number) => viewer(page).getByRole('img', { name: `Foto ${n} de ${count}` })
const opener = (page: Page, n: number, count: number) => page.getByRole('button', { name: `Ampliar la foto ${n} de ${count}` })
const widthOf = async (page: Page, n: number, count: number) => (await photo(page, n, count).boundingBox())?.width ?? 0

/** A product with photos of the journey's own. */
const withPhotos = async (page: Page, seller: Joined, count: number) => {
  const images: string[] = []
  for (let n = 0; n < count; n++) {
    await page.setContent(`<body style="margin:0;background:hsl(${n * 90} 60% 55%);font:40vh sans-serif">${n + 1}</body>`)
    const file = { name: `${n}.jpg`, mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) }
    const answer = await page.request.post('/api/v1/upload', { multipart: { file }, headers: { authorization: `Bearer ${seller.token}` } })
    images.push(((await answer.json()) as { url: string }).url)
  }
  return publish(page, seller, { name: 'Cuadro de colores', images, imageUrl: images[0] })
}

/** Puts fingers on the window, moves them and lifts them. */
const touch = async (page: Page, from: Finger[], to: Finger[]): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Finger[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints.map((point, id) => ({ ...point, id })) })
  await put('touchStart', from)
  for (let step = 1; step <= 8; step++) {
    await page.waitForTimeout(20)
    await put(
      'touchMove',
      from.map(({ x, y }, n) => ({ x: x + ((to[n]?.x ?? x) - x) * (step / 8), y: y + ((to[n]?.y ?? y) - y) * (step / 8) })),
    )
  }
  await put('touchEnd', [])
}

test('photos of a product open large: zoom, keys, counter, and back to the photo that was seen last', async ({ page }) => {
  const product = await withPhotos(page, await join(page, 'Vera'), 3)
  await enterAs(page, 'Mira')
  const chunks: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('photo-viewer')) chunks.push(request.url())
  })
  await page.goto(`/products/${product.id}`, { waitUntil: 'networkidle' })
  expect(chunks, 'nobody loads it before it is pressed').toEqual([])
  await opener(page, 1, 3).click()
  await expect(photo(page, 1, 3)).toBeVisible()
  expect(chunks.length).toBeGreaterThan(0)
  await expect(viewer(page).getByText('1 / 3')).toBeVisible()
  await expectAccessible(page)

  const whole = await widthOf(page, 1, 3)
  await viewer(page).getByRole('button', { name: 'Acercar' }).click()
  await expect.poll(() => widthOf(page, 1, 3)).toBeGreaterThan(whole * 1.2)
  await page.keyboard.press('-')
  await expect.poll(() => widthOf(page, 1, 3)).toBe(whole)
  await page.keyboard.press('+')
  await expect.poll(() => widthOf(page, 1, 3)).toBeGreaterThan(whole * 1.2)
  await viewer(page).getByRole('button', { name: 'Alejar' }).click()
  await expect.poll(() => widthOf(page, 1, 3)).toBe(whole)
  if (isDesktop(page)) {
    await photo(page, 1, 3).hover()
    await page.mouse.wheel(0, -300)
    await expect.poll(() => widthOf(page, 1, 3), 'the wheel').toBeGreaterThan(whole * 1.2)
    await page.mouse.wheel(0, 900)
    await expect.poll(() => widthOf(page, 1, 3)).toBe(whole)
  }

  await page.keyboard.press('ArrowRight')
  await expect(viewer(page).getByText('2 / 3')).toBeVisible()
  await viewer(page).getByRole('button', { name: 'Foto siguiente' }).click()
  await expect(photo(page, 3, 3)).toBeInViewport()
  await expect(viewer(page).getByText('3 / 3')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(viewer(page).getByText('2 / 3')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expect(opener(page, 2, 3)).toBeFocused()
  await expect(opener(page, 2, 3)).toBeInViewport()

  await page.keyboard.press('Enter')
  await expect(viewer(page).getByText('2 / 3')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(photo(page, 3, 3)).toBeInViewport()
  await expect(viewer(page).getByText('3 / 3')).toBeVisible()
  await page.goBack()
  await expect(viewer(page)).toHaveCount(0)
  await expect(opener(page, 3, 3), 'by the back button too').toBeFocused()
  await expect(opener(page, 3, 3)).toBeInViewport()
})

test('the back button closes a photo and stays on the page; one alone has no counter', async ({ page }) => {
  const product = await withPhotos(page, await join(page, 'Vera'), 1)
  const path = publicPageOf(product)
  await page.goto('/explorar')
  await page.goto(path, { waitUntil: 'networkidle' })
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/v1/products')) asked.push(request.url())
  })
  await opener(page, 1, 1).click()
  await expect(photo(page, 1, 1)).toBeVisible()
  await expect(viewer(page).getByRole('button', { name: 'Foto siguiente' })).toHaveCount(0)
  await expect(viewer(page).getByText('1 / 1')).toHaveCount(0)
  await expectAccessible(page)
  await page.goBack()
  await expect(viewer(page)).toHaveCount(0)
  await expect(page).toHaveURL(path)
  await expect(opener(page, 1, 1)).toBeFocused()
  expect(asked, 'the page is not loaded again').toEqual([])

  await page.keyboard.press('Enter')
  await viewer(page).getByRole('button', { name: 'Cerrar' }).click()
  await expect(viewer(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/explorar')
})

test('fingers pinch, tap twice and swipe', { tag: '@390' }, async ({ page }) => {
  const product = await withPhotos(page, await join(page, 'Vera'), 2)
  await letMove(page)
  await page.goto(publicPageOf(product), { waitUntil: 'networkidle' })
  await opener(page, 1, 2).tap()
  await expect(photo(page, 1, 2)).toBeVisible()
  const whole = await widthOf(page, 1, 2)
  // Above the buttons at both sides.
  const [x, y] = [195, 330]
  const around = (far: number) => [
    { x: x - far, y },
    { x: x + far, y },
  ]
  await touch(page, around(20), around(120))
  await expect.poll(() => widthOf(page, 1, 2), 'apart').toBeGreaterThan(whole * 1.5)
  await touch(page, around(150), around(10))
  await expect.poll(() => widthOf(page, 1, 2), 'together').toBe(whole)
  await page.touchscreen.tap(x, y)
  await page.touchscreen.tap(x, y)
  await expect.poll(() => widthOf(page, 1, 2), 'twice').toBeGreaterThan(whole * 1.2)
  await viewer(page).getByRole('button', { name: 'Alejar' }).tap()
  await expect.poll(() => widthOf(page, 1, 2)).toBe(whole)
  await touch(page, [{ x: 320, y }], [{ x: 60, y }])
  await expect(viewer(page).getByText('2 / 2')).toBeVisible()
  await expect(photo(page, 2, 2)).toBeInViewport()
})
