import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, expectFailures, test } from './lib/journey.ts'
import { buy, enterAs, isDesktop, type Joined, join, newWord, publish } from './lib/market.ts'

type Page = import('@playwright/test').Page

const main = (page: Page) => page.getByRole('main')
const figure = (page: Page, name: string) => main(page).locator('dt', { hasText: name }).locator('xpath=following-sibling::dd')

/** Sells one unit of a new product and returns its name. */
const sell = async (page: Page, seller: Joined, buyer: Joined, name: string) => {
  await buy(page, buyer, await publish(page, seller, { name, price: 1500, currency: 'ARS' }))
}

const download = async (page: Page, button: string) => {
  const [file] = await Promise.all([page.waitForEvent('download'), main(page).getByRole('button', { name: button }).click()])
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test('figures, charts, tables and files', async ({ page }) => {
  await test.step('[REP-01] the reports are for members', async () => {
    await page.goto('/reports')
    await page.waitForURL('**/login')
  })
  const seller = await enterAs(page, 'Vicente')
  const buyer = await join(page, 'Berta')
  const name = `=Reloj "${newWord()}"`
  await sell(page, seller, buyer, name)
  await page.goto('/reports')
  await expect(page).toHaveTitle(/Reportes/)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Reportes')
  await test.step('[REP-02] three own figures', async () => {
    await expect(figure(page, 'Ventas Totales')).toHaveText('1')
    await expect(figure(page, 'Ingreso Total')).toHaveText('$\u00a01.500')
    await expect(figure(page, 'Producto más vendido')).toHaveText(name)
  })
  await test.step('[REP-03] three figures of the whole market', async () => {
    for (const global of ['Ventas Globales', 'Ingresos Globales', 'Precio promedio venta'])
      await expect(figure(page, global)).toHaveText(/\d/)
  })
  await test.step('[REP-04] a chart of sales and one of the trend', async () => {
    for (const chart of ['Ventas globales por mes', 'Tendencia mensual de ventas']) {
      await expect(main(page).getByRole('img', { name: chart }).locator('svg')).toBeVisible()
    }
  })
  await expectAccessible(page)

  await main(page).getByRole('button', { name: 'Ver como tabla: Ventas globales por mes' }).click()
  const table = main(page).getByRole('table', { name: 'Ventas globales por mes' })
  await expect(table.getByRole('row')).toHaveCount(7)
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Ver como gráfico: Ventas globales por mes' }).click()
  await expect(table).toBeHidden()

  const sales = await download(page, 'Exportar mis ventas (CSV)')
  expect(sales.name).toMatch(/^ventas-\d{4}-\d\d-\d\d\.csv$/)
  expect(sales.text).toContain(`"'${name.replaceAll('"', '""')}";1;1500,00;ARS`)
  const months = await download(page, 'Exportar CSV de Tendencia mensual de ventas')
  expect(months.text.trim().split('\r\n')).toHaveLength(7)
})

test('loading until both calls end; failures are silent', { tag: '@1280' }, async ({ page }) => {
  expectFailures(page)
  await enterAs(page, 'Valeria')
  let release = () => undefined as unknown
  const gate = new Promise((done) => {
    release = () => done(undefined)
  })
  await page.route('**/api/v1/reports/*', async (route) => {
    if (route.request().url().endsWith('/personal')) return route.continue()
    await gate
    await route.fulfill({ status: 500, contentType: 'application/json', body: '{}' })
  })
  await test.step('[REP-13] it shows loading until both calls have ended', async () => {
    await page.goto('/reports')
    await expect(main(page).getByText('Cargando reportes...')).toBeVisible()
    await expectAccessible(page)
    release()
    await expect(main(page).getByText('Cargando reportes...')).toBeHidden()
  })
  await test.step('[REP-14] a failed call shows its defaults and nothing else', async () => {
    await expect(figure(page, 'Ventas Totales')).toHaveText('0')
    await expect(figure(page, 'Producto más vendido')).toHaveText('—')
    await expect(figure(page, 'Ventas Globales')).toHaveText('0')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
  await test.step('[REP-05] a chart without data shows that it is loading', async () => {
    await expect(main(page).getByText('Cargando gráfico...')).toBeVisible()
    await expect(main(page).getByText('Cargando gráfico de tendencias...')).toBeVisible()
  })
  await expectAccessible(page)
})

test('[REP-10] sample data is marked as a sample', { tag: '@390' }, async ({ page }) => {
  await enterAs(page, 'Vanesa')
  const months = ['Ene', 'Feb', 'Mar', 'Abr', 'May', 'Jun']
  const values = [1, 2, 3, 4, 5, 6]
  await page.route('**/api/v1/reports/global', (route) =>
    route.fulfill({
      json: {
        totalProductsSold: 0,
        totalRevenue: 0,
        averageSalePrice: 0,
        salesByMonth: { labels: months, revenue: values, productsSold: values },
        trend: { labels: months, values },
        isSample: true,
      },
    }),
  )
  await page.goto('/reports')
  await expect(main(page).getByText('Datos de ejemplo')).toHaveCount(2)
  await expectAccessible(page)
})

test('the side navigation folds, or opens over a backdrop, and there is one footer', async ({ page }) => {
  await enterAs(page, 'Violeta')
  await page.goto('/reports')
  await test.step('[NAV-27] the footer has name, year and tagline, once', async () => {
    await expect(page.getByRole('contentinfo')).toHaveCount(1)
    await expect(page.getByRole('contentinfo')).toContainText(String(new Date().getFullYear()))
    await expect(page.getByRole('contentinfo')).toContainText('Feria')
    await expect(page.getByRole('contentinfo')).toContainText('Compra y venta a través de IA')
  })
  const opener = main(page).getByRole('button', { name: 'Secciones' })
  if (isDesktop(page)) {
    const side = main(page).getByRole('navigation', { name: 'Reportes' })
    await test.step('[NAV-26] wide, the side navigation folds', async () => {
      await expect(side.getByRole('link', { name: 'Reportes' })).toHaveAttribute('aria-current', 'page')
      const wide = (await side.boundingBox())?.width ?? 0
      await opener.click()
      await expect(opener).toHaveAttribute('aria-expanded', 'false')
      expect((await side.boundingBox())?.width).toBeLessThan(wide / 2)
      await page.reload()
      await expect(opener).toHaveAttribute('aria-expanded', 'false')
    })
    await expectAccessible(page)
    await side.getByRole('link', { name: 'Ranking' }).click()
    await expect(page).toHaveURL(/\/suggestion-ranking$/)
    return
  }
  const drawer = page.getByRole('dialog')
  await test.step('[NAV-26] narrow, it opens over a backdrop, and a press on the backdrop closes it', async () => {
    await opener.click()
    await expect(drawer.getByRole('link', { name: 'Mis ventas' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await opener.click()
    await expect(drawer).toBeVisible()
    await page.mouse.click(380, 700)
    await expect(drawer).toBeHidden()
    await opener.click()
    await drawer.getByRole('link', { name: 'Mis ventas' }).click()
    await expect(page).toHaveURL(/\/history\?tab=ventas$/)
    await expect(drawer).toBeHidden()
  })
})
