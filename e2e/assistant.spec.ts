import { expect, expectAccessible, test } from './lib/journey.ts'
import { adminSession, ask, breakCalls, enterAs, type Joined, join, newWord, publish, takeSession } from './lib/market.ts'

type Page = import('@playwright/test').Page

const main = (page: Page) => page.getByRole('main')
const field = (page: Page) => main(page).getByLabel('¿Qué estás buscando?')
const chip = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })

/** Makes a member Premium, as an admin does; a role change ends sessions, so it returns a new one. */
const givePremium = async (page: Page, joined: Joined): Promise<void> => {
  const login = async (data: object) => (await page.request.post('/api/v1/auth/login', { data })).json() as Promise<Joined>
  await ask(page, await adminSession(page), 'PUT', `/users/${joined.user.id}/role`, { role: 'premium' })
  await takeSession(page, await login({ email: joined.member.email, password: joined.member.password }))
}

test('[SRCH-12] /shop-with-ai without a model: free text, edited chips, results, saved as a wish', { tag: '@390' }, async ({ page }) => {
  const seller = await join(page, 'Vera')
  const word = newWord()
  await publish(page, seller, { name: `Mesa ${word}`, price: 100 })
  await publish(page, seller, { name: `Mesa ${word} grande`, price: 300 })
  await enterAs(page, 'Alma')
  await page.goto('/shop-with-ai')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Comprar con IA')
  await expect(main(page).getByText('Entendemos qué buscás, hasta cuánto y por dónde')).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'compu para la facu hasta 400 lucas cerca de Caballito' })).toBeVisible()
  await expectAccessible(page)

  await field(page).fill(`${word} hasta 200 dólares`)
  await field(page).press('Enter')
  await expect(main(page).getByRole('link', { name: `Mesa ${word}`, exact: true })).toBeVisible()
  await expect(main(page).getByRole('link', { name: `Mesa ${word} grande` })).toBeHidden()
  await expect(main(page).getByText('Respuesta automática, sin IA')).toBeVisible()
  await expect(main(page).getByText('Encontré un producto').first()).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Ver todos', exact: true })).toHaveAttribute('href', /max_price=200/)
  await expectAccessible(page)

  // A chip is edited by keyboard: the request is sent again with it, and the focus returns to it.
  await chip(page, /^Cambiar precio: Hasta/).focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Precio' })
  await sheet.getByLabel('Desde').fill('600')
  await sheet.getByLabel('Hasta').fill('500')
  await page.keyboard.press('Enter')
  await expect(sheet.getByText('Es mayor que el máximo.')).toBeVisible()
  await expectAccessible(page)
  await sheet.getByLabel('Desde').fill('')
  await page.keyboard.press('Enter')
  await expect(sheet).toBeHidden()
  await expect(main(page).getByRole('link', { name: `Mesa ${word} grande` })).toBeVisible()
  await expect(chip(page, /^Cambiar precio: Hasta \$.500.USD/)).toBeVisible()

  await main(page).getByRole('button', { name: 'Guardar como solicitud' }).click()
  await expect(main(page).getByRole('link', { name: /Búsqueda guardada/ })).toBeVisible()

  // The next question continues the conversation; visiting another page keeps it, starting over clears it.
  await field(page).fill('hasta 150 dólares')
  await field(page).press('Enter')
  await expect(main(page).getByRole('listitem').filter({ hasText: 'hasta 150 dólares' }).getByText('Encontré un producto')).toBeVisible()
  await main(page)
    .getByRole('link', { name: `Mesa ${word}`, exact: true })
    .last()
    .click()
  await page.waitForURL('**/products/**')
  await page.goBack()
  await expect(main(page).getByRole('heading', { name: 'hasta 150 dólares' })).toBeVisible()
  // By keys: on a wide window the notice of what was saved lies over the button for its ten seconds.
  await main(page).getByRole('button', { name: 'Empezar de nuevo' }).press('Enter')
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(0)
  await page.goto('/requests')
  await expect(main(page).getByText(word).first()).toBeVisible()
})

