import { expect, expectAccessible, newMember, test } from './lib/journey.ts'
import { mailedPath } from './lib/mails.ts'
import { enterAs, expectAbout, sentBodies, timeOnScreen } from './lib/market.ts'

type Page = import('@playwright/test').Page

const REGISTER = /\/auth\/register-business$/

const fill = async (page: Page, company: string, { name, email }: { name: string; email: string }) => {
  await page.getByLabel('Rubro').selectOption('Comercio')
  await page.getByLabel('Nombre de la empresa').fill(company)
  await page.getByLabel('Nombre y apellido').fill(name)
  await page.getByLabel('Teléfono').fill('11 2345-6789')
  await page.getByLabel('Correo electrónico').fill(email)
}

test('a business registers, sets its password from an email and signs in', {
  tag: '@390',
}, async ({ page }) => {
  const sent = sentBodies(page, 'POST', REGISTER)
  const carla = newMember('Carla')
  await page.goto('/Register-step1')
  await page.getByRole('radio', { name: 'Empresa' }).press('Space')
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await expect(page).toHaveURL(/\/registro-empresa$/)
  await test.step('[ACC-27] the form has its fields, at step 2 of 2', async () => {
    await expect(page.getByText('Paso 2 de 2')).toBeVisible()
    for (const label of ['País', 'Rubro', 'Nombre de la empresa', 'Nombre y apellido', 'Teléfono', 'Correo electrónico'])
      await expect(page.getByLabel(label)).toBeVisible()
  })
  await test.step('[ACC-28] the countries are Argentina, Brasil and Chile', async () => {
    expect(await page.getByLabel('País').locator('option').allTextContents()).toEqual(['Elegí una opción', 'Argentina', 'Brasil', 'Chile'])
  })
  await test.step('[ACC-29] the sectors are technology, trade and services', async () => {
    const sectors = page.getByLabel('Rubro').locator('option')
    expect(await sectors.evaluateAll((options) => options.map((option) => option.getAttribute('value')))).toEqual([
      '',
      'tecnologia',
      'comercio',
      'servicios',
    ])
  })
  await expectAccessible(page)

  // Nothing is sent while a field is missing; its error is shown next to it.
  const next = page.getByRole('button', { name: 'Siguiente' })
  await test.step('[ACC-30] every field is required', async () => {
    await next.click()
    for (const missing of ['Elegí un país.', 'Elegí un rubro.', 'Ingresá el nombre de la empresa.', 'Ingresá tu nombre y apellido.'])
      await expect(page.getByText(missing)).toBeVisible()
    await expect(page.getByText('Ingresá tu teléfono.')).toBeVisible()
  })
  await expectAccessible(page)

  await page.getByLabel('País').selectOption('Argentina')
  await fill(page, 'Almacén Sur', carla)
  await page.getByLabel('CUIT (opcional)').fill('23-12345678-9')
  await next.click()
  await expect(page.getByText('Ese CUIT no es válido. Revisá los 11 números.')).toBeVisible()
  expect(sent).toEqual([])

  // The draft survives a reload.
  await page.reload()
  await expect(page.getByLabel('Nombre de la empresa')).toHaveValue('Almacén Sur')
  await expect(page.getByLabel('País')).toHaveValue('ar')
  await page.getByLabel('CUIT (opcional)').fill('20-12345678-6')
  await next.click()
  await expect(page.getByRole('heading', { name: 'Revisá tu email' })).toBeVisible()
  await expect(page.getByText(carla.email)).toBeVisible()
  await expect(page.getByText(/una sola vez.*24 horas/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Reenviar/ })).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Ir a iniciar sesión' })).toHaveAttribute('href', '/login')
  await expectAccessible(page)
  expect(sent).toMatchObject([{ accountType: 'empresa', country: 'ar', sector: 'comercio', cuit: '20123456786', email: carla.email }])

  const path = await mailedPath(carla.email, '/reset-password/')
  await page.goto(path)
  await page.getByLabel('Nueva contraseña').fill(carla.password)
  await test.step('[ACC-54] a new password shows a message and opens the login after 2 s', async () => {
    const shown = timeOnScreen(page, 'Contraseña restablecida con éxito.')
    await page.getByRole('button', { name: 'Guardar contraseña' }).click()
    await expect(page.getByText('Contraseña restablecida con éxito.')).toBeVisible()
    await page.waitForURL('**/login')
    expectAbout(2000, await shown)
  })
  await page.getByLabel('Email').fill(carla.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(carla.password)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await page.waitForURL('**/dashboard')
  await page.goto('/profile')
  await page.getByText('Tipo de cuenta').click()
  await expect(page.getByText('Empresa', { exact: true })).toBeVisible()
  await expect(page.getByText('Usuario', { exact: true })).toBeVisible()

  // The link works once.
  await page.goto(path)
  await page.getByLabel('Nueva contraseña').fill('otra clave larga')
  await page.getByRole('button', { name: 'Guardar contraseña' }).click()
  await expect(page.getByText('El enlace ya no es válido. Pedí uno nuevo.')).toBeVisible()
})

test('[ACC-31] a foreign supplier has no CUIT, a wrong phone number is refused, and a known email is not revealed', {
  tag: '@390',
}, async ({ page }) => {
  const known = await enterAs(page, 'Dora')
  await page.evaluate(() => localStorage.clear())
  const sent = sentBodies(page, 'POST', REGISTER)
  await page.goto('/registro-proveedor')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('proveés')
  await page.getByLabel('País').selectOption('Chile')
  await expect(page.getByLabel('CUIT (opcional)')).toBeHidden()
  await fill(page, 'Textiles Andes', known.member)
  await page.getByLabel('Teléfono').fill('12')
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await expect(page.getByText(/^Ese teléfono no es válido/)).toBeVisible()
  await page.getByLabel('Teléfono').fill('+56 9 6123 4567')
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await expect(page.getByRole('heading', { name: 'Revisá tu email' })).toBeVisible()
  expect(sent.at(-1)).toMatchObject({ accountType: 'proveedor', country: 'cl', cuit: null })
})
