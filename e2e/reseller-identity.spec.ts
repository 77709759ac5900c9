import { expect, expectAccessible, fillLogin, newMember, openAs, register, test } from './lib/journey.ts'
import { breakCalls, enterAsAdmin } from './lib/market.ts'

type Page = import('@playwright/test').Page

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const photograph = async (page: Page) => ({ name: 'dni.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) })

test('registering as a reseller, and an identity that is rejected, sent again and approved', { tag: '@390' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const lia = newMember('Lía')
  await register(page, lia)
  await fillLogin(page, lia)
  await page.waitForURL('**/dashboard')
  await page.goto('/reseller/profile')
  await test.step('[RES-22] a profile that does not load shows an error', async () => {
    await expect(page.getByText(/^No se pudo cargar el perfil de revendedor\. Es posible que necesites registrarte/)).toBeVisible()
  })
  await expectAccessible(page)
  const repair = await breakCalls(page, /reseller\/register/, { methods: ['POST'] })
  await test.step('[RES-23] a failed registration shows an error', async () => {
    await button(page, 'Registrarme como revendedor').click()
    await expect(page.getByText('Error al registrarse como revendedor. Inténtalo de nuevo.')).toBeVisible()
  })
  await repair()
  await test.step('[RES-17] the offer to register opens the profile', async () => {
    await button(page, 'Registrarme como revendedor').click()
    await test.step('[RES-23] and a successful one a message', async () => {
      await expect(page.getByText('¡Te has registrado exitosamente como revendedor!')).toBeVisible()
    })
  })
  await test.step('[RES-15] the profile shows reputation, level, completed transactions, start date, and the identity', async () => {
    const fact = (name: string) => main(page).locator('dt', { hasText: name }).locator('xpath=following-sibling::dd')
    await expect(fact('Reputación')).toHaveText('Nueva')
    await expect(fact('Nivel de validación')).toHaveText('1')
    await expect(fact('Transacciones completadas')).toHaveText('0')
    const since = await fact('Revendés desde').locator('time').getAttribute('datetime')
    expect(Math.abs(Date.now() - Date.parse(since ?? ''))).toBeLessThan(600_000)
    await expect(main(page).getByRole('region', { name: 'Verificación de identidad' })).toContainText('Requiere atención')
  })
  await expectAccessible(page)

  const send = async () => {
    await main(page)
      .locator('input[type="file"]')
      .setInputFiles(await photograph(page))
    await expect(page.getByRole('img', { name: 'Foto 1 de 1' })).toBeVisible()
    await button(page, 'Enviar documento').click()
    await expect(page.getByText('En revisión')).toBeVisible()
  }
  await button(page, 'Enviar documento').click()
  await expect(page.getByText('Elegí la foto de tu documento.')).toBeVisible()
  await test.step('[RES-18] a document that was sent is in review', async () => {
    await send()
  })

  const admin = await openAs(browser, page, baseURL)
  await enterAsAdmin(admin.page)
  const waiting = () => main(admin.page).getByRole('listitem').filter({ hasText: lia.email })
  await admin.page.goto('/admin-dashboard/identidades')
  const picture = waiting().getByRole('img', { name: 'Documento de Lía' })
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await expectAccessible(admin.page)
  await waiting().getByRole('button', { name: 'Rechazar la identidad de Lía' }).click()
  const dialog = admin.page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Rechazar documento' }).click()
  await expect(dialog.getByText('Escribí el motivo.')).toBeVisible()
  await dialog.getByLabel('Motivo').fill('La foto está movida.')
  await dialog.getByRole('button', { name: 'Rechazar documento' }).click()
  await expect(waiting()).toHaveCount(0)

  await page.reload()
  await expect(page.getByText('Requiere atención')).toBeVisible()
  await expect(page.getByText('La foto está movida.')).toBeVisible()
  await send()

  await admin.page.reload()
  await waiting().getByRole('button', { name: 'Aprobar la identidad de Lía' }).click()
  await admin.page.getByRole('alertdialog').getByRole('button', { name: 'Aprobar' }).click()
  await expect(waiting()).toHaveCount(0)
  await admin.page.getByRole('button', { name: 'Resueltos' }).click()
  await expect(waiting().getByText('Aprobado', { exact: true })).toBeVisible()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await expect(waiting().getByRole('button', { name: /la identidad de Lía$/ })).toHaveCount(0)
  await expectAccessible(admin.page)
  // Simulates thirty days later; the server's own job has its own test.
  await admin.page.route('**/api/v1/admin/identities?*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: ((await answer.json()) as object[]).map((row) => ({ ...row, document: null })) })
  })
  await admin.page.reload()
  await expect(waiting().getByText('El documento ya no existe: lo borramos 30 días después de la decisión.')).toBeVisible()
  await expect(waiting().getByRole('img')).toHaveCount(0)
  await expectAccessible(admin.page)
  await admin.page.unroute('**/api/v1/admin/identities?*')
  await admin.page.goto('/admin-dashboard/registro')
  await expect(admin.page.getByRole('row', { name: /Decidió la identidad de/ }).first()).toBeVisible()
  await expect(admin.page.getByText('estado: aprobada').first()).toBeVisible()
  await admin.close()

  // A status from a newer server, or from an identity verification service.
  await page.route('**/api/v1/reseller/profile', async (route) => {
    const answer = await route.fetch()
    const profile = (await answer.json()) as { identityVerification: object }
    await route.fulfill({
      response: answer,
      json: { ...profile, identityVerification: { ...profile.identityVerification, status: 'vencida' } },
    })
  })
  await test.step('[RES-18] any other state requires attention', async () => {
    await page.reload()
    await expect(page.getByText('Requiere atención', { exact: true })).toBeVisible()
    await expect(button(page, 'Enviar documento')).toBeVisible()
    await expectAccessible(page)
  })
  await page.unrouteAll()

  await test.step('[RES-18] an approved one is verified', async () => {
    await page.reload()
    await expect(page.getByText('Verificado', { exact: true })).toBeVisible()
    await expect(button(page, 'Enviar documento')).toHaveCount(0)
  })
})
