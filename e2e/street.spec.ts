import { expect, expectAccessible, fillLogin, fillRegistration, newMember, test } from './lib/journey.ts'
import { join, publish } from './lib/market.ts'

type Page = import('@playwright/test').Page

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a stranger reads the catalogue, page after page, and a product', { tag: '@390' }, async ({ page }) => {
    const seller = await join(page, 'Vera')
    const product = await publish(page, seller, { name: 'Carretilla de hierro' })
    await page.goto('/explorar')
    const cards = page.locator('main article')
    await expect(cards).toHaveCount(20)
    const newest = await cards.first().getByRole('heading').innerText()
    await page.getByRole('link', { name: 'Ver más productos' }).click()
    await expect(page).toHaveURL(/\/explorar\?cursor=/)
    await expect(cards.first()).toBeVisible()
    expect(await cards.first().getByRole('heading').innerText()).not.toBe(newest)
    await page.goto(`/p/cualquier-cosa-${product.id}`)
    await expect(page).toHaveURL(`/p/carretilla-de-hierro-${product.id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Carretilla de hierro' })).toBeVisible()
    await expect(page.locator('main')).toContainText('Vera')
    await page.getByRole('link', { name: 'Ver todo lo que vende' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Lo que vende Vera' })).toBeVisible()
    await expect(cards).toHaveCount(1)
    await cards.getByRole('link').click()
    await expect(page).toHaveURL(`/p/carretilla-de-hierro-${product.id}`)
    await page.goto('/')
    // The landing page may be a minute old, so what it shows is not known here.
    await page.getByRole('region', { name: 'Recién publicado' }).getByRole('listitem').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/p\/[\w-]+$/)
    await expect(page.getByRole('button', { name: 'Compartir' })).toBeVisible()
  })
})

const main = (page: Page) => page.getByRole('main')

/** The card's four steps, and the purchase. */
const pay = async (page: Page) => {
  const next = main(page).getByRole('button', { name: 'Siguiente' })
  for (const [label, value] of [
    ['Número de la tarjeta', '4509 9535 6623 3704'],
    ['Nombre como figura en la tarjeta', 'CIRO PRUEBA'],
    ['Vencimiento', '11/30'],
    ['Código de seguridad', '123'],
  ] as const) {
    await main(page).getByLabel(label, { exact: true }).fill(value)
    await next.click()
  }
  await main(page).getByRole('button', { name: 'Confirmar compra' }).click()
}

test('a stranger from a search engine looks at a product, registers and pays it', async ({ page }) => {
  const seller = await join(page, 'Vera')
  const product = await publish(page, seller, { name: 'Lámpara de pie' })
  const address = `/p/lampara-de-pie-${product.id}`
  await page.goto('/explorar')
  await expectAccessible(page)
  const card = page.locator('main article').first()
  const name = await card.getByRole('heading').innerText()
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/p\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(card).toBeVisible()

  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Lámpara de pie' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Compartir' }).click()
  const sheet = page.getByRole('dialog', { name: 'Compartir' })
  await expect(sheet).toContainText(address)
  const shared = await sheet.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href')
  expect(decodeURIComponent(shared ?? '')).toBe(`https://wa.me/?text=Lámpara de pie ${new URL(address, page.url()).href}`)
  await expect(sheet.getByRole('button', { name: 'Copiar el enlace' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  const buy = page.getByRole('link', { name: 'Comprar ahora' }).first()
  await buy.click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(main(page).getByText('Lámpara de pie')).toBeVisible()
  await expectAccessible(page)
  await main(page).getByRole('link', { name: 'Verlo sin cuenta' }).click()
  await expect(page).toHaveURL(address)
  await buy.click()
  await main(page).getByRole('link', { name: 'Registrate' }).click()
  const buyer = newMember('Ciro')
  await fillRegistration(page, buyer)
  await fillLogin(page, buyer)
  await expect(page).toHaveURL(/\/payment\?productId=/)
  await main(page).getByRole('radio', { name: 'Tarjeta de crédito' }).press('Space')
  await main(page).getByRole('button', { name: 'Continuar' }).click()
  await pay(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entendido' }).click()
  await expect(page).toHaveURL(/\/history/)
  await expect(main(page).getByText('Lámpara de pie').first()).toBeVisible()
})

test('a stated address leads a visitor to the login, which offers what may be seen without an account', { tag: '@1280' }, async ({
  page,
}) => {
  const seller = await join(page, 'Vera')
  const product = await publish(page, seller, { name: 'Cómoda de cedro' })
  await page.goto(`/products/${product.id}`)
  await expect(page).toHaveURL(/\/login$/)
  await page.getByRole('link', { name: 'Verlo sin cuenta' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cómoda de cedro' })).toBeVisible()
  await page.goto('/search?q=comoda+de+cedro')
  await page.getByRole('link', { name: 'Ver la búsqueda sin cuenta' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Resultados para «comoda de cedro»' })).toBeVisible()
  await expect(page.locator('main article').first()).toContainText('Cómoda de cedro')
  await expectAccessible(page)
  await page.locator('main article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(`/p/comoda-de-cedro-${product.id}`)
  await page.goto('/all-products')
  await page.getByRole('link', { name: 'Ver el catálogo sin cuenta' }).click()
  await page.getByRole('main').getByLabel('Buscar productos').fill('algo que nadie vende xyzzy')
  await page.getByRole('main').getByRole('button', { name: 'Buscar' }).click()
  await expect(page.getByText('No encontramos nada así')).toBeVisible()
  await page.getByRole('link', { name: 'Ver todos los productos' }).click()
  await expect(page).toHaveURL('/explorar')
})
