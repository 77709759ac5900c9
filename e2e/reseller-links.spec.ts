import { expect, expectAccessible, fillLogin, test } from './lib/journey.ts'
import { ask, breakCalls, enterAs, expectAbout, join, newWord, pathOf, publish, timeOnScreen } from './lib/market.ts'

type Page = import('@playwright/test').Page

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const SIGN_IN = 'Necesitas iniciar sesión para revender productos'

test('links are created, shown, removed and restored', { tag: '@1280' }, async ({ page }) => {
  test.setTimeout(90_000)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const seller = await join(page, 'Vera')
  const word = newWord()
  const product = await publish(page, seller, { name: `Reloj ${word}`, price: 200 })
  const reseller = await enterAs(page, 'Lía')
  await publish(page, reseller, { name: `Propio ${word}` })
  const repair = await breakCalls(page, /api\/v1\/(products|reseller\/resale-links)/)
  await page.goto('/reseller/links')
  await test.step('[RES-32] products that do not load show an error', async () => {
    await expect(page.getByText('No se pudieron cargar los productos')).toBeVisible({ timeout: 15_000 })
  })
  await test.step('[RES-31] links that do not load show an error', async () => {
    await expect(page.getByText('No se pudieron cargar los enlaces de reventa')).toBeVisible({ timeout: 15_000 })
  })
  await repair()
  await page.reload()
  await expect(page.getByText('Todavía no tenés enlaces')).toBeVisible()
  await test.step('[RES-27] without a product it shows an error and does nothing', async () => {
    await expect(page.getByText('Por favor selecciona un producto')).toBeVisible()
    await expect(button(page, 'Crear enlace')).toBeDisabled()
  })
  await expectAccessible(page)

  await page.getByLabel('Buscar un producto').fill(word)
  await test.step('[RES-26] the form preselects a product', async () => {
    const found = page.getByRole('list', { name: 'Productos para revender' })
    await expect(found.getByRole('button')).toHaveCount(1)
    await found.getByRole('button', { name: new RegExp(product.name) }).click()
  })
  await page.getByRole('slider').fill('25')
  await expect(page.getByText('$ 50,00')).toBeVisible()
  await test.step('[RES-33] creating a link shows an error, or a message', async () => {
    const restore = await breakCalls(page, /reseller\/resale-link\//, { methods: ['POST'] })
    await button(page, 'Crear enlace').click()
    await expect(page.getByText(/^Error al crear el enlace de reventa/)).toBeVisible()
    await restore()
    await button(page, 'Crear enlace').click()
    await expect(page.getByText('Enlace de reventa creado exitosamente')).toBeVisible()
  })

  const links = main(page).getByRole('region', { name: 'Tus enlaces' })
  await test.step('[RES-25] the list shows product, price, commission and transactions', async () => {
    await expect(links.getByText('Comisión 25 %')).toBeVisible()
    await expect(links.getByText('Ganás $ 50 por venta')).toBeVisible()
    const link = links.getByRole('listitem')
    await expect(link.getByRole('heading', { name: product.name })).toBeVisible()
    await expect(link).toContainText(/\$\s200/)
    await expect(link).toContainText(/\$\s250/)
    const [made] = await ask<{ id: string }[]>(page, reseller, 'GET', `/reseller/resale-links/${reseller.user.id}`)
    const asked = await page.request.post(`/api/v1/resale/${made?.id}/contact`, {
      data: { name: 'Caro', phone: '11 2345-6789', consent: true },
    })
    expect(asked.status()).toBe(201)
    await page.reload()
    await expect(link.locator('dl')).toContainText(/Visitas\s*0.*Transacciones\s*1/)
  })
  await expectAccessible(page)
  await test.step('[RES-34] copying a link shows a message', async () => {
    await links.getByRole('button', { name: `Copiar el enlace de ${product.name}` }).click()
    await expect(page.getByText('Enlace copiado al portapapeles')).toBeVisible()
  })
  const address = await page.evaluate(() => navigator.clipboard.readText())
  await links.getByRole('button', { name: `Código QR del enlace de ${product.name}` }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: /Código QR/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await links.getByRole('button', { name: `Quitar el enlace de ${product.name}` }).click()
  await expect(page.getByText('Todavía no tenés enlaces')).toBeVisible()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(links.getByText('Comisión 25 %')).toBeVisible()
  await page.goto(pathOf(address))
  await expect(page.getByText('Es tu enlace: así lo ven quienes lo abren.')).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Comprar', exact: true })).toHaveCount(0)
})

test('a member who was signed out meanwhile is told so, and sent to the login and back', { tag: '@1280' }, async ({ page }) => {
  const seller = await join(page, 'Vera')
  const product = await publish(page, seller, { name: `Pava ${newWord()}` })
  const reseller = await enterAs(page, 'Lía')
  await page.goto(`/products/${product.id}`)
  await button(page, 'Revender').click()
  const create = page.getByRole('dialog').getByRole('button', { name: 'Crear enlace' })
  const refusal = { error: 'reselling.refused', message: 'No queda lugar para más enlaces.' }
  await page.route(/api\/v1\/resale-links/, (route) => route.fulfill({ status: 409, json: refusal }))
  await test.step('[RES-11] a link that cannot be created shows the reason', async () => {
    await create.click()
    await expect(page.getByText('Error al crear enlace de reventa: No queda lugar para más enlaces.')).toBeVisible()
  })
  await page.unroute(/api\/v1\/resale-links/)
  // The server's response for an expired session; if it ended there, its socket would be closed too and redirect to the login at once.
  await page.route(/api\/v1\/resale-links/, (route) =>
    route.fulfill({ status: 401, json: { error: 'accounts.sign-in', message: 'Iniciá sesión.' } }),
  )
  await test.step('[RES-04] a signed-out visitor is told so and sent to the login', async () => {
    const shown = timeOnScreen(page, SIGN_IN)
    await create.click()
    await expect(page.getByText(SIGN_IN)).toBeVisible()
    await page.waitForURL('**/login')
    expectAbout(2000, await shown)
  })
  await fillLogin(page, reseller.member)
  await page.waitForURL(`**/products/${product.id}`)
})
