import { fillCard, VISA } from './lib/card.ts'
import { expect, expectAccessible, expectFailures, test } from './lib/journey.ts'
import { ask, enterAs, type Joined, join, newWord, type Product, publish, sentBodies } from './lib/market.ts'

type Page = import('@playwright/test').Page
interface Purchase {
  id: string
  status: string
  refusal: string | null
  isPaymentPending: boolean
}

const NOBODYS = '019a0000-0000-7000-8000-000000000000'
const REASON = 'La tarjeta no tiene saldo suficiente. Probá con otra tarjeta.'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name })
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, level: 2 })
const purchases = (page: Page, buyer: Joined) => ask<Purchase[]>(page, buyer, 'GET', '/orders')
const stockOf = async (page: Page, buyer: Joined, { id }: Product) => (await ask<Product>(page, buyer, 'GET', `/products/${id}`)).stock

/** A product of somebody else, and a member who wants it. */
const wanted = async (page: Page, fields: object = {}): Promise<{ product: Product; buyer: Joined }> => {
  const seller = await join(page, 'Vendedora')
  const product = await publish(page, seller, { name: `Radio ${newWord()}`, price: 250, stock: 2, ...fields })
  return { product, buyer: await enterAs(page, 'Compradora') }
}

const choose = async (page: Page, way: string) => {
  await main(page).getByRole('radio', { name: way }).press('Space')
  await button(page, 'Continuar').click()
}

/** From /payment to the provider's page, which is not ours. */
const goOutside = async (page: Page) => {
  await choose(page, 'Pagar con Mercado Pago')
  await page.waitForURL('**/sandbox/checkout/*')
  await expect(page.getByRole('heading', { name: 'Pago de prueba' })).toBeVisible()
}

/** An order that is reserved and not paid. */
const reserve = (page: Page, buyer: Joined, { id }: Product) =>
  ask<Purchase & { reservedUntil: string }>(page, buyer, 'POST', '/orders', { products: [{ productId: id }] })

test('[PAY-12] an approved card; the sandbox explains which name has which effect', { tag: '@1280' }, async ({ page }) => {
  const { product, buyer } = await wanted(page)
  await page.goto(`/payment?productId=${product.id}`)
  await expect(main(page).getByRole('radio')).toHaveCount(3)
  await expect(main(page).getByText('Modo de prueba: no se mueve dinero real')).toBeVisible()
  await expect(main(page).getByRole('button', { name: /^Visa 4509 9535 6623 3704/ })).toBeVisible()
  await expectAccessible(page)
  await choose(page, 'Tarjeta de crédito')
  await main(page).getByLabel('¿Qué querés probar?').selectOption('APRO')
  await main(page)
    .getByRole('button', { name: /^Mastercard 5031/ })
    .click()
  await expect(main(page).getByLabel('Número de la tarjeta', { exact: true })).toHaveValue('5031 7557 3453 0604')
  await expectAccessible(page)
  await button(page, 'Siguiente').click()
  await expect(main(page).getByLabel('Nombre como figura en la tarjeta', { exact: true })).toHaveValue('APRO')
  await button(page, 'Anterior').click()
  await fillCard(page, 'APRO')
  await button(page, 'Confirmar compra').click()
  await expect(page.getByRole('alertdialog')).toContainText('Compra realizada con éxito')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Entendido' }).click()
  await page.waitForURL('**/history')
  expect((await purchases(page, buyer)).map(({ status }) => status)).toEqual(['pendiente'])
})

