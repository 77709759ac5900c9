import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, letMove, logIn, newMember, openAs, register, test } from './lib/journey.ts'
import { confirmReceipt, expectResults, markSent } from './lib/market.ts'

/** A photo: a screenshot of the page, as a real JPEG file. */
const photograph = async (page: import('@playwright/test').Page): Promise<Buffer> => page.screenshot({ type: 'jpeg', quality: 80 })

test('from publishing to a sold product, between two new members', async ({ page, browser, baseURL }) => {
  test.setTimeout(150_000)
  const [ana, beto] = [newMember('Ana'), newMember('Beto')]
  const name = `Lámpara náutica ${Date.now()}`

  await letMove(page)
  // Ana registers and publishes a product with a photo.
  await register(page, ana)
  await logIn(page, ana)
  await page.goto('/new-product')
  await expect(page.getByRole('heading', { name: 'What do you offer' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Nombre', { exact: false }).first().fill(name)
  await page.getByLabel('Categoría').selectOption({ label: 'Hogar y Jardín' })
  await page.getByLabel('Condición').first().selectOption('Como nuevo')
  await page.getByLabel('Ubicación').fill('Caballito, CABA')
  await page.getByLabel('Descripción').first().fill('Bronce, cable de tela, anda perfecto')
  await page.getByLabel('Precio', { exact: true }).fill('US$ 1.234,50')
  await page.getByText('Más opciones').click()
  await page.getByLabel('Stock', { exact: true }).fill('1')
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await photograph(page) })
  await expect(page.getByRole('img', { name: 'Foto 1 de 1' })).toBeVisible()
  await expect(page.getByText('Subiendo...')).toBeHidden()
  await test.step('[SEL-38] publishing shows a message and opens the panel', async () => {
    await page.getByRole('button', { name: 'Publicar producto' }).click()
    await expect(page.getByText('Producto creado con éxito').first()).toBeVisible()
    await page.waitForURL('**/seller-*')
  })
  await expect(page.getByText(name).first()).toBeVisible()

  // Beto finds it by a word without its accent, adds it to his favorites and buys it with a card.
  const buyer = await openAs(browser, page, baseURL)
  await register(buyer.page, beto)
  await logIn(buyer.page, beto)
  await test.step('[CAT-16] a buyer browses the catalogue and adds a favourite', async () => {
    await buyer.page.goto('/all-products')
    await buyer.page.getByPlaceholder('Buscá por nombre o modelo').fill(`lampara nautica ${name.split(' ').at(-1)}`)
    await buyer.page.keyboard.press('Enter')
    await expectResults(buyer.page, '1 resultado')
    await buyer.page.getByRole('article').filter({ hasText: name }).getByRole('button', { name: 'Agregar a favoritos' }).click()
    await buyer.page.getByRole('link', { name }).first().click()
    await expect(buyer.page.getByRole('heading', { name, level: 1 })).toBeVisible()
  })
  await expect(buyer.page.getByText('$ 1.234,50').first()).toBeVisible()
  await expectAccessible(buyer.page)
  await test.step('[PAY-02] paying starts with the choice of a new card', async () => {
    await buyer.page.getByRole('link', { name: 'Comprar ahora' }).filter({ visible: true }).first().click()
    await expect(buyer.page).toHaveURL(/\/payment/)
    await expectAccessible(buyer.page)
    await buyer.page.getByRole('radio', { name: /Tarjeta de crédito/ }).press('Space')
    await buyer.page
      .getByRole('button', { name: 'Continuar' })
      .or(buyer.page.getByRole('link', { name: 'Continuar' }))
      .click()
    await expect(buyer.page).toHaveURL(/\/card-details\?.*productId=.*cardType=credit|\/card-details\?.*cardType=credit.*productId=/)
    await buyer.page.reload()
  })
  await test.step('[PAY-05] the card is asked for in four steps', async () => {
    const steps = [
      ['Número de la tarjeta', '4509 9535 6623 3704'],
      ['Nombre como figura en la tarjeta', 'BETO PRUEBA'],
      ['Vencimiento', '11/30'],
      ['Código de seguridad', '123'],
    ] as const
    for (const [label, value] of steps) {
      const next = buyer.page.getByRole('button', { name: 'Siguiente' })
      await expect(next).toBeDisabled()
      await expectAccessible(buyer.page)
      await buyer.page.getByLabel(label).fill(value)
      await next.click()
    }
    await expect(buyer.page.getByText('$ 1.234,50').first()).toBeVisible()
  })
  await expectAccessible(buyer.page)
  await buyer.page.getByRole('button', { name: 'Confirmar compra' }).click()
  const notification = buyer.page.getByRole('alertdialog')
  await expect(notification).toContainText('Compra realizada con éxito')
  await notification.getByRole('button', { name: 'Entendido' }).click()
  await buyer.page.waitForURL('**/history')

  // Both see it: «Mi compra» and «Mi venta».
  await expectAccessible(buyer.page)
  await test.step('[ORD-11] a purchase in the history opens its page', async () => {
    await buyer.page.getByRole('main').getByText(name).first().click()
    await expect(buyer.page).toHaveURL(/\/orders\//)
  })
  await test.step('[ORD-16] «Mi compra» shows the product, its number, total and seller', async () => {
    await expect(buyer.page.getByRole('heading', { name: 'Mi compra' })).toBeVisible()
    await expect(buyer.page.getByText(ana.email).first()).toBeVisible()
    await expect(buyer.page.getByText('Pendiente').first()).toBeVisible()
    await expect(buyer.page.getByRole('main').getByRole('link', { name }).first()).toHaveAttribute('href', /\/products\//)
    await expect(buyer.page.getByText(/\$\s1\.234,50/).first()).toBeVisible()
  })
  await expectAccessible(buyer.page)

  await test.step('[ORD-11] a sale in the history opens its page', async () => {
    await page.goto('/history')
    await expect(page.getByRole('tab', { name: 'Mis Ventas' }), 'of who only sold').toHaveAttribute('aria-selected', 'true')
    await page.getByRole('main').getByText(name).first().click()
    await expect(page).toHaveURL(/\/sales\//)
  })
  await test.step('[ORD-13] «Mi venta» shows product, date, number, price and buyer', async () => {
    await expect(page.getByRole('heading', { name: 'Mi venta' })).toBeVisible()
    await expect(page.getByText(beto.email).first()).toBeVisible()
    await expect(page.getByRole('main')).toContainText(name)
    await expect(page.getByRole('main')).toContainText(/\$\s1\.234,50/)
  })
  await expectAccessible(page)
  await markSent(page)

  await buyer.page.reload()
  await confirmReceipt(buyer.page)

  // The favorite shows that it is sold, and nobody can buy it any more.
  await buyer.page.goto('/favorites')
  await expect(buyer.page.getByText(name).first()).toBeVisible()
  await expect(buyer.page.getByText('Vendido').first()).toBeVisible()
  await expectAccessible(buyer.page)
  await buyer.close()

  // Both got an email.
  const { readdir } = await import('node:fs/promises')
  const folder = `${process.env.FERIA_DATA}/mail`
  await expect(async () => {
    const mails = await Promise.all((await readdir(folder)).map((file) => readFile(`${folder}/${file}`, 'utf8')))
    for (const { email } of [ana, beto]) expect(mails.some((mail) => mail.includes(`To: ${email}`))).toBe(true)
  }).toPass({ timeout: 15_000 })
})
