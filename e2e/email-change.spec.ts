import { expect, expectAccessible, expectFailures, logIn, newMember, test } from './lib/journey.ts'
import { confirmFirst, mailedPath } from './lib/mails.ts'
import { ask, breakCalls, holdCalls, join, takeSession } from './lib/market.ts'
import { codeOf, guard } from './lib/second-factor.ts'

type Page = import('@playwright/test').Page

const main = (page: Page) => page.getByRole('main')
const NEW = 'yerba con cedrón 7'

test('[ACC-42] one press at the old address undoes a change of email, and its member sets a new password', { tag: '@1280' }, async ({
  page,
}) => {
  const joined = await join(page, 'Rita Robada')
  const { email, password } = joined.member
  await confirmFirst(page, email)
  const thief = newMember('Ladron').email
  await takeSession(page, joined)
  await ask(page, joined, 'PUT', `/users/${joined.user.id}`, { email: thief, password })
  const confirmation = await mailedPath(thief, '/confirm-email/')
  await page.request.post('/api/v1/users/confirm-email', { data: { token: confirmation.split('/')[2] } })

  const path = await mailedPath(email, '/undo-email/')
  await page.goto(path)
  await expect(main(page).getByRole('heading', { level: 1, name: 'Recuperar tu cuenta' })).toBeVisible()
  await expectAccessible(page)
  const restore = await breakCalls(page, /\/users\/undo-email$/, { methods: ['POST'] })
  await main(page).getByRole('button', { name: 'Deshacer el cambio' }).click()
  await expect(main(page).getByRole('alert')).toHaveText('No pudimos deshacer el cambio.')
  await expectAccessible(page)
  await restore()
  const release = await holdCalls(page, /\/users\/undo-email$/)
  await main(page).getByRole('button', { name: 'Reintentar' }).focus()
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('button', { name: 'Deshacer el cambio' })).toHaveAttribute('data-loading', 'true')
  release()
  await expect(main(page).getByText(`Listo: el email de tu cuenta es ${email} y se cerraron todas las sesiones.`)).toBeVisible()
  await expectAccessible(page)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()

  await main(page).getByRole('link', { name: 'Elegir mi contraseña' }).click()
  await main(page).getByLabel('Nueva contraseña').fill(NEW)
  await main(page).getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(main(page).getByText('Contraseña restablecida con éxito.')).toBeVisible()
  await page.waitForURL('**/login')
  await logIn(page, { ...joined.member, password: NEW })
  await page.goto('/personal-info')
  await expect(main(page).getByRole('listitem').filter({ hasText: email })).toContainText('Confirmado')
  await expect(main(page).getByText('Pendiente de confirmación')).toBeHidden()

  await page.goto(path)
  await main(page).getByRole('button', { name: 'Deshacer el cambio' }).click()
  await expect(main(page).getByRole('alert')).toContainText('El enlace ya no es válido.')
  await expectAccessible(page)
  await main(page).getByRole('link', { name: 'Pedir una contraseña nueva' }).click()
  await page.waitForURL('**/forgot-password')
})

test('[ACC-42] with a second factor, changing the email and closing the account ask for a code', { tag: '@390' }, async ({ page }) => {
  expectFailures(page)
  const joined = await join(page, 'Celia Cuidada')
  const { password } = joined.member
  const { secret } = await guard(page, joined)
  await takeSession(page, joined)
  const next = newMember('Celia').email
  await page.goto('/personal-info')
  await main(page).getByRole('button', { name: 'Editar email' }).click()
  await main(page).getByLabel('Email').fill(next)
  await main(page).getByLabel('Tu contraseña').fill(password)
  const save = main(page).getByRole('button', { name: 'Guardar', exact: true })
  await save.click()
  await expect(main(page).getByText('Ingresá el código.')).toBeVisible()
  await main(page).getByLabel('Código').fill('000000')
  await save.click()
  await expect(main(page).getByText('El código no es correcto o ya se usó.')).toBeVisible()
  await expectAccessible(page)
  await main(page).getByLabel('Código').fill(codeOf(secret, 1))
  await page.keyboard.press('Enter')
  await expect(main(page).getByText('Pendiente de confirmación')).toBeVisible()

  const leaving = await join(page, 'Celia Seva')
  const { recoveryCodes } = await guard(page, leaving)
  await takeSession(page, leaving)
  await page.goto('/personal-info#tus-datos')
  await main(page).getByRole('button', { name: 'Eliminar cuenta' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Código')).toBeVisible()
  await dialog.getByLabel('Tu contraseña').fill(leaving.member.password)
  await dialog.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  await expect(dialog.getByText('Ingresá el código.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Código').fill(recoveryCodes[0] ?? '')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/login')
})
