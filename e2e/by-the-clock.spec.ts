import { expect, expectFailures, test } from './lib/journey.ts'
import { enterAs, join, publish } from './lib/market.ts'

type Page = import('@playwright/test').Page

const main = (page: Page) => page.getByRole('main')

/** Takes over the clock of a page about to open, including the timeouts of its calls, which browsers keep apart from timers. */
const takeClock = async (page: Page): Promise<void> => {
  await page.clock.install()
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const late = new AbortController()
      setTimeout(() => late.abort(new DOMException('late', 'TimeoutError')), ms)
      return late.signal
    }
  })
}

/** Stops a page's clock; from here on its time passes only when told to. */
const stopClock = async (page: Page): Promise<void> => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)

/** Lets the page render: in small steps, two seconds of its clock at most. */
const expectSoon = async (page: Page, text: string): Promise<void> => {
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(page.getByText(text)).toBeVisible({ timeout: 100 })
  }).toPass({ timeout: 15_000, intervals: [0] })
}

/** The page of somebody else's product, with the sheet to contact its seller, and its button. */
const openProduct = async (page: Page) => {
  const { id } = await publish(page, await join(page, 'Vera'), { name: 'Reloj de arena' })
  await enterAs(page, 'Bruno')
  await takeClock(page)
  await page.goto(`/products/${id}`)
  const ask = main(page).getByRole('button', { name: 'Contactar vendedor' })
  await expect(ask).toBeEnabled()
  await ask.click()
  const send = page.getByRole('dialog').getByRole('button', { name: 'Enviar solicitud' })
  await expect(send).toBeVisible()
  await stopClock(page)
  return send
}

test('[CHAT-04] a request without an answer times out after 10 s', { tag: '@390' }, async ({ page }) => {
  expectFailures(page)
  const send = await openProduct(page)
  await page.route(/\/chat-requests$/, () => undefined)
  const asked = page.waitForRequest(/\/chat-requests$/)
  await send.click()
  expect((await asked).postDataJSON()).toEqual({ productId: expect.any(String) })
  await page.clock.fastForward(9500)
  await expect(page.getByText('Error al procesar tu solicitud. Intenta nuevamente.')).toHaveCount(0)
  await page.clock.fastForward(500)
  await expectSoon(page, 'Error al procesar tu solicitud. Intenta nuevamente.')
})

test('[CHAT-10] a repeated request shows a message and opens /chat after 2 s', { tag: '@390' }, async ({ page }) => {
  const send = await openProduct(page)
  await page.route(/\/chat-requests$/, (route) => route.fulfill({ status: 409, json: { error: 'chat.already-asked', message: 'Ya.' } }))
  await send.click()
  await expectSoon(page, 'Ya tienes una solicitud para este producto.')
  await page.clock.runFor(1500)
  await expect(page).toHaveURL(/\/products\//)
  await page.clock.runFor(600)
  await page.waitForURL('**/chat')
})

test('[PROS-06] a buyer search that does not end times out after 180 s', { tag: '@390' }, async ({ page }) => {
  expectFailures(page)
  await enterAs(page, 'Vera')
  await takeClock(page)
  await page.goto('/new-product')
  await page.getByLabel('Nombre', { exact: false }).first().fill('Reloj de sol')
  await page.getByLabel('Categoría').selectOption({ label: 'Deportes' })
  await page.getByLabel('Ubicación').fill('Rosario, Santa Fe')
  await page.route(/buyers-test\/stream/, () => undefined)
  await stopClock(page)
  const asked = page.waitForRequest(/buyers-test\/stream/)
  await page.getByRole('button', { name: 'Buscar compradores' }).click()
  await asked
  await page.clock.fastForward(179_000)
  await expect(page.getByRole('button', { name: 'Cancelar búsqueda' })).toBeVisible()
  await page.clock.fastForward(1000)
  await expectSoon(page, 'No pudimos conectarnos. Intenta nuevamente.')
})