test('[PAY-12] a refused card, then another one, make one order; after a reload too', { tag: '@390' }, async ({ page }) => {
  const { product, buyer } = await wanted(page, { stock: 1 })
  await page.goto(`/card-details?productId=${product.id}&cardType=credit`)
  await fillCard(page, 'FUND')
  await button(page, 'Confirmar compra').click()
  await expect(main(page).getByText(REASON)).toBeVisible()
  await expect(main(page).getByText(/^Reservada hasta las \d\d:\d\d\. Quedan 1\d:\d\d$/)).toBeVisible()
  for (const name of ['Probar con otra tarjeta', 'Reintentar', 'Pagar con Mercado Pago']) await expect(button(page, name)).toBeEnabled()
  await expectAccessible(page)
  await button(page, 'Probar con otra tarjeta').click()
  await expect(main(page).getByLabel('Número de la tarjeta', { exact: true })).toHaveValue(VISA)

  // The only unit is reserved for this member: a reload continues with their order.
  const [order] = await purchases(page, buyer)
  await page.reload()
  await expect(page).toHaveURL(`/card-details?orderId=${order?.id}&cardType=credit`)
  await fillCard(page, 'OTHE', '5031 7557 3453 0604')
  await button(page, 'Confirmar compra').click()
  await expect(main(page).getByText('La tarjeta fue rechazada. No se hizo ningún cobro: probá con otra.')).toBeVisible()
  await button(page, 'Probar con otra tarjeta').click()
  await fillCard(page, 'APRO', '5031 7557 3453 0604')
  await button(page, 'Confirmar compra').dblclick()
  await expect(page.getByRole('alertdialog')).toContainText('Compra realizada con éxito')
  const after = await purchases(page, buyer)
  expect(after.map(({ id, status }) => [id, status])).toEqual([[order?.id, 'pendiente']])
})

test('[PAY-16] a payment with an unknown outcome is followed on its own page until it is decided', { tag: '@390' }, async ({ page }) => {
  const { product, buyer } = await wanted(page)
  await page.goto(`/card-details?productId=${product.id}&cardType=credit`)
  await fillCard(page, 'CONT')
  expectFailures(page)
  // The order is placed and the card charged; the server could not confirm it.
  await page.route('**/api/v1/orders', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.fulfill({
      status: 503,
      contentType: 'application/json',
      body: '{"error":"payments.unavailable","message":"No pudimos confirmar."}',
    })
  })
  await button(page, 'Confirmar compra').click()
  await page.waitForURL('**/payment/return?**')
  await expect(heading(page, 'Pago en revisión')).toBeVisible()
  await expectAccessible(page)
  expect((await purchases(page, buyer)).map(({ isPaymentPending }) => isPaymentPending)).toEqual([true])
})

test('the external payment: a failing start, one call for two presses, approved', {
  tag: '@1280',
}, async ({ page }) => {
  const { product, buyer } = await wanted(page)
  await page.goto(`/payment?productId=${product.id}`)
  // Nothing starts, an address of another site is not followed, and the server's own refusal is shown.
  expectFailures(page)
  const answers = [
    { status: 500, body: '{}' },
    { status: 200, contentType: 'text/plain', body: 'https://evil.example/checkout' },
    { status: 409, contentType: 'application/json', body: '{"error":"payments.other-price","message":"El precio cambió."}' },
  ]
  const messages = [
    'Hubo un error al iniciar el pago. Intenta de nuevo.',
    'Hubo un error al iniciar el pago. Intenta de nuevo.',
    'El precio cambió.',
  ]
  await test.step('[PAY-15] a payment that does not start shows an error', async () => {
    await main(page).getByRole('radio', { name: 'Pagar con Mercado Pago' }).press('Space')
    for (const [at, answer] of answers.entries()) {
      await page.route('**/api/v1/payments', (route) => route.fulfill(answer))
      await button(page, 'Continuar').click()
      await expect(main(page).getByRole('alert')).toHaveText(messages[at] ?? '')
      await page.unroute('**/api/v1/payments')
    }
  })
  await expectAccessible(page)
  await expect(page).toHaveURL(/\/payment\?/)

  await test.step('[PAY-14] it sends title, one unit and price, and opens the address in the answer', async () => {
    const starts = sentBodies(page, 'POST', /\/api\/v1\/payments$/)
    const sent = page.waitForRequest('**/api/v1/payments')
    await button(page, 'Continuar').dblclick()
    const headers = (await sent).headers()
    expect(headers.authorization).toBe(`Bearer ${buyer.token}`)
    expect(headers['idempotency-key']).toMatch(/^[\w-]{8,100}$/)
    await page.waitForURL('**/sandbox/checkout/*')
    const [placed] = await purchases(page, buyer)
    expect(starts).toEqual([{ title: product.name, quantity: 1, unit_price: 250, orderId: placed?.id }])
  })
  await test.step('[PAY-16] the outcome has a page of its own', async () => {
    await page.getByRole('button', { name: 'Pagar', exact: true }).click()
    await page.waitForURL('**/payment/return?order=*')
    await expect(heading(page, '¡Listo!')).toBeVisible()
    await expectAccessible(page)
    const [order] = await purchases(page, buyer)
    expect(order?.status).toBe('pendiente')
    await expect(main(page).getByRole('link', { name: 'Ver mi compra' })).toHaveAttribute('href', `/orders/${order?.id}`)
  })
  expect(await purchases(page, buyer)).toHaveLength(1)
})

