import { expect, expectAccessible, test } from './lib/journey.ts'
import { ask, breakCalls, enterAs, holdCalls, join, newWord, publish, sentBodies } from './lib/market.ts'

type Page = import('@playwright/test').Page

const NOBODYS = '019a0000-0000-7000-8000-000000000000'

const main = (page: Page) => page.getByRole('main')
const question = (page: Page) => page.getByRole('alertdialog')

test.describe('paying', () => {
  test('by card: four steps, a refusal, another try, and one purchase for two presses', { tag: '@390' }, async ({ page }) => {
    const seller = await join(page, 'Víctor')
    const product = await publish(page, seller, { name: `Guitarra ${newWord()}`, price: 1234.5, stock: 5 })
    for (const path of ['/payment', '/card-details']) {
      await page.goto(path)
      await page.waitForURL('**/login')
    }
    const buyer = await enterAs(page, 'Bárbara')
    for (const path of ['/payment', '/card-details']) {
      await page.goto(path)
      await page.waitForURL('**/all-products')
    }
    await page.goto(`/payment?productId=${product.id}`)
    await main(page).getByRole('button', { name: 'Continuar' }).click()
    await expect(main(page).getByText('Elegí un medio de pago para continuar.')).toBeVisible()
    await expectAccessible(page)
    await test.step('[PAY-02] a debit or a credit card may be chosen', async () => {
      await expect(main(page).getByRole('radio')).toHaveCount(3)
      await main(page).getByRole('radio', { name: 'Tarjeta de crédito' }).press('Space')
      await main(page).getByRole('radio', { name: 'Tarjeta de débito' }).press('Space')
    })
    await test.step('[PAY-03] product and kind of card are passed on', async () => {
      await main(page).getByRole('button', { name: 'Continuar' }).click()
      await expect(page).toHaveURL(`/card-details?productId=${product.id}&cardType=debit`)
      expect(await page.evaluate(() => history.state.usr)).toEqual({ productId: product.id, cardType: 'debit' })
    })

    const next = main(page).getByRole('button', { name: 'Siguiente' })
    const back = main(page).getByRole('button', { name: 'Anterior' })
    const field = (label: string) => main(page).getByLabel(label, { exact: true })
    const step = async (n: number, label: string, value: string) => {
      await expect(main(page).getByText(`Paso ${n} de 4`)).toBeVisible()
      await expect(next).toBeDisabled()
      await field(label).fill('   ')
      await expect(next).toBeDisabled()
      await field(label).fill(value)
      await next.click()
    }
    await test.step('[PAY-08] any text that is not blank is accepted, whatever its format', async () => {
      // No format is checked: any text is accepted; «Anterior» goes back to it.
      await step(1, 'Número de la tarjeta', 'no es un número')
    })
    await test.step('[PAY-07] «Siguiente» waits for a text, «Anterior» goes back to it', async () => {
      await expect(main(page).getByText('Paso 2 de 4')).toBeVisible()
      await back.click()
      await expect(field('Número de la tarjeta')).toHaveValue('no es un número')
      await expect(back).toBeDisabled()
    })
    await field('Número de la tarjeta').fill('4509 9535 6623 3704')
    await next.click()
    await test.step('[PAY-05] number, name, expiry and code are four steps', async () => {
      await step(2, 'Nombre como figura en la tarjeta', 'FUND')
      await step(3, 'Vencimiento', '11/30')
      await step(4, 'Código de seguridad', '123')
    })
    await test.step('[PAY-09] after the last step it is complete and can be confirmed', async () => {
      await expect(main(page).getByRole('heading', { name: 'Todo listo' })).toBeVisible()
      await expect(main(page).getByText('Se cobra US$\u00a01.234,50 a esta tarjeta.')).toBeVisible()
      await expect(main(page).getByRole('button', { name: 'Confirmar compra' })).toBeEnabled()
    })
    await expectAccessible(page)

    // Declined: the reason is shown and the page stays.
    const tokens = sentBodies(page, 'POST', /token/)
    const orders = sentBodies(page, 'POST', /\/api\/v1\/orders$/)
    await test.step('[PAY-11] a purchase that fails stays where it is', async () => {
      await main(page).getByRole('button', { name: 'Confirmar compra' }).click()
      await expect(main(page).getByText('La tarjeta no tiene saldo suficiente. Probá con otra tarjeta.')).toBeVisible()
      await expect(main(page).getByRole('button', { name: 'Reintentar' })).toBeEnabled()
      await expect(question(page)).toHaveCount(0)
      await expect(page).toHaveURL(/\/card-details/)
      await expectAccessible(page)
    })
    await test.step('[PAY-06] only number, name, expiry and code of a card are stored', async () => {
      expect(tokens).toEqual([{ number: '4509 9535 6623 3704', name: 'FUND', expiry: '11/30', cvc: '123' }])
    })
    await main(page).getByRole('button', { name: 'Probar con otra tarjeta' }).click()
    await expect(field('Número de la tarjeta')).toHaveValue('4509 9535 6623 3704')
    await next.click()
    await field('Nombre como figura en la tarjeta').fill('BARBARA PRUEBA')
    for (let n = 0; n < 3; n++) await next.click()

    // Two clicks while the first one is slow: one order, one charge.
    await page.route('**/api/v1/orders', async (route) => {
      if (route.request().method() === 'POST') await page.waitForTimeout(400)
      await route.continue()
    })
    await test.step('[PAY-10] a successful purchase shows a message and opens /history', async () => {
      await main(page).getByRole('button', { name: 'Confirmar compra' }).dblclick()
      await expect(question(page)).toContainText('Compra realizada con éxito')
      await expect(question(page)).toContainText(/Compra F-\w+-\w+, por US\$\s1\.234,50\..*cómo te llega.*hasta 10 días después/s)
      await expect(main(page).locator('[data-loading="true"]')).toHaveCount(0)
      await expectAccessible(page)
      await question(page).getByRole('button', { name: 'Entendido' }).click()
      await page.waitForURL('**/history')
    })
    await expect(main(page).getByText(product.name)).toHaveCount(1)
    await expect(main(page).getByRole('listitem').first()).toContainText('Recién comprado')
    expect(orders).toHaveLength(2)
    for (const body of orders) expect(JSON.stringify(body)).not.toMatch(/4509|3704|FUND|BARBARA|11\/30/)
    expect(await ask<unknown[]>(page, buyer, 'GET', '/orders')).toHaveLength(1)
    expect(await ask(page, buyer, 'GET', `/products/${product.id}`)).toMatchObject({ stock: 4, sold: false })
  })
})

