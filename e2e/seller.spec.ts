import { expect, expectAccessible, test } from './lib/journey.ts'
import { breakCalls, enterAs, expectAbout, holdCalls, isDesktop, newWord, publish, timeOnScreen } from './lib/market.ts'

type Page = import('@playwright/test').Page

const form = (page: Page) => page.getByRole('dialog')
const question = (page: Page) => page.getByRole('alertdialog')
const main = (page: Page) => page.getByRole('main')
const names = (page: Page) => main(page).locator('a[href^="/products/"]').allTextContents()

test('[SEL-10] a token whose member was not stored: the panel shows that it is loading, then its content @390', async ({ page }) => {
  const answer = await holdCalls(page, /\/api\/v1\/users\/me$/)
  await enterAs(page, 'Sol')
  await page.evaluate(() => localStorage.removeItem('user'))
  await page.goto('/seller-dashboard')
  await expect(page.getByRole('status').filter({ hasText: 'Cargando información del usuario...' })).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { name: 'Panel de Vendedor', level: 1 })).toBeVisible()
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').name)).toBe('Sol')

  await page.unrouteAll()
  await page.evaluate(() => {
    localStorage.removeItem('user')
    localStorage.setItem('token', 'vencido')
  })
  await page.goto('/seller-dashboard')
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('a new seller: the entry points, two action cards and an empty list', async ({ page }) => {
  for (const path of ['/seller-dashboard', '/seller-mobile']) {
    await page.goto(path)
    await page.waitForURL('**/login')
  }
  const own = page.viewportSize() ?? { width: 1280, height: 800 }
  const sol = await enterAs(page, 'Sol')
  await test.step('[NAV-14] from 768 px on selling opens /seller-dashboard, below that /seller-mobile', async () => {
    for (const [width, path] of [
      [768, '/seller-dashboard'],
      [767, '/seller-mobile'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/dashboard')
      await page.getByRole('link', { name: 'Quiero realizar una Venta' }).click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(page.getByRole('heading', { name: 'Panel de Vendedor', level: 1 })).toBeVisible()
    }
  })
  await page.setViewportSize(own)
  await test.step('[SEL-09] without products it says so', async () => {
    await expect(page.getByText('No tienes productos cargados. ¡Agrega tu primer producto!')).toBeVisible()
  })
  await expectAccessible(page)
  await test.step('[SEL-05] two action cards: the quick form as a modal, and the link to /new-product', async () => {
    await expect(main(page).getByRole('link', { name: /Publicación completa/ })).toHaveAttribute('href', '/new-product')
    await main(page)
      .getByRole('button', { name: /Carga rápida/ })
      .click()
    await expect(form(page).getByRole('heading', { name: 'Nuevo Producto' })).toBeVisible()
  })

  // The same list is a table from 768 px on and cards under that; /seller-mobile has cards at every width.
  await publish(page, sol, { name: 'Mate de calabaza' })
  await test.step("[SEL-02] /seller-dashboard is the member's own panel", async () => {
    await page.goto('/seller-dashboard')
    await expect(page.getByRole('heading', { name: 'Panel de Vendedor', level: 1 })).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Mate de calabaza' })).toBeVisible()
  })
  await test.step('[LIM-02] from 768 px on it is a table, below that cards', async () => {
    for (const [width, tables] of [
      [768, 1],
      [767, 0],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      await expect(main(page).getByRole('table')).toHaveCount(tables)
      await expect(main(page).getByRole('link', { name: 'Mate de calabaza' })).toBeVisible()
    }
  })
  await test.step('[SEL-03] /seller-mobile is the same list as cards', async () => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/seller-mobile')
    await expect(page.getByRole('heading', { name: 'Panel de Vendedor', level: 1 })).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Mate de calabaza' })).toBeVisible()
    await expect(main(page).getByRole('table')).toHaveCount(0)
  })
})

test('«Mis Productos»: columns, search, category and sorting in both directions', async ({ page }) => {
  const dora = await enterAs(page, 'Dora')
  const word = newWord()
  await publish(page, dora, { name: 'Banco de plaza', price: 10, categoryId: 3 })
  await publish(page, dora, { name: `Alfombra ${word}`, price: 30, categoryId: 3 })
  await publish(page, dora, { name: 'Campera inflable', price: 20, categoryId: 2 })
  const [banco, alfombra, campera] = ['Banco de plaza', `Alfombra ${word}`, 'Campera inflable']
  await page.goto('/seller-dashboard')
  await expect(main(page).getByRole('heading', { name: 'Mis Productos' })).toBeVisible()
  const listed = (...wanted: (string | undefined)[]) => expect.poll(() => names(page)).toEqual(wanted)
  const sort = main(page).getByLabel('Ordenar por')
  await test.step('[SEL-07] it starts with all categories, sorted by price', async () => {
    await expect(sort).toHaveValue('price')
    await expect(main(page).getByLabel('Categoría').locator('option:checked')).toHaveText('Todas las categorías')
    await listed(banco, campera, alfombra)
  })
  await expectAccessible(page)
  if (isDesktop(page)) {
    await test.step('[SEL-06] the table has its six columns', async () => {
      const heads = ['Producto', 'Precio', 'Stock', 'Categoría', 'Estado', 'Acciones']
      await expect(main(page).getByRole('columnheader')).toHaveText(heads)
      const row = main(page).getByRole('row', { name: /Campera inflable/ })
      for (const text of ['$\u00a020', '5 unidades', 'Ropa y Accesorios', 'Publicado']) await expect(row).toContainText(text)
    })
    await main(page).getByRole('button', { name: 'Precio', exact: true }).click()
    await expect(main(page).getByRole('columnheader', { name: 'Precio' })).toHaveAttribute('aria-sort', 'descending')
  } else {
    const card = main(page).getByRole('listitem').filter({ hasText: 'Campera inflable' })
    const selling = card.getByRole('button', { name: /^Marcar como vendido/ })
    // Its words are not cut.
    expect(
      await selling.evaluate((button) => [...button.querySelectorAll('*')].some((part) => part.scrollWidth > part.clientWidth + 1)),
    ).toBe(false)
    for (const text of ['$\u00a020', '5 unidades', 'Ropa y Accesorios', 'Disponible']) await expect(card).toContainText(text)
    await main(page).getByRole('button', { name: 'Orden ascendente: invertir' }).click()
  }
  await listed(alfombra, campera, banco)
  await sort.selectOption('name')
  await listed(alfombra, banco, campera)
  await main(page).getByRole('button', { name: 'Orden ascendente: invertir' }).click()
  await listed(campera, banco, alfombra)
  await test.step('[SEL-07] category and search filter it', async () => {
    await main(page).getByLabel('Categoría').selectOption('Hogar y Jardín')
    await listed(banco, alfombra)
    const search = main(page).getByRole('searchbox', { name: 'Buscar en mis productos' })
    await search.fill(word)
    await listed(alfombra)
  })
  await page.reload()
  await listed(alfombra)
  await main(page).getByLabel('Categoría').selectOption('Ropa y Accesorios')
  await expect(page.getByText('Ningún producto coincide con tu búsqueda.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ver todos mis productos' }).click()
  await listed(campera, banco, alfombra)
})

test('editing, marking as sold and deleting, with their messages', { tag: '@390' }, async ({ page }) => {
  const ema = await enterAs(page, 'Ema')
  const tent = await publish(page, ema, { name: 'Carpa para cuatro', price: 80.5 })
  await publish(page, ema, { name: 'Bolsa de dormir', price: 20 })
  await page.goto('/seller-dashboard')
  const act = (action: string, name = 'Carpa para cuatro') => main(page).getByRole('button', { name: `${action}: ${name}` })
  const confirm = (yes: string) => question(page).getByRole('button', { name: yes }).click()
  const expectMessage = (text: string) => expect(main(page).getByText(text)).toBeVisible()

  // The server fails: each action shows so, and nothing changes.
  const restore = await breakCalls(page, /\/api\/v1\/products\/[\w-]+$/, { methods: ['PUT', 'DELETE'] })
  await act('Eliminar').click()
  await expect(question(page)).toContainText('Vas a eliminar «Carpa para cuatro».')
  await expectAccessible(page)
  await confirm('Eliminar')
  await expectMessage('No se pudo eliminar el producto.')
  await act('Marcar como vendido').click()
  await confirm('Marcar como vendido')
  await expectMessage('No se pudo marcar como vendido.')
  await act('Editar').click()
  await test.step('[SEL-11] an existing product is titled «Editar Producto» and changed by «Actualizar Producto»', async () => {
    await expect(form(page).getByRole('heading', { name: 'Editar Producto' })).toBeVisible()
    await expect(form(page).getByLabel('Precio en USD')).toHaveValue('80,5')
    await expect(form(page).getByRole('button', { name: 'Actualizar Producto' })).toBeVisible()
  })
  await expectAccessible(page)
  await form(page).getByLabel('Nombre del producto').fill('Carpa para seis')
  const update = form(page).getByRole('button', { name: 'Actualizar Producto' })
  await update.click()
  await expect(form(page).getByText('Error al actualizar el producto')).toBeVisible()
  await restore()
  await update.click()
  await expect(form(page).getByText('Producto actualizado con éxito')).toBeVisible()
  await expect(form(page)).toBeHidden()
  await expect(main(page).getByRole('link', { name: 'Carpa para seis' })).toBeVisible()

  await test.step('[SEL-25] the message of a sale clears after 3 s', async () => {
    const sold = timeOnScreen(page, 'Producto marcado como vendido.')
    await act('Marcar como vendido', 'Carpa para seis').click()
    await confirm('Marcar como vendido')
    await expectMessage('Producto marcado como vendido.')
    expectAbout(3000, await sold)
  })
  await test.step('[SEL-27] a sold product has no «Eliminar» and no «Marcar como vendido», and can be edited', async () => {
    await expect(act('Marcar como vendido', 'Carpa para seis')).toHaveCount(0)
    await expect(act('Eliminar', 'Carpa para seis')).toHaveCount(0)
    await expect(act('Eliminar', 'Bolsa de dormir')).toBeVisible()

    // A sold one can still be edited.
    await act('Editar', 'Carpa para seis').click()
    await form(page).getByLabel('Ubicación').fill('Tandil')
    await update.click()
    await expect(form(page)).toBeHidden()
    const after = await page.request.get(`/api/v1/products/${tent.id}`)
    expect(await after.json()).toMatchObject({ location: 'Tandil', sold: true, name: 'Carpa para seis', price: 80.5 })
  })

  await test.step('[SEL-25] the message of a deletion clears after 3 s', async () => {
    const shown = timeOnScreen(page, 'Producto eliminado.')
    await act('Eliminar', 'Bolsa de dormir').click()
    await confirm('Eliminar')
    await expectMessage('Producto eliminado.')
    expectAbout(3000, await shown)
  })
  await expect(main(page).getByRole('link', { name: 'Bolsa de dormir' })).toHaveCount(0)
})
