import { DEMO_PASSWORD } from '../server/src/demo/people.ts'
import { expect, expectAccessible, openAs, test } from './lib/journey.ts'
import { adminSession, ask, breakCalls, type Session, scrolledTo, takeSession } from './lib/market.ts'

type Page = import('@playwright/test').Page

const main = (page: Page) => page.getByRole('main')

test('a withdrawal to an account that was paid before starts at once, and is paid', { tag: '@1280' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  // One of the demo's sellers was paid to an account before: no journey can wait for a day.
  const office = await openAs(browser, page, baseURL)
  const admin = await adminSession(office.page)
  const [paid] = await ask<{ destination: string; member: { name: string; email: string } }[]>(
    page,
    admin,
    'GET',
    '/admin/payouts?settled=true',
  )
  const { email = '', name = '' } = paid?.member ?? {}
  const body = { email, password: DEMO_PASSWORD }
  const seller = (await (await page.request.post('/api/v1/auth/login', { data: body })).json()) as Session
  await takeSession(page, seller)
  await page.goto('/saldo')
  await main(page).getByRole('button', { name: 'Retirar dólares' }).click()
  const sheet = page.getByRole('dialog')
  // A request without a response is retried with the same key; any change makes it a new one.
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/payouts')) keys.push(request.headers()['idempotency-key'])
  })
  const submit = async (amount: string, destination = '', holder = name) => {
    await sheet.getByLabel('Monto').fill(amount)
    await sheet.getByLabel('CBU, CVU o alias').fill(destination)
    await sheet.getByLabel('Titular de la cuenta').fill(holder)
    const sent = keys.length
    await sheet.getByRole('button', { name: 'Pedir el retiro' }).click()
    await expect.poll(() => keys.length).toBe(sent + 1)
  }
  const restore = await breakCalls(page, /\/payouts$/, { methods: ['POST'] })
  const tries: [amount: string, destination: string, holder: string][] = [
    ['5', 'una.cuenta', name],
    ['5', 'una.cuenta', name],
    ['5', 'otra.cuenta', name],
    ['4', 'otra.cuenta', name],
    ['4', 'otra.cuenta', 'Otra Persona'],
  ]
  for (const one of tries) {
    await submit(...one)
    await expect(sheet.getByRole('alert')).toBeVisible()
  }
  expect([keys[0] === keys[1], new Set(keys).size]).toEqual([true, 4])
  await restore()
  await submit('5', paid?.destination)
  await expect(main(page).getByText('En camino', { exact: true })).toBeVisible()

  // An admin makes the transfer and confirms it; the seller's page updates.
  await takeSession(office.page, admin)
  await office.page.goto('/admin-dashboard/retiros')
  const asked = await scrolledTo(office.page, name)
  await expectAccessible(office.page)
  await asked.getByRole('button', { name: /^Marcar como pagado/ }).click()
  const note = office.page.getByRole('dialog')
  await note.getByRole('button', { name: 'Marcar como pagado' }).click()
  await expect(note.getByText('Escribí el número del comprobante.')).toBeVisible()
  await note.getByLabel('Comprobante').fill('Transferencia 0045821')
  await expectAccessible(office.page)
  await note.getByRole('button', { name: 'Marcar como pagado' }).click()
  await expect(asked).toBeHidden()
  await office.close()
  await expect(main(page).getByText('Transferencia 0045821')).toBeVisible()
  await expect(main(page).getByText('Pagado', { exact: true }).first()).toBeVisible()
})
