import { expect, expectAccessible, test } from './lib/journey.ts'
import { enterAs, enterAsAdmin, isDesktop, publish } from './lib/market.ts'

type Locator = import('@playwright/test').Locator
type Page = import('@playwright/test').Page

const main = (page: Page) => page.getByRole('main')

/** The computed style of an element: the library's rules must never win over those of the page that shows it. */
const expectLook = async (element: Locator, look: Record<string, string>): Promise<void> => {
  for (const [property, value] of Object.entries(look)) await expect(element, property).toHaveCSS(property, value)
}

/** The entry that collapses a page's side navigation; under 1024 px it is in a drawer, without it. */
const sideEntry = async (page: Page): Promise<Locator> => {
  if (isDesktop(page)) return main(page).getByRole('button', { name: 'Secciones' })
  await main(page).getByRole('button', { name: 'Secciones' }).click()
  return page.getByRole('dialog').getByRole('link').first()
}

test("the pages look as their own rules define, wherever the library's stylesheet stands", async ({ page }) => {
  const seller = await enterAs(page, 'Vera')
  const product = await publish(page, seller, { name: 'Silla de dos fotos', images: ['/images/comprar.svg', '/images/vender.svg'] })
  await page.goto(`/products/${product.id}`)
  const arrow = main(page).locator('button[data-way="on"]')
  await expectLook(arrow, { position: 'absolute', right: '12px', 'border-radius': '50%' })
  if (isDesktop(page)) {
    await arrow.click()
    await expect(main(page).getByRole('status')).toContainText('2 / 2')
  }

  await page.goto('/seller-dashboard')
  await expectLook(main(page).getByRole('button', { name: /^Nuevo producto/ }), {
    padding: '18px 20px',
    'border-top-width': '1px',
    'text-align': 'left',
  })

  await page.goto('/all-products?condition=Nuevo&min_price=10')
  await expectLook(main(page).getByRole('link', { name: 'Quitar el filtro Nuevo' }), {
    padding: '0px 12px 0px 14px',
    'border-radius': '999px',
  })
  await expectLook(main(page).getByRole('link', { name: 'Limpiar filtros' }), { padding: '0px 8px', 'text-decoration-line': 'underline' })

  await page.goto('/match')
  await expectLook(main(page).getByRole('button', { name: 'No me interesa' }), {
    'border-top-width': '1px',
    'border-top-style': 'solid',
    'border-radius': '50%',
    'background-color': 'rgb(255, 255, 255)',
  })

  await page.goto('/buyer-dashboard')
  await expectLook(main(page).locator('button[aria-haspopup="dialog"]').filter({ hasText: 'Premium' }), {
    padding: '16px 18px',
    'border-top-width': '1px',
    'background-color': 'rgb(255, 255, 255)',
  })

  await page.goto('/reports')
  await expectLook(await sideEntry(page), { padding: '0px 12px', 'min-height': '48px' })
})

test('the back office looks as its own rules define', async ({ page }) => {
  await enterAsAdmin(page)
  await page.goto('/admin-dashboard')
  await expectLook(await sideEntry(page), { padding: '0px 12px', 'min-height': '48px' })
})

test('a browser that is too old shows a message, others do not', { tag: '@1280' }, async ({ page }) => {
  const notification = page.getByText('Tu navegador es muy viejo')
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(notification).toBeHidden()
  // Simulates an older browser: one unit that it does not know.
  await page.route('**/*.css', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace('width:1lh', 'width:1nope') })
  })
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  await expect(notification).toBeVisible()
  await expect(notification).toContainText('Tu navegador es muy viejo y Feria puede no andar bien.')
  await expect(notification).toContainText('Firefox 121, Safari 16.4')
  await expectAccessible(page)
})

test('the oldest browsers can search, store and open things without newer features', { tag: '@1280' }, async ({ page }) => {
  await page.addInitScript(() => {
    for (const [owner, names] of [
      [AbortSignal, ['any']],
      [URL, ['canParse', 'parse']],
      [Promise, ['withResolvers', 'try']],
      [Object, ['groupBy']],
    ] as const)
      for (const name of names) Reflect.deleteProperty(owner, name)
  })
  const seller = await enterAs(page, 'Vera')
  const product = await publish(page, seller, { name: 'Brújula de otra época' })
  await page.goto('/search?q=brujula+de+otra+epoca')
  await expect(main(page).getByText('Brújula de otra época').first()).toBeVisible()
  await page.goto('/favorites')
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(`/products/${product.id}`)
  await expect(main(page).getByRole('heading', { level: 1, name: 'Brújula de otra época' })).toBeVisible()
  await page.goto('/match')
  await expect(main(page).getByRole('button', { name: 'No me interesa' })).toBeVisible()
})
