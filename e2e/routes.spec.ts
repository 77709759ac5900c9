import { expect, expectAccessible, test } from './lib/journey.ts'
import { ask, enterAs, isDesktop, join, publish, takeSession } from './lib/market.ts'

/** Every address of the specification for visitors, with the heading that it opens with. */
const forAll: [path: string, heading: RegExp][] = [
  ['/', /Compra y venta/i],
  ['/onboarding', /./],
  ['/acerca', /./],
  ['/coming-soon', /COMING SOON/],
  ['/login', /BIENVENIDO/],
  ['/register', /REGÍSTRATE/],
  ['/Register-step1', /¿Cómo vas a usar/],
  ['/register-step1', /¿Cómo vas a usar/],
  ['/registro-empresa', /./],
  ['/registro-proveedor', /./],
  ['/match', /./],
  ['/forgot-password', /contraseña/i],
  ['/reset-password/inventado', /contraseña/i],
  ['/confirm-email/inventado', /./],
  ['/undo-email/inventado', /Recuperar tu cuenta/],
  ['/product-ranking', /Ranking de sugerencias/],
  ['/suggestion-ranking', /Ranking de sugerencias/],
  ['/dashboard', /¿Qué deseas hacer hoy\?/],
  ['/arrepentimiento', /arrepentimiento/i],
  ['/privacy-policy', /privacidad/i],
  ['/resale/inventado', /./],
  ['/ofertas/no?token=inventado', /No recibir más ofertas/],
  ['/mails/inventado', /Este enlace no sirve/],
  ['/no-existe', /./],
]

/** Those for members; `:product` and `:order` stand for some of their own. */
const forMembers: [path: string, heading: RegExp][] = [
  ['/seller-dashboard', /Panel de Vendedor/],
  ['/seller-mobile', /Panel de Vendedor/],
  ['/new-product', /What do you offer/],
  ['/all-products', /./],
  ['/buyer-dashboard', /¿Qué estás buscando\?/],
  ['/products/:product', /Mesa de los recorridos/],
  ['/admin-dashboard', /Administración/],
  ['/reports', /Reportes/],
  ['/shop-with-ai', /Comprar con IA/],
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
  ['/saldo', /Mi saldo/],
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

/** Opens an address as its reader would: one h1 with these words, links that lead somewhere, nothing that axe objects to; it is asked on the phone. */
const visit = async (page: import('@playwright/test').Page, path: string, heading: RegExp): Promise<string[]> => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toHaveText(heading)
  await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0)
  if (!isDesktop(page)) await expectAccessible(page)
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin, protocol }) => origin === location.origin && protocol.startsWith('http'))
      .map(({ pathname }) => pathname),
  )
}

/** The addresses that were not walked themselves, one of each kind, since a product's page is as good as another's. */
const others = (links: string[], walked: string[]): string[] => {
  const kindOf = (path: string) =>
    path
      .replace(/[?].*/, '')
      .replace(/[0-9a-f-]{36}/, ':id')
      .toLowerCase()
  const known = new Set(walked.map(kindOf))
  return [...new Map(links.map((path) => [kindOf(path), path]))].flatMap(([kind, path]) => (known.has(kind) ? [] : [path]))
}

/** Whether an address has a page: every address answers the app, so the page itself must not be the one that says there is none. */
const expectPages = async (page: import('@playwright/test').Page, paths: string[]): Promise<void> => {
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }).first(), path).not.toHaveText(/no existe/i)
  }
}

test('[NAV-07, ACC-24, ACC-26, ACC-46, SRCH-35] every page for visitors stands, and its links lead to pages', async ({ page }) => {
  test.slow()
  const links: string[] = []
  for (const [path, heading] of forAll) links.push(...(await visit(page, path, heading)))
  const walked = forAll.map(([path]) => path)
  await expectPages(page, others(links, walked))
})

test('[ACC-56, SRCH-11, SRCH-12] every page for members sends visitors to the login', { tag: '@390' }, async ({ page }) => {
  test.slow()
  for (const [path] of forMembers) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/login$/)
  }
})

test('[ACC-33, ACC-39, ACC-44, ORD-10, ORD-21, REP-01] every page for members stands, and its links lead to pages', async ({ page }) => {
  test.slow()
  const seller = await join(page, 'Vera')
  const product = await publish(page, seller, { name: 'Mesa de los recorridos' })
  const walker = await enterAs(page, 'Caminante')
  const card = { number: '4509 9535 6623 3704', name: 'APRO', expiry: '11/30', cvc: '123' }
  const { id: cardToken } = (await (await page.request.post('/sandbox/card-tokens', { data: card })).json()) as { id: string }
  const body = { products: [{ productId: product.id }], cardToken, paymentMethod: 'credit' }
  const order = await ask<{ id: string }>(page, walker, 'POST', '/orders', body)
  const links: string[] = []
  const walked = forAll.map(([path]) => path)
  for (const [pattern, heading] of forMembers) {
    const path = pattern.replace(':product', product.id).replace(':order', order.id)
    links.push(...(await visit(page, path, heading)))
    walked.push(path)
  }
  await expectPages(page, others(links, walked))
  await takeSession(page, seller)
  await visit(page, `/sales/${order.id}`, /Mi venta/)
})