test('[PAY-16] refused on the provider’s page: shows why, and retries with the same order; the address’s parameters are not trusted', {
  tag: '@390',
}, async ({ page }) => {
  const { product, buyer } = await wanted(page)
  await page.goto(`/payment?productId=${product.id}`)
  await goOutside(page)
  await page.getByRole('button', { name: 'Rechazar: sin saldo' }).click()
  await expect(heading(page, 'El pago fue rechazado')).toBeVisible()
  await expect(main(page).getByText(REASON)).toBeVisible()
  await expectAccessible(page)
  const [order] = await purchases(page, buyer)
  await page.goto(`/payment/return?order=${order?.id}&status=approved&collection_status=approved`)
  await expect(heading(page, 'Estamos confirmando tu pago…')).toBeVisible()
  await expect(heading(page, '¡Listo!')).toHaveCount(0)
  await page.goto(`/payment/return?order=${order?.id}&status=rejected`)
  await main(page).getByRole('link', { name: 'Pagar de otra forma' }).click()
  await expect(page).toHaveURL(`/payment?orderId=${order?.id}`)
  await expect(main(page).getByRole('timer')).toHaveText(/^Quedan \d\d?:\d\d$/)
  await goOutside(page)
  await page.getByRole('button', { name: 'Volver sin pagar' }).click()
  await expect(heading(page, 'El pago fue rechazado')).toBeVisible()
  await main(page).getByRole('link', { name: 'Pagar de otra forma' }).click()
  await goOutside(page)
  await page.getByRole('button', { name: 'Pagar', exact: true }).click()
  await expect(heading(page, '¡Listo!')).toBeVisible()
  expect((await purchases(page, buyer)).map(({ id }) => id)).toEqual([order?.id])
  expect(await stockOf(page, buyer, product)).toBe(1)
  // Coming back to pay, the member finds it paid; nobody else finds it at all.
  await page.goto(`/payment?orderId=${order?.id}`)
  await page.waitForURL(`**/orders/${order?.id}`)
  await page.goto(`/payment/return?order=${NOBODYS}&status=approved`)
  await expect(main(page).getByText('No encontramos esa compra.')).toBeVisible()
  await expectAccessible(page)
})

