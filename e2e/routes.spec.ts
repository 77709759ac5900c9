import { expect, expectAccessible, expectAccessibleInBothSchemes, test } from './lib/journey.ts'
import { ask, enterAs, join, publish, takeSession } from './lib/market.ts'

type Page = import('@playwright/test').Page
type Addresses = [path: string, heading: RegExp, row?: string][]

/** The heading of the page for an unknown address. Every address returns the app, so nothing else reveals a dead link. */
const NO_PAGE = 'Página no encontrada'

/** Every public address of the specification, with its heading and the row that only it proves. */
const forAll: Addresses = [
  ['/', /Compra y venta/i],
  ['/onboarding', /./, 'ACC-24'],
  ['/acerca', /./],
  ['/coming-soon', /COMING SOON/],
  ['/login', /BIENVENIDO/],
  ['/register', /REGÍSTRATE/],
  ['/Register-step1', /¿Cómo vas a usar/],
  ['/register-step1', /¿Cómo vas a usar/],
  ['/registro-empresa', /./, 'ACC-26'],
  ['/registro-proveedor', /./, 'ACC-26'],
  ['/match', /./],
  ['/forgot-password', /contraseña/i],
  ['/reset-password/inventado', /contraseña/i],
  ['/confirm-email/inventado', /./],
  ['/undo-email/inventado', /Recuperar tu cuenta/],
  ['/product-ranking', /Ranking de sugerencias/],
  ['/suggestion-ranking', /Ranking de sugerencias/],
  ['/dashboard', /¿Qué deseas hacer hoy\?/],
  ['/arrepentimiento', /arrepentimiento/i],
  ['/ayuda', /¿En qué te ayudamos\?/],
  ['/ayuda/comprar', /Comprar/],
  ['/ayuda/contacto', /Contacto/],
  ['/privacy-policy', /privacidad/i],
  ['/terminos', /Términos y condiciones/],
  ['/reglas', /Reglas de la feria/],
  ['/transparencia', /Cuentas a la vista/],
  ['/resale/inventado', /./],
  ['/ofertas/no?token=inventado', /No recibir más ofertas/],
  ['/mails/inventado', /Este enlace no sirve/],
]

/** Those for members; `:product` and `:order` stand for some of their own. */
const forMembers: Addresses = [
  ['/seller-dashboard', /Panel de Vendedor/],
  ['/seller-mobile', /Panel de Vendedor/],
  ['/new-product', /What do you offer/],
  ['/all-products', /./],
  ['/buyer-dashboard', /¿Qué estás buscando\?/, 'SRCH-11'],
  ['/products/:product', /Mesa de los recorridos/],
  ['/admin-dashboard', /Administración/],
  ['/reports', /Reportes/],
  ['/shop-with-ai', /Comprar con IA/, 'SRCH-12'],
  ['/favorites', /Favoritos/i],
  ['/payment?productId=:product', /./],
  ['/card-details?productId=:product&cardType=credit', /./],
  ['/payment/return?order=:order', /Tu pago/],
  ['/profile', /./],
  ['/personal-info', /./],
  ['/privacy-police', /privacidad/i],
  ['/search', /./],
  ['/history', /Historial/],
  ['/historial', /Historial/],
  ['/requests', /./],
  ['/orders/:order', /Mi compra/],
  ['/contacts', /Contactos/],
  ['/denuncias', /Denuncias/],
  ['/saldo', /Mi saldo/],
  ['/bloqueados', /Personas bloqueadas/],
  ['/suspension', /Tu cuenta está habilitada/],
  ['/chat', /./],
  ['/chats', /./],
  ['/chat-manager', /./],
  ['/chat-requests', /./],
  ['/chat/a_b_c', /./],
  ['/matches', /./],
  ['/matches/inventado', /./],
  ['/matches/inventado?oferta=1', /./],
  ['/reseller/profile', /./],
  ['/reseller/links', /./],
  ['/reseller/transactions', /./],
]

/** Public pages that show a member more than a visitor. */
const alsoForMembers = forAll.filter(([path]) => ['/dashboard', '/match', '/product-ranking', '/arrepentimiento'].includes(path))

/** A walk opens some sixty pages, and looks at each four times. */
const WALK_MS = 480_000

/** The heading of a page, which must exist. */
const expectPage = async (page: Page, path: string): Promise<void> => {
  const heading = page.getByRole('heading', { level: 1 }).first()
  await expect(heading, path).toBeVisible()
  await expect(heading, path).not.toHaveText(NO_PAGE)
}

