import { FIRST_LOAD_BYTES, firstLoadBytes } from '../bench/lib/web-size.ts'
import { expect, test } from './lib/journey.ts'
import { enterAs, join, publish } from './lib/market.ts'

test('the first page asks for each thing once, and for what it shows before its code is there', async ({ page }) => {
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

test('a first visit loads no more scripts than its budget', async () => {
  for (const path of ['/login', '/all-products']) expect(await firstLoadBytes(path), path).toBeLessThanOrEqual(FIRST_LOAD_BYTES)
})
