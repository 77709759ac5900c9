import { expect, expectAccessible, logIn, type Member, openAs, test } from './lib/journey.ts'
import { findMailed } from './lib/mails.ts'
import { join, takeSession } from './lib/market.ts'
import { codeOf, guard } from './lib/second-factor.ts'

type Page = import('@playwright/test').Page

const main = (page: Page) => page.getByRole('main')
const section = (page: Page, name: string) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name }) })

/** The first step of signing in, up to the prompt for a code. */
const begin = async (page: Page, member: Member): Promise<void> => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(page.getByRole('heading', { name: 'Un paso más' })).toBeVisible()
}

const logOut = async (page: Page): Promise<void> => {
  await page.goto('/profile')
  await main(page).getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.waitForURL('**/login')
}

test('[ACC-66] a second factor: enabled, required at the login, by app and by recovery code, disabled', {
  tag: '@390',
}, async ({ page }) => {
  test.setTimeout(120_000)
  const joined = await join(page, 'Olga Segura')
  await takeSession(page, joined)
  await page.goto('/profile')
  await main(page).getByText('Seguridad', { exact: true }).click()
  await main(page).getByRole('link', { name: 'Verificación en dos pasos' }).click()
  const factor = section(page, 'Verificación en dos pasos')
  await expect(factor.getByText('Desactivada')).toBeVisible()
  await expectAccessible(page)

  await factor.getByRole('button', { name: 'Activar' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Tu contraseña').fill('no es esta')
  await sheet.getByRole('button', { name: 'Continuar' }).click()
  await expect(sheet.getByText('La contraseña no es correcta.')).toBeVisible()
  await sheet.getByLabel('Tu contraseña').fill(joined.member.password)
  await sheet.getByRole('button', { name: 'Continuar' }).click()
  await expect(sheet.getByRole('img', { name: 'Código QR para tu aplicación de verificación' })).toBeVisible()
  const secret = ((await sheet.locator('code').textContent()) ?? '').replaceAll(' ', '')
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  await expectAccessible(page)
  await sheet.getByLabel('Código', { exact: true }).fill('12')
  await page.keyboard.press('Enter')
  await expect(sheet.getByText('El código no es correcto o ya se usó. Probá con el siguiente.')).toBeVisible()
  await sheet.getByLabel('Código', { exact: true }).fill(codeOf(secret))
  await page.keyboard.press('Enter')

  const codes = sheet.getByRole('list', { name: 'Códigos de recuperación' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  const recovery = await codes.allTextContents()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await sheet.getByRole('button', { name: 'Descargar' }).click()
  expect((await download).suggestedFilename()).toBe('codigos-de-recuperacion.txt')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click()
  await sheet.getByRole('button', { name: 'Ya los guardé' }).click()
  await expect(factor.getByText('Activada', { exact: true })).toBeVisible()
  await expect(factor.getByText('Te quedan 10 códigos de recuperación.')).toBeVisible()
  await findMailed(joined.member.email, /un c=C3=B3digo de tu aplicaci/)

  await logOut(page)
  await begin(page, joined.member)
  await expect(page.getByLabel('Código')).toBeFocused()
  await expect(page.getByLabel('Código')).toHaveAttribute('autocomplete', 'one-time-code')
  await expectAccessible(page)
  await page.getByLabel('Código').fill('000')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^El código no es correcto/)).toBeVisible()
  await page.getByLabel('Código').fill(codeOf(secret, 1))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')

  await logOut(page)
  await begin(page, joined.member)
  await page.getByRole('button', { name: 'Volver' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(joined.member.email)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).click()
  await page.getByLabel('Código de recuperación').fill((recovery[0] ?? '').toLowerCase())
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard')

  await page.goto('/personal-info#verificacion')
  await expect(factor.getByText('Te quedan 9 códigos de recuperación.')).toBeVisible()
  await factor.getByRole('button', { name: 'Desactivar' }).click()
  await sheet.getByLabel('Tu contraseña').fill(joined.member.password)
  await sheet.getByLabel('Código', { exact: true }).fill(recovery[1] ?? '')
  await sheet.getByRole('button', { name: 'Desactivar' }).click()
  await expect(factor.getByText('Desactivada')).toBeVisible()
  await logOut(page)
  await logIn(page, joined.member)
})

test('[ACC-61] open sessions: this one and the others; a session that is ended is signed out', { tag: '@1280' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const joined = await join(page, 'Raúl Ventana')
  await takeSession(page, joined)
  const other = await openAs(browser, page, baseURL)
  await logIn(other.page, joined.member)
  const third = await openAs(browser, page, baseURL)
  await logIn(third.page, joined.member)
  for (const { page } of [other, third]) await page.goto('/profile')

  await page.goto('/personal-info#sesiones')
  const sessions = section(page, 'Sesiones abiertas')
  await expect(sessions.getByRole('listitem')).toHaveCount(3)
  await expect(sessions.getByRole('listitem').first()).toContainText('Esta sesión')
  await expectAccessible(page)
  const end = sessions.getByRole('button', { name: /^Cerrar la sesión de / })
  await expect(end).toHaveCount(2)
  await end.first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click()
  await expect(end).toHaveCount(2)
  await end.first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page.getByText('Cerramos esa sesión.')).toBeVisible()
  await expect(end).toHaveCount(1)
  await sessions.getByRole('button', { name: 'Cerrar todas las demás' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar las demás' }).click()
  await expect(sessions.getByText('No hay otras sesiones abiertas.')).toBeVisible()

  // Without interaction: their live connection is closed and they find out that their session has ended.
  for (const gone of [other, third]) {
    await gone.page.waitForURL('**/login', { timeout: 30_000 })
    await gone.close()
  }
  await page.reload()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
})

test('[ACC-61] another password: from the profile, refused with its reasons, the other devices thrown out, ' +
  'the code asked for where there is one', {
  tag: '@1280',
}, async ({ page, browser, baseURL }) => {
  test.setTimeout(90_000)
  const joined = await join(page, 'Elsa Candado')
  await takeSession(page, joined)
  const other = await openAs(browser, page, baseURL)
  await logIn(other.page, joined.member)
  await other.page.goto('/profile')

  await page.goto('/profile')
  await main(page).getByText('Seguridad', { exact: true }).click()
  await main(page).getByRole('link', { name: 'Contraseña' }).click()
  await expect(page.getByRole('heading', { name: 'Contraseña', exact: true })).toBeFocused()
  await expectAccessible(page)
  const open = main(page).getByRole('button', { name: 'Cambiar contraseña' })
  await open.click()
  const sheet = page.getByRole('dialog')
  const fill = async (present: string, next: string, again = next) => {
    await sheet.getByLabel('Contraseña actual').fill(present)
    await sheet.getByLabel('Nueva contraseña', { exact: true }).fill(next)
    await sheet.getByLabel('Confirmar nueva contraseña').fill(again)
    await page.keyboard.press('Enter')
  }
  const { password } = joined.member
  const next = 'yerba con cedrón 7'
  await fill('', '')
  for (const text of ['Ingresá tu contraseña actual.', 'Ingresá tu nueva contraseña.', 'Repetí tu contraseña.'])
    await expect(sheet.getByText(text)).toBeVisible()
  await expectAccessible(page)
  await fill(password, next, `${next}8`)
  await expect(sheet.getByText('Las contraseñas no coinciden')).toBeVisible()
  await fill(password, password)
  await expect(sheet.getByText('Elegí una distinta de la que tenés.')).toBeVisible()
  await fill(password, '12345678')
  await expect(sheet.getByText(/^Usá al menos 8 caracteres y evitá/)).toBeVisible()
  await fill('no es esta', next)
  await expect(sheet.getByText('La contraseña no es correcta.')).toBeVisible()
  await expect(sheet.getByLabel('Código')).toHaveCount(0)
  await fill(password, next)
  await expect(page.getByText('Cambiaste tu contraseña y cerramos 1 sesión.')).toBeVisible()
  await expect(sheet).toBeHidden()
  await other.page.waitForURL('**/login', { timeout: 30_000 })
  await other.close()
  await findMailed(joined.member.email, /otra contrase=C3=B1a ahora/)

  const { secret } = await guard(page, joined, next)
  await page.reload()
  await open.click()
  await fill(next, password)
  await expect(sheet.getByText('Ingresá el código.')).toBeVisible()
  await sheet.getByLabel('Código').fill(codeOf(secret, 1))
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Cambiaste tu contraseña.')).toBeVisible()
  await logOut(page)
  await begin(page, joined.member)
})