test('[PAY-16] left pending, then paid while the page is open: no reload needed; offline shows a message', { tag: '@390' }, async ({
  page,
  context,
}) => {
  const { product, buyer } = await wanted(page)
  const { id } = await reserve(page, buyer, product)
  await page.goto(`/payment?productId=${product.id}`)
  await expect(page).toHaveURL(`/payment?orderId=${id}`)
  await goOutside(page)
  await page.getByRole('button', { name: 'Dejar pendiente' }).click()
  await expect(heading(page, 'Pago en revisión')).toBeVisible()
  await expect(main(page).getByText('Todavía lo están revisando. Te avisamos.')).toBeVisible()
  await expectAccessible(page)
  expectFailures(page)
  await context.setOffline(true)
  await expect(main(page).getByText(/Cuando vuelva la conexión seguimos consultando\./)).toBeVisible()
  await context.setOffline(false)
  await expect(main(page).getByText(/Cuando vuelva la conexión/)).toHaveCount(0)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  // The bank's later decision reaches the server by a webhook, and this page by itself.
  const paymentId = new URL(page.url()).searchParams.get('payment_id')
  expect((await page.request.post(`/sandbox/payments/${paymentId}`, { data: { step: 'approve' } })).status()).toBe(200)
  await expect(heading(page, '¡Listo!')).toBeVisible()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

test('[PAY-16] a card that the provider reviews opens the page that shows its outcome', { tag: '@1280' }, async ({ page }) => {
  const { product } = await wanted(page)
  await page.goto(`/card-details?productId=${product.id}&cardType=debit`)
  await fillCard(page, 'CONT')
  await button(page, 'Confirmar compra').click()
  await page.waitForURL('**/payment/return?order=*')
  await expect(heading(page, 'Pago en revisión')).toBeVisible()
  // Buying it again would pay twice: it leads to the payment that is still open.
  await page.goto(`/payment?productId=${product.id}`)
  await page.waitForURL('**/payment/return?order=*')
})

test('[PAY-01] when it was started signed out, the external payment is preselected after the login', { tag: '@1280' }, async ({ page }) => {
  const seller = await join(page, 'Vendedora')
  const product = await publish(page, seller, { name: `Radio ${newWord()}`, price: 250 })
  const { member } = await join(page, 'Visitante')
  const started = await page.request.post('/api/v1/payments', { data: { title: product.name, quantity: 1, unit_price: 250 } })
  await page.goto(await started.text())
  await page.waitForURL('**/login')
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await page.waitForURL('**/payment?productId=*start=checkout*')
  await expect(main(page).getByRole('radio', { name: 'Pagar con Mercado Pago' })).toBeChecked()
  await button(page, 'Continuar').click()
  await page.waitForURL('**/sandbox/checkout/*')
})

test('[CAT-37] a provider that charges pesos: price and charged amount side by side; a reservation that expires', { tag: '@390' }, async ({
  page,
}) => {
  const { product, buyer } = await wanted(page)
  const options = { provider: 'sandbox', tokenUrl: '/sandbox/card-tokens', currencies: ['ARS'], testCards: [], checkoutOrigins: [] }
  await page.route('**/api/v1/payments/options', (route) => route.fulfill({ json: options }))
  const rate = { ars: 1450, since: '2026-11-20T17:05:00.000Z', source: 'admin' }
  await page.route('**/api/v1/rates/current', (route) => route.fulfill({ json: { rate } }))
  await page.goto(`/payment?productId=${product.id}`)
  await expect(main(page).getByText('≈ $\u00a0362.500\u00a0ARS al dólar de $\u00a01.450 (20 nov 2026, 14:05)')).toBeVisible()
  await expectAccessible(page)

  const order = await reserve(page, buyer, product)
  const until = new Date(Date.now() + 4000).toISOString()
  const due = { amount: 361_000, currency: 'ARS', rate: 1444, until: new Date(Date.now() + 1_800_000).toISOString() }
  await page.route(`**/api/v1/orders/${order.id}`, (route) => route.fulfill({ json: { ...order, due, reservedUntil: until } }))
  await page.goto(`/payment?orderId=${order.id}`)
  await expect(main(page).getByText(/^\$\s361\.000\sARS al dólar de \$\s1\.444, congelado hasta las \d\d:\d\d$/)).toBeVisible()
  await expect(main(page).getByText('La reserva venció sin cobrarse.')).toBeVisible({ timeout: 10_000 })
  await expect(main(page).getByRole('link', { name: 'Volver al producto' })).toHaveAttribute('href', `/products/${product.id}`)
  await page.route('**/api/v1/rates/current', (route) => route.fulfill({ json: { rate: null } }))
  await page.route('**/api/v1/orders?*', (route) => route.fulfill({ json: [] }))
  await page.goto(`/payment?productId=${product.id}`)
  await expect(main(page).getByText(/Todavía no hay cotización del dólar/)).toBeVisible()
  await page.route('**/api/v1/payments/options', (route) => route.fulfill({ json: { ...options, provider: 'none', currencies: [] } }))
  await page.reload()
  await expect(main(page).getByText('En esta feria todavía no se puede pagar.')).toBeVisible()
})
