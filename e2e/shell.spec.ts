import { expect, expectAccessible, test } from './lib/journey.ts'
import { enterAs, holdCalls, isDesktop, join, newWord, openRoom, publish } from './lib/market.ts'

type Page = import('@playwright/test').Page

// Until a script has measured the screen both bars are there; the styles show one.
const field = (page: Page) => page.getByLabel('Buscar en la feria', { exact: true }).filter({ visible: true })
const results = (page: Page) => page.getByRole('main').getByRole('article')

test('one search field on every page: «/» leads into it, it suggests, remembers, and finds', async ({ page }) => {
  const word = newWord()
  const seller = await join(page, 'Vera')
  const product = await publish(page, seller, { name: `Farola ${word}` })
  await enterAs(page, 'Bruno')
  await page.goto('/favorites')
  // It is there once the page has its code.
  await expect(page.getByRole('button', { name: /^Notificaciones/ })).toBeVisible()
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(`farola ${word}`)
  const option = page.getByRole('option', { name: `Farola ${word} Producto` })
  await expect(option).toBeVisible()
  await expectAccessible(page)
  await option.click()
  await expect(page).toHaveURL(new RegExp(`/products/${product.id}$`))
  await expect(field(page)).toHaveValue('')

  await field(page).fill(word)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/search?q=${word}`)
  await expect(results(page).first()).toContainText(word)
  await test.step('the page of results has the only field', async () => {
    await expect(field(page)).toHaveCount(1)
    await expect(page.getByRole('main').getByLabel('Buscar en la feria')).toHaveValue(word)
  })
  await page.goBack()
  await field(page).click()
  await expect(page.getByRole('grid').getByText(word)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('grid')).toBeHidden()
  await test.step('with its code too «/» leads into it, and coming back to a page does not', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Feria, inicio' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    // The address is there before the page, which begins with a field of its own.
    await expect(page.getByRole('heading', { level: 1, name: /^¿Qué deseas/ })).toBeVisible()
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`/products/${product.id}$`))
    await expect(field(page)).not.toBeFocused()
  })
})

test('what was typed before the code of the field had loaded is kept, with the focus', { tag: '@1280' }, async ({ page }) => {
  await enterAs(page, 'Bruno')
  const bringCode = await holdCalls(page, /\/assets\/bar-search-.*\.js$/)
  await page.goto('/contacts')
  await field(page).click()
  await page.keyboard.type('sillón de')
  bringCode()
  await expect(page.getByRole('combobox', { name: 'Buscar en la feria' })).toHaveValue('sillón de')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(' mimbre')
  await expect(field(page)).toHaveValue('sillón de mimbre')
})

test('a visitor’s search works without scripts, and leads to the page for everybody', async ({ browser, baseURL, page }) => {
  const word = newWord()
  const seller = await join(page, 'Vera')
  await publish(page, seller, { name: `Farola ${word}` })
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, viewport: page.viewportSize() })
  const plain = await context.newPage()
  await plain.goto('/explorar')
  await field(plain).fill(word)
  await field(plain).press('Enter')
  await expect(plain).toHaveURL(new RegExp(`/buscar\\?q=${word}`))
  await expect(results(plain).first()).toContainText(word)
  await context.close()
})

test('what is the member’s is behind their picture: account, purchases, sales, balance, help', { tag: '@1280' }, async ({ page }) => {
  expect(isDesktop(page)).toBe(true)
  await enterAs(page, 'Ana Clara Fernández de la Fuente y Ortiz de Rozas')
  await page.goto('/dashboard')
  const button = page.getByRole('button', { name: /^Tu cuenta, Ana Clara/ })
  await button.click()
  const banner = page.getByRole('banner')
  await expect(banner.getByText(/^Ana Clara Fernández/)).toBeVisible()
  await expectAccessible(page)
  for (const [name, url] of [
    ['Mis compras', /\/history$/],
    ['Mis ventas', /\/history\?tab=ventas$/],
    ['Datos personales', /\/personal-info$/],
    ['Ayuda', /\/ayuda$/],
  ] as const) {
    await banner.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(url)
    await expect(banner.getByRole('link', { name, exact: true })).toBeHidden()
    await button.click()
  }
  await expect(banner.getByRole('link', { name: 'Ayuda', exact: true })).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await banner.getByRole('link', { name: 'Publicar' }).click()
  await expect(page).toHaveURL(/\/new-product$/)
})

test('on phones five places are within the thumb’s reach; a conversation has the whole screen', { tag: '@390' }, async ({ page }) => {
  const tabs = page.getByRole('navigation', { name: 'A mano' })
  await page.goto('/explorar')
  await expect(tabs.getByRole('link')).toHaveText(['Inicio', 'Buscar', 'Publicar', 'Mensajes', 'Perfil'])
  await tabs.getByRole('link', { name: 'Mensajes' }).click()
  await expect(page).toHaveURL(/\/login$/)
  const seller = await join(page, 'Vera')
  const buyer = await enterAs(page, 'Bruno')
  await page.goto('/dashboard')
  for (const [name, url] of [
    ['Buscar', /\/search$/],
    ['Publicar', /\/new-product$/],
    ['Mensajes', /\/chats$/],
    ['Perfil', /\/profile$/],
    ['Inicio', /\/dashboard$/],
  ] as const) {
    await tabs.getByRole('link', { name }).click()
    await expect(page).toHaveURL(url)
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    const box = await tabs.getByRole('link', { name }).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await expectAccessible(page)
  const product = await publish(page, seller, { name: 'Farola de la esquina' })
  await page.goto(`/products/${product.id}`)
  await test.step('the button to buy stands above them', async () => {
    const buy = await page
      .getByRole('main')
      .getByRole('link', { name: /^Comprar/ })
      .last()
      .boundingBox()
    const bar = await tabs.boundingBox()
    expect((buy?.y ?? 0) + (buy?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
  })
  await page.goto(`/chat/${await openRoom(page, buyer, seller, product)}`)
  await expect(page.getByRole('heading', { name: 'Vera' })).toBeVisible()
  await expect(tabs).toBeHidden()
  await page.goto('/chat/nadie')
  await expect(tabs).toBeVisible()
})