test('[SRCH-12] /shop-with-ai: a failure can be retried, an answer in progress stopped', { tag: '@390' }, async ({ page }) => {
  await enterAs(page, 'Abril')
  await page.goto('/shop-with-ai')
  const restore = await breakCalls(page, /\/assistant\/chat$/, { methods: ['POST'] })
  await field(page).fill('una bici')
  await field(page).press('Enter')
  await expect(main(page).getByRole('alert')).toContainText('No pudimos responder.')
  await restore()
  await main(page).getByRole('button', { name: 'Reintentar' }).click()
  await expect(main(page).getByText('Respuesta automática, sin IA')).toBeVisible()
  await page.route(/\/assistant\/chat$/, () => undefined)
  await field(page).fill('una mesa')
  await field(page).press('Enter')
  await main(page).getByRole('button', { name: 'Detener' }).click()
  await expect(main(page).getByText('Detuviste la respuesta.').first()).toBeVisible()
  await expect(field(page)).toBeFocused()
})

test('[SEL-31] the price range of similar products stands under the price field, and a tap takes its middle', { tag: '@1280' }, async ({
  page,
}) => {
  const name = `${newWord()} ${newWord()}`
  for (const price of [90, 100, 110, 120, 130, 140]) {
    await publish(page, await join(page, 'Vera'), { name, price })
  }
  await enterAs(page, 'Ada')
  await page.goto('/new-product')
  await main(page)
    .getByLabel(/^Nombre/)
    .fill(name)
  await main(page).getByLabel('Moneda').selectOption('Dólares')
  const hint = main(page).getByRole('status').filter({ hasText: 'Productos como este' })
  await expect(hint).toContainText('6 casos: 0 vendidos, 6 publicados')
  await hint.getByRole('button').click()
  await expect(main(page).getByLabel('Precio', { exact: true })).toHaveValue(/^1[12]/)
  await expectAccessible(page)
  await main(page)
    .getByLabel(/^Nombre/)
    .fill(newWord())
  await expect(hint).toBeHidden()
  await page.goto('/seller-dashboard')
  await main(page)
    .getByRole('button', { name: /Nuevo producto/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Nuevo Producto' })
  await dialog.getByLabel('Nombre del producto').fill(name)
  await dialog.getByRole('status').filter({ hasText: 'Productos como este' }).getByRole('button').click()
  await expect(dialog.getByLabel('Precio en USD')).toHaveValue(/^1[12]/)
})

test('the Premium draft: refused to others, confirmed field by field, used in a publication', { tag: '@1280' }, async ({ page }) => {
  const seller = await join(page, 'Vera')
  const word = newWord()
  for (let n = 0; n < 3; n++) await publish(page, seller, { name: `Raqueta ${word}`, categoryId: 4 })
  const member = await enterAs(page, 'Aldo')
  await page.goto('/new-product')
  await test.step('[SRCH-09] non-Premium members are told that it is for Premium', async () => {
    await main(page).getByRole('button', { name: 'Completar con IA' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('Función Premium - Esta característica requiere una suscripción premium')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Entendido' }).click()
    await expect(main(page).getByText('Igual te ayudamos: escribí el nombre')).toBeVisible()
  })
  await givePremium(page, member)
  await page.goto('/buyer-dashboard')
  await main(page).getByRole('button', { name: 'Potencia tu búsqueda con IA' }).click()
  const tool = page.getByRole('dialog', { name: 'Potencia tu búsqueda con IA' })
  await expect(tool.getByText('Por ahora no miramos las fotos')).toBeVisible()
  await tool.getByRole('button', { name: 'Sugerir datos' }).click()
  await expect(tool.getByText('Subí una foto o escribí un nombre.')).toBeVisible()
  await tool.getByLabel('Nombre (opcional)').fill(`Raqueta ${word}`)
  await tool.getByRole('button', { name: 'Sugerir datos' }).click()
  await expect(tool.getByText('No miramos tus fotos.')).toBeVisible()
  await expect(tool.getByText('sugerido', { exact: true })).not.toHaveCount(0)
  await expectAccessible(page)
  await tool.getByRole('button', { name: 'Confirmar Nombre' }).click()
  await expect(tool.getByText('confirmado', { exact: true })).toHaveCount(1)
  await tool.getByRole('button', { name: 'Usar en una publicación' }).click()
  await page.waitForURL('**/new-product')
  await expect(main(page).getByLabel(/^Nombre/)).toHaveValue(`Raqueta ${word}`)
  // Unconfirmed suggestions are left out; what the name itself says is marked as such.
  await expect(main(page).getByText('Lo leímos del título')).toHaveCount(1)
  await expect(
    main(page)
      .getByLabel(/^Categoría/)
      .locator('option:checked'),
  ).toHaveText('Deportes')
  await expectAccessible(page)
})
