import { expect, expectAccessible, expectFailures, test } from './lib/journey.ts'
import { aStall, ask, breakCalls, enterAs, expectResults, join, NOWHERE, newWord, publish } from './lib/market.ts'

type Page = import('@playwright/test').Page

const NO_PICTURE = '/images/sin-foto.svg'
const NOBODYS = '019a0000-0000-7000-8000-000000000000'

const main = (page: Page) => page.getByRole('main')
const card = (page: Page, name: string) => main(page).getByRole('article').filter({ hasText: name })
const search = (page: Page) => main(page).getByRole('searchbox', { name: 'Buscar productos' })

test.describe('the catalogue', () => {
  test('search, groups, badges, list and empty result', async ({ page }) => {
    await page.goto('/all-products')
    await page.waitForURL('**/login')
    const { word } = await aStall(page)
    await enterAs(page, 'Bruno')
    await test.step('[CAT-15] the catalogue has a heading, its search and «Todas las categorías»', async () => {
      await page.goto('/all-products')
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
      await expect(search(page)).toBeVisible()
      await expect(main(page).getByRole('combobox', { name: 'Categoría', exact: true }).locator('option:checked')).toHaveText(
        'Todas las categorías',
      )
      await expect(main(page).getByRole('button', { name: 'Ver en grilla' })).toHaveAttribute('aria-pressed', 'true')
    })
    await page.keyboard.press('/')
    await expect(search(page)).toBeFocused()
    await test.step('[CAT-19] it shows the number of results', async () => {
      await search(page).fill(word)
      await expectResults(page, '5 resultados')
    })

    // Groups with their counts, «Sin categoría» among them.
    await test.step('[CAT-22] the grid groups by category, with counts', async () => {
      for (const [name, count] of [
        ['Electrónicos', 2],
        ['Hogar y Jardín', 2],
        ['Sin categoría', 1],
      ] as const) {
        const group = main(page).getByRole('region', { name, exact: true })
        await expect(group.getByRole('heading', { level: 2 })).toHaveText(`${name} ${count}`)
        await expect(group.getByRole('article')).toHaveCount(count)
      }
    })
    await test.step('[CAT-25] every product has its badge', async () => {
      for (const [name, badge, tone] of [
        ['Aro', 'Disponible', 'good'],
        ['Bola', 'Disponible', 'warn'],
        ['Cinta', 'Disponible', 'warn'],
        ['Dado', 'Agotado', 'bad'],
        ['Eje', 'Vendido', 'quiet'],
      ] as const) {
        await expect(card(page, `${name} ${word}`).getByText(badge, { exact: true })).toHaveAttribute('data-tone', tone)
      }
    })
    await test.step('[CAT-26] a low stock is a warning, a high one is not', async () => {
      await expect(card(page, `Bola ${word}`)).toContainText('Quedan 3')
      await expect(card(page, `Aro ${word}`)).not.toContainText('Quedan')
    })
    await expect(card(page, `Aro ${word}`)).toContainText('$\u00a01.234,50')
    await expect(card(page, `Bola ${word}`)).toContainText('$\u00a020')
    await expect(card(page, `Bola ${word}`).locator('img')).toHaveAttribute('src', '/images/comprar.svg')
    await test.step('[CAT-27] a product without a picture shows a placeholder', async () => {
      const fallback = card(page, `Aro ${word}`).locator('img')
      await expect(fallback).toHaveAttribute('src', NO_PICTURE)
      expect(await fallback.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth))).toBeGreaterThan(0)
    })
    await expectAccessible(page)

    // The list shows more of each, and is remembered.
    await test.step('[CAT-23] the list shows category, stock, price and details of each product', async () => {
      await main(page).getByRole('button', { name: 'Ver en lista' }).click()
      const row = card(page, `Aro ${word}`)
      for (const text of ['Electrónicos', '9 disponibles', '$\u00a01.234,50']) await expect(row).toContainText(text)
      await expect(row.getByRole('link', { name: `Ver detalles de Aro ${word}` })).toHaveAttribute('href', /^\/products\//)
      await expect(row.getByRole('button', { name: 'Agregar a favoritos' })).toHaveAttribute('aria-pressed', 'false')
      await expect(row.locator('img')).toBeVisible()
      await expect(card(page, `Cinta ${word}`)).toContainText('1 disponible')
      await expect(card(page, `Cinta ${word}`)).toContainText('Sin categoría')
      await expect(card(page, `Dado ${word}`)).toContainText('Agotado')
    })
    await test.step('[CAT-20] list and grid can be switched, and the choice is remembered', async () => {
      await expect(main(page).getByRole('region', { name: 'Electrónicos' })).toHaveCount(0)
      await expectAccessible(page)
      await page.goto(`/all-products?search=${word}`)
      await expect(main(page).getByRole('button', { name: 'Ver en lista' })).toHaveAttribute('aria-pressed', 'true')
      await expect(card(page, `Aro ${word}`)).toContainText('9 disponibles')
    })

    await test.step('[CAT-24] an empty result says so and links to all products', async () => {
      await search(page).fill(NOWHERE)
      await expect(main(page).getByText('No se encontraron productos')).toBeVisible()
      await expectResults(page, '0 resultados')
      await expectAccessible(page)
      await main(page).getByRole('link', { name: 'Ver todos los productos' }).click()
      await expect(page).toHaveURL(/\/all-products$/)
      await expect(main(page).getByRole('article').first()).toBeVisible()
    })
  })

  test('filters: a sidebar from 1024 px on, a panel below that; tags remove them', async ({ page }) => {
    const { word } = await aStall(page)
    const width = page.viewportSize()?.width ?? 1280
    await enterAs(page, 'Berta')
    const beside = main(page).getByRole('complementary', { name: 'Filtros' })
    const button = main(page).getByRole('button', { name: /^Filtros/ })
    await test.step('[LIM-01] from 1024 px on the filters stand beside the list, below that behind a button', async () => {
      await page.setViewportSize({ width: 1024, height: 800 })
      await page.goto(`/all-products?search=${word}`)
      await expectResults(page, '5 resultados')
      await expect(beside).toBeVisible()
      await expect(button).toHaveCount(0)
      await beside.getByLabel('Condición').selectOption('Nuevo')
      await expectResults(page, '1 resultado')
      await test.step('a price range applies once its fields lose focus, and is never reversed', async () => {
        const [from, to, currency] = [beside.getByLabel('Desde'), beside.getByLabel('Hasta'), beside.getByLabel('Moneda')]
        const leave = async () => {
          await to.press('Tab')
          await expect(currency).toBeFocused()
          await currency.press('Tab')
        }
        await from.fill('25')
        await from.press('Tab')
        await expect(to).toBeFocused()
        await to.fill('15')
        await expect(page).not.toHaveURL(/min_price/)
        await leave()
        await expect(beside.getByRole('alert')).toHaveText('El mínimo no puede ser mayor que el máximo.')
        await expect(page).not.toHaveURL(/min_price/)
        await to.fill('2.000')
        await leave()
        await expect(page).toHaveURL(/min_price=25&max_price=2000&currency=ARS/)
        await to.fill('2 lucas verdes')
        await expect(currency).toHaveValue('USD')
        await leave()
        await expect(page).toHaveURL(/min_price=25&max_price=2000(?!&currency)/)
        await from.fill('')
        await to.fill('')
        await to.press('Enter')
        await expect(page).not.toHaveURL(/_price/)
        await expectResults(page, '1 resultado')
      })
      await page.setViewportSize({ width: Math.min(width, 1023), height: 800 })
      await expect(beside).toHaveCount(0)
    })

    // In the panel nothing changes before «Aplicar».
    await test.step('[CAT-18] below 1024 px they open in a panel with «Limpiar» and «Aplicar»', async () => {
      await button.click()
      const panel = page.getByRole('dialog')
      await expect(panel.getByLabel('Condición')).toHaveValue('Nuevo')
      await expectAccessible(page)
      await panel.getByRole('button', { name: 'Limpiar' }).click()
      await expect(panel.getByLabel('Condición')).toHaveValue('')
      await panel.getByLabel('Condición').selectOption('Usado')
      await panel.getByLabel('Solo con stock').check()
      await panel.getByLabel('Desde').fill('US$ 25')
      await expect(page).toHaveURL(/condition=Nuevo/)
      await panel.getByRole('button', { name: 'Aplicar' }).click()
      await expect(panel).toBeHidden()
      await expectResults(page, '1 resultado')
      await expect(card(page, `Cinta ${word}`)).toBeVisible()
    })

    await test.step('[CAT-17] active filters are tags that remove them, and «Limpiar filtros» removes all', async () => {
      const tags = main(page).getByRole('list', { name: 'Filtros activos' })
      await expect(tags.getByRole('listitem')).toHaveText([`«${word}»`, 'Desde $\u00a025\u00a0USD', 'Usado', 'Solo con stock'])
      await tags.getByRole('link', { name: /^Quitar el filtro Desde/ }).click()
      await expectResults(page, '2 resultados')
      await tags.getByRole('link', { name: 'Quitar el filtro Solo con stock' }).click()
      await expectResults(page, '4 resultados')
      await expectAccessible(page)
      await main(page).getByRole('link', { name: 'Limpiar filtros' }).click()
      await expect(tags).toHaveCount(0)
      await expect(page).toHaveURL(/\/all-products$/)
      await expect(search(page)).toHaveValue('')
    })
  })

  test('going back restores filters and scroll, and the page says when there is no network', async ({ page, context }) => {
    await enterAs(page, 'Blas')
    await page.goto('/all-products?in_stock=true&sort=name')
    await expect(main(page).getByRole('article').nth(20)).toBeVisible()
    await page.evaluate(() => scrollTo(0, 1500))
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500)
    const seen = await page.evaluate(() => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main article h3 a')]
      const inSight = links.find((link) => link.getBoundingClientRect().top > 250 && link.getBoundingClientRect().bottom < 600)
      return inSight?.getAttribute('href')
    })
    await main(page).locator(`h3 a[href="${seen}"]`).click()
    await expect(page).toHaveURL(new RegExp(`${seen}$`))
    await expect(main(page).getByRole('button', { name: 'Compartir' })).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBeLessThan(100)
    await page.goBack()
    await expect(page).toHaveURL(/\/all-products\?in_stock=true&sort=name$/)
    await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 1500))).toBeLessThan(5)
    await expect(main(page).getByLabel('Ordenar por')).toHaveValue('name')
    await expect(main(page).getByRole('link', { name: 'Quitar el filtro Solo con stock' })).toBeAttached()

    const banner = page.getByText('Estás sin conexión.')
    await expect(banner).toBeHidden()
    expectFailures(page)
    await context.setOffline(true)
    await expect(banner).toBeVisible()
    await expectAccessible(page)
    await expect(main(page).getByRole('article').first()).toBeAttached()
    await context.setOffline(false)
    await expect(banner).toBeHidden()
  })
})