/** As a step that proves a row, if the address has one. */
const asStep = (row: string | undefined, path: string, work: () => Promise<void>): Promise<void> =>
  row ? test.step(`[${row}] ${path}`, work) : work()

/** Opens an address as its reader would: one h1 with these words, working links, no axe violations in either scheme. */
const visit = async (page: Page, path: string, heading: RegExp, row?: string): Promise<string[]> => {
  await asStep(row, path, async () => {
    await page.goto(path)
    await expectPage(page, path)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toHaveText(heading)
  })
  await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0)
  await expectAccessibleInBothSchemes(page)
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin, protocol }) => origin === location.origin && protocol.startsWith('http'))
      .map(({ pathname }) => pathname),
  )
}

/** The linked addresses not visited themselves, one per pattern, since all pages of products are alike. */
const others = (links: string[], walked: string[]): string[] => {
  const kindOf = (path: string) =>
    path
      .replace(/[?].*/, '')
      .replace(/^\/(?<kind>[pcv])\/.+/, '/$<kind>/:page')
      .replace(/[0-9a-f-]{36}/, ':id')
      .toLowerCase()
  const known = new Set(walked.map(kindOf))
  return [...new Map(links.map((path) => [kindOf(path), path]))].flatMap(([kind, path]) => (known.has(kind) ? [] : [path]))
}

/** Follows every link shown that leads to none of the visited pages: each must have a page, and its own links are followed too. */
const expectPages = async (page: Page, links: string[], walked: string[]): Promise<void> => {
  const seen = [...walked]
  let waiting = others(links, seen)
  while (waiting.length > 0) {
    const found: string[] = []
    for (const path of waiting) found.push(...(await visit(page, path, /./)))
    seen.push(...waiting)
    waiting = others(found, seen)
  }
}

test('an unknown address says so, so that a dead link can be recognised', { tag: '@390' }, async ({ page }) => {
  await page.goto('/no-existe')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NO_PAGE)
  await expectAccessible(page)
  await expect(expectPage(page, '/no-existe')).rejects.toThrow('/no-existe')
})

test('a colour that is faint in the dark scheme only is found', { tag: '@390' }, async ({ page }) => {
  await page.goto('/no-existe')
  await expectAccessibleInBothSchemes(page)
  await page.getByRole('main').evaluate((main) => {
    main.style.color = 'light-dark(#000, #333)'
    for (const inside of main.querySelectorAll<HTMLElement>('p, h2')) inside.style.color = 'inherit'
  })
  await expectAccessible(page)
  await expect(expectAccessibleInBothSchemes(page)).rejects.toThrow('color-contrast')
})

test('every page for visitors opens, and its links lead to pages', { tag: '@1280' }, async ({ page }) => {
  test.setTimeout(WALK_MS)
  const links: string[] = []
  for (const address of forAll) links.push(...(await visit(page, ...address)))
  const walked = forAll.map(([path]) => path)
  await expectPages(page, links, walked)
})

test('[ACC-56] every page for members sends visitors to the login', { tag: '@390' }, async ({ page }) => {
  test.slow()
  for (const [path] of forMembers) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/login$/)
  }
})

test('every page for members opens, and its links lead to pages', { tag: '@1280' }, async ({ page }) => {
  test.setTimeout(WALK_MS)
  const seller = await join(page, 'Vera')
  const product = await publish(page, seller, { name: 'Mesa de los recorridos' })
  const walker = await enterAs(page, 'Caminante')
  const card = { number: '4509 9535 6623 3704', name: 'APRO', expiry: '11/30', cvc: '123' }
  const { id: cardToken } = (await (await page.request.post('/sandbox/card-tokens', { data: card })).json()) as { id: string }
  const body = { products: [{ productId: product.id }], cardToken, paymentMethod: 'credit' }
  const order = await ask<{ id: string }>(page, walker, 'POST', '/orders', body)
  const links: string[] = []
  const walked = forAll.map(([path]) => path)
  for (const [pattern, heading, row] of [...forMembers, ...alsoForMembers]) {
    const path = pattern.replace(':product', product.id).replace(':order', order.id)
    links.push(...(await visit(page, path, heading, row)))
    walked.push(path)
  }
  await expectPages(page, links, walked)
  await takeSession(page, seller)
  await visit(page, `/sales/${order.id}`, /Mi venta/)
})
