import type { Page } from '@playwright/test'
import { expect, test } from './lib/journey.ts'
import { enterAs } from './lib/market.ts'

// One worker walks both, in this order.
test.describe.configure({ mode: 'serial' })

/** Opens the login; resolves to the bytes of code that came over the network for it. */
const openLogin = async (page: Page): Promise<number> => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return loaded.filter(({ name }) => name.endsWith('.js')).reduce((sum, { transferSize }) => sum + transferSize, 0)
  })
}

test('a journey leaves a session, a cookie, a route and a permission behind', { tag: '@390' }, async ({ page, context, baseURL }) => {
  await openLogin(page)
  await context.grantPermissions(['geolocation'])
  await context.addCookies([{ name: 'rest', value: '1', url: baseURL }])
  await context.route('/favicon.svg', (route) => route.fulfill({ body: 'rest' }))
  await enterAs(page, 'Ana')
  await page.evaluate(() => sessionStorage.setItem('rest', '1'))
})

test('the next one finds nothing of it, and loads its code as a first visit does', { tag: '@390' }, async ({ page, context }) => {
  expect(await context.cookies()).toEqual([])
  expect((await page.goto('/favicon.svg'))?.headers()['content-type']).toContain('svg')
  const found = await page.evaluate(async () => {
    const { state } = await navigator.permissions.query({ name: 'geolocation' })
    return { kept: localStorage.length + sessionStorage.length, isPermitted: state === 'granted' }
  })
  expect(found).toEqual({ kept: 0, isPermitted: false })
  expect(await openLogin(page)).toBeGreaterThan(100_000)
})