test.describe('a product', () => {
  test('its page: picture, price, description, seller, similar products and the ways back', async ({ page }) => {
    const seller = await join(page, 'Vito Quiroga')
    const word = newWord()
    const shelf = { categoryId: 8, price: 15 }
    for (const toy of ['Trompo', 'Yoyo', 'Balero', 'Dominó', 'Ludo']) await publish(page, seller, { ...shelf, name: `${toy} ${word}` })
    await publish(page, seller, { ...shelf, name: `Otra ${word}`, categoryId: 9 })
    const hidden = await publish(page, seller, { ...shelf, name: `Tren ${word}` })
    await ask(page, seller, 'PUT', `/products/${hidden.id}/visibility`, { visible: false })
    const train = await publish(page, seller, {
      ...shelf,
      name: `Tren ${word}`,
      price: 1234.5,
      description: 'Escala H0',
      details: 'Locomotora, tres vagones y vía.',
      imageUrl: '/images/vender.svg',
    })
    await page.goto(`/products/${train.id}`)
    await page.waitForURL('**/login')
    await enterAs(page, 'Belén')
    await page.goto(`/all-products?search=${word}`)
    await card(page, `Tren ${word}`).getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/products/${train.id}$`))
    await test.step('[CAT-29] picture, name, price, description, heart, and breadcrumbs', async () => {
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(`Tren ${word}`)
      await expect(main(page).getByText('$\u00a01.234,50').first()).toBeVisible()
      await expect(main(page).getByRole('img', { name: 'Foto 1 de 1' })).toHaveAttribute('src', '/images/vender.svg')
      await expect(main(page).getByText('Escala H0')).toBeVisible()
      await expect(main(page).getByText('Locomotora, tres vagones y vía.')).toBeVisible()
      const crumbs = main(page).getByRole('navigation', { name: 'Ruta de navegación' })
      await expect(crumbs.getByRole('link', { name: 'Inicio' })).toHaveAttribute('href', '/dashboard')
      await expect(crumbs.getByRole('link', { name: 'Productos' })).toHaveAttribute('href', '/all-products')
      await test.step('[CAT-32] the seller is shown with name and picture', async () => {
        const owner = main(page).getByRole('region', { name: 'Quién lo vende' })
        await expect(owner).toContainText('Vito Quiroga')
        await expect(owner).toContainText('VQ')
      })
      await expectAccessible(page)
      const heart = main(page)
        .getByRole('button', { name: /favoritos$/ })
        .first()
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await expect(heart).toHaveAccessibleName('Quitar de favoritos')
    })
    // Four of the five others of its category; neither the hidden one nor that of another category.
    await test.step('[CAT-33] up to four similar products of its category, all visible', async () => {
      const similar = main(page).locator('section', { has: page.getByRole('heading', { name: 'Productos similares' }) })
      await expect(similar.getByRole('article')).toHaveCount(4)
      for (const name of await similar.getByRole('heading', { level: 3 }).allTextContents()) {
        expect(name).toMatch(new RegExp(`^(Trompo|Yoyo|Balero|Dominó|Ludo) ${word}$`))
      }
    })
    await test.step('[CAT-29] «Volver» goes back', async () => {
      await main(page).getByRole('button', { name: 'Volver' }).click()
      await expect(page).toHaveURL(new RegExp(`/all-products\\?search=${word}$`))
    })
  })

  test('who may buy it: not its owner, and nobody once it is sold or out of stock', { tag: '@390' }, async ({ page }) => {
    const { word, sold } = await aStall(page)
    const bea = await enterAs(page, 'Bea')
    const own = await publish(page, bea, { name: `Propio ${word}` })
    const buy = main(page).getByRole('link', { name: 'Comprar ahora' })
    await page.goto(`/products/${own.id}`)
    await test.step('[CAT-31] its owner has none of the three buttons', async () => {
      await expect(main(page).getByText('Es tu publicación.')).toBeVisible()
      for (const name of ['Comprar ahora', 'Contactar vendedor', 'Revender']) await expect(main(page).getByText(name)).toHaveCount(0)
    })
    await expectAccessible(page)
    await test.step('[CAT-37] a product that is sold or out of stock cannot be bought', async () => {
      await page.goto(`/products/${sold.id}`)
      await expect(main(page).getByText('Este producto ya se vendió.')).toBeVisible()
      await expect(buy).toHaveCount(0)
      await page.goto(`/all-products?search=${word}`)
      await card(page, `Dado ${word}`).getByRole('link').click()
      await expect(main(page).getByText('No queda stock por ahora.')).toBeVisible()
      await expect(buy).toHaveCount(0)
    })
    await page.goBack()
    await card(page, `Bola ${word}`).getByRole('link').click()
    await buy.click()
    await expect(page).toHaveURL(/\/payment\?productId=[\w-]+$/)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Pagar')
    await expect(main(page).getByRole('heading', { level: 2, name: '¿Cómo querés pagar?' })).toBeVisible()
  })

  test('a missing product, and a failing server', { tag: '@390' }, async ({ page }) => {
    const seller = await enterAs(page, 'Boris')
    const { id } = await publish(page, seller, { name: 'Reloj de pared' })
    await test.step('[CAT-35] a missing product is not found', async () => {
      await page.goto(`/products/${NOBODYS}`)
      await expect(main(page).getByText('Producto no encontrado')).toBeVisible()
      await expect(main(page).getByRole('link', { name: 'Ver todos los productos' })).toHaveAttribute('href', '/all-products')
      await expectAccessible(page)
    })
    await test.step('[CAT-36] a product that does not load shows an error', async () => {
      const restore = await breakCalls(page, new RegExp(`/api/v1/products/${id}`))
      await page.goto(`/products/${id}`)
      await expect(main(page).getByText('Error al obtener el producto.')).toBeVisible({ timeout: 10_000 })
      await expectAccessible(page)
      await restore()
      await main(page).getByRole('button', { name: 'Reintentar' }).click()
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Reloj de pared')
    })
  })
})
