import { expect, expectAccessible, expectAccessibleInBothSchemes, fillLogin, openAs, test } from './lib/journey.ts'
import { ask, enterAsAdmin, join, newWord, publish } from './lib/market.ts'

const WHY = { kind: 'suspended', days: 7, reason: 'Publicaste algo que no se puede vender', note: 'Las armas no se publican en la feria.' }

test('a suspended member reads why, uses what is left, and is back once it is lifted', { tag: '@390' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const word = newWord()
  const joined = await join(page, `Ciro ${word}`)
  const product = await publish(page, joined, { name: `Farol ${word}` })
  const admin = await openAs(browser, page, baseURL)
  const session = await enterAsAdmin(admin.page)
  await ask(admin.page, session, 'PUT', `/users/${joined.user.id}/restriction`, WHY)
  const main = page.getByRole('main')

  await test.step('nobody finds what they offer, by its address either', async () => {
    expect((await page.request.get(`/api/v1/products/${product.id}`)).status()).toBe(404)
    expect((await page.goto(`/p/farol-${product.id}`))?.status()).toBe(404)
  })
  await test.step('the wrong password says nothing, the right one says why and until when', async () => {
    await page.goto('/login')
    await fillLogin(page, { ...joined.member, password: 'otra clave cualquiera' })
    await expect(main.getByRole('alert')).toBeVisible()
    await expect(page.getByText(WHY.reason)).toHaveCount(0)
    await fillLogin(page, joined.member)
    await expect(page).toHaveURL(/\/suspension$/)
    await expect(main.getByRole('heading', { name: 'Tu cuenta está suspendida', level: 1 })).toBeVisible()
    await expect(main.getByText(WHY.reason)).toBeVisible()
    await expect(main.getByText(WHY.note)).toBeVisible()
    await expectAccessibleInBothSchemes(page)
  })
  await test.step('their money and their orders are left, publishing is not', async () => {
    await main.getByRole('link', { name: /^Retirar tu saldo/ }).click()
    await expect(main.getByRole('heading', { name: 'Mi saldo', level: 1 })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Cuenta suspendida' })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/new-product')
    await expect(page).toHaveURL(/\/suspension$/)
  })
  await test.step('an admin lifts it, and the listing is seen again', async () => {
    await admin.page.goto('/admin-dashboard')
    await admin.page.getByLabel('Buscar por nombre o email').fill(`ciro ${word}`)
    const row = admin.page.getByRole('row').filter({ hasText: `Ciro ${word}` })
    await expect(row.getByText(/^Suspendida hasta el/)).toBeVisible()
    await expectAccessible(admin.page)
    await admin.page.getByRole('button', { name: `Levantar lo que limita a Ciro ${word}` }).click()
    await admin.page.getByRole('alertdialog').getByRole('button', { name: 'Levantar' }).click()
    await expect(row.getByText(/^Suspendida hasta el/)).toHaveCount(0)
    expect((await page.request.get(`/api/v1/products/${product.id}`)).status()).toBe(200)
    await page.reload()
    await expect(main.getByText('Tu cuenta está habilitada')).toBeVisible()
  })
  await admin.close()
})