test('the history and its orders: shipped, empty, failed and missing', {
  tag: '@390',
}, async ({ page }) => {
  await enterAs(page, 'Bernardo')
  const answer = await holdCalls(page, /\/api\/v1\/orders/)
  await page.goto('/history')
  await expect(main(page).getByText('Cargando tu historial…')).toBeAttached()
  answer()
  await expect(main(page).getByText('Todavía no compraste nada.')).toBeVisible()
  await expectAccessible(page)
  await test.step('[ORD-10] purchases and sales are the tabs of /history and of /historial', async () => {
    for (const path of ['/historial', '/history']) {
      await page.goto(path)
      await expect(main(page).getByRole('tab')).toHaveText(['Mis Compras', 'Mis Ventas'])
      await expect(main(page).getByText('Todavía no compraste nada.')).toBeVisible()
    }
  })
  await main(page).getByRole('tab', { name: 'Mis Ventas' }).click()
  await expect(main(page).getByText('Todavía no vendiste nada.')).toBeVisible()
  await expectAccessible(page)
  await test.step('[ORD-20] a missing order is not found', async () => {
    await page.goto(`/orders/${NOBODYS}`)
    await expect(main(page).getByText('Orden no encontrada')).toBeVisible()
  })
  await expectAccessible(page)
  await test.step('[ORD-14] a missing sale is not found', async () => {
    await page.goto(`/sales/${NOBODYS}`)
    await expect(main(page).getByText('Venta no encontrada')).toBeVisible()
  })

  const restore = await breakCalls(page, /\/api\/v1\/orders/)
  await test.step('[ORD-15] a sale shows that it is on its way', async () => {
    await page.goto(`/sales/${NOBODYS}`)
    await expect(main(page).getByText('Cargando venta...')).toBeVisible()
  })
  await test.step('[ORD-19] an order that does not load shows an error', async () => {
    await page.goto(`/orders/${NOBODYS}`)
    await expect(main(page).getByText('No se pudo cargar la orden.')).toBeVisible({ timeout: 10_000 })
  })
  await expectAccessible(page)
  await restore()
  await main(page).getByRole('button', { name: 'Reintentar' }).click()
  await expect(main(page).getByText('Orden no encontrada')).toBeVisible()
  const open = await breakCalls(page, /\/api\/v1\/orders/, { status: 429 })
  await page.goto('/history')
  await expect(main(page).getByText('Ocurrió un error')).toBeVisible()
  await open()
  await main(page).getByRole('button', { name: 'Reintentar' }).click()
  await expect(main(page).getByText('Todavía no compraste nada.')).toBeVisible()
})
