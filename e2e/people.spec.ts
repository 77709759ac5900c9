import { expect, expectAccessible, expectAccessibleInBothSchemes, openAs, test } from './lib/journey.ts'
import { enterAsAdmin, isDesktop, join, newWord, takeSession } from './lib/market.ts'

test('an admin finds a member by the keyboard, ends their sessions, suspends them and lifts it', { tag: '@1280' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const joined = await join(page, `Fabio ${newWord()}`)
  const { email } = joined.user
  const other = await openAs(browser, page, baseURL)
  await takeSession(other.page, joined)
  await other.page.goto('/personal-info')
  await expect(other.page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await enterAsAdmin(page)
  const main = page.getByRole('main')
  const field = page.getByRole('combobox', { name: 'Buscar en la administración' })
  const dialog = page.getByRole('dialog')

  await test.step('the search leads to the page of the member', async () => {
    await page.goto('/admin-dashboard/registro')
    await expect(main.getByRole('heading', { level: 1, name: 'Registro' })).toBeVisible()
    if (isDesktop(page)) await page.keyboard.press('/')
    else await page.getByRole('button', { name: 'Buscar en la administración' }).press('Enter')
    await expect(field).toBeFocused()
    await page.keyboard.type(email)
    await expect(page.getByRole('option', { name: new RegExp(email) })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/admin-dashboard/personas/${joined.user.id}$`))
    await expect(main.getByRole('heading', { level: 1, name: joined.user.name })).toBeVisible()
    await expect(main.getByText('Se registró')).toBeVisible()
    await expectAccessibleInBothSchemes(page)
  })

  await test.step('ending the sessions signs the other browser out', async () => {
    await main.getByRole('button', { name: 'Cerrar sus sesiones' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar sesiones' }).click()
    await expect(main.getByText('Ninguna abierta')).toBeVisible()
    await expect(main.getByText(/Cerró las sesiones de esta persona/)).toBeVisible()
    await expect(other.page).toHaveURL(/\/login/)
    await other.close()
  })

  await test.step('a suspension of three days says what the member will read, and is lifted', async () => {
    await main.getByRole('button', { name: 'Limitar o suspender' }).click()
    await dialog.getByRole('button', { name: 'Suspender' }).click()
    await expect(dialog.getByText('Escribí el motivo: lo lee esa persona.')).toBeVisible()
    await dialog.getByLabel('Días').fill('3')
    await dialog.getByLabel('Motivo, en pocas palabras').fill('Engañó a una compradora')
    await expect(dialog.getByRole('region', { name: 'Lo que va a leer' })).toContainText('Motivo: Engañó a una compradora.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Suspender' }).click()
    await expect(dialog).toBeHidden()
    await expect(main.getByText(/^Suspendida: Engañó a una compradora/)).toBeVisible()
    await main.getByRole('button', { name: 'Levantar los límites' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Levantar' }).click()
    await expect(main.getByText('Nada limita esta cuenta.')).toBeVisible()
    await expect(main.getByText('Terminó: suspendida')).toBeVisible()
  })

  await test.step('the list and the search have addresses', async () => {
    await page.goto(`/admin-dashboard/personas?buscar=${encodeURIComponent(email)}`)
    await main.getByRole('link', { name: joined.user.name }).click()
    await expect(main.getByRole('heading', { level: 1, name: joined.user.name })).toBeVisible()
    await page.goBack()
    await expect(main.getByRole('searchbox', { name: 'Buscar por nombre o email' })).toHaveValue(email)
    await expectAccessible(page)
    await page.goto(`/admin-dashboard/buscar?q=${joined.user.id}`)
    await expect(main.getByRole('link', { name: new RegExp(email) })).toBeVisible()
    await expectAccessible(page)
  })
})
