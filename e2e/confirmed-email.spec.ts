import { expect, expectAccessible, expectAccessibleInBothSchemes, test as journey, logIn, newMember, register } from './lib/journey.ts'
import { findMailed, mailedPath } from './lib/mails.ts'
import { enterAs, isDesktop, join, publish, sendContact, takeSession } from './lib/market.ts'
import { startFeria } from './lib/start-server.ts'

type Page = import('@playwright/test').Page

const main = (page: Page) => page.getByRole('main')
const line = (page: Page) => page.getByRole('region', { name: 'Email sin confirmar' })
const CONFIRM = '/confirm-email/'

/** Journeys on a Feria of their own, where emails have to be confirmed. */
const test = journey.extend<object, { strict: Awaited<ReturnType<typeof startFeria>> }>({
  strict: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from its first parameter
    async ({}, use) => {
      const feria = await startFeria({ REQUIRE_CONFIRMED_EMAIL: 'yes' })
      await use(feria)
      await feria.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ strict }, use) => use(strict.url),
})

/** The newest link that confirms an address; another than `known`. */
const linkTo = (email: string, data: string, known?: string) => findMailed(email, new RegExp(`${CONFIRM}[\\w-]+`), known, data)
/** A seller with something to chat about, confirmed. */
const aProduct = async (page: Page, data: string) => {
  const seller = await join(page, 'Vera')
  const token = (await mailedPath(seller.member.email, CONFIRM, data)).split('/')[2]
  await page.request.post('/api/v1/users/confirm-email', { data: { token } })
  return publish(page, seller, { name: 'Mesa de cedro' })
}

test('a new member sees where the link went, opens it, and the line is gone', { tag: '@1280' }, async ({ page, strict }) => {
  const nora = newMember('Nora')
  await register(page, nora)
  await logIn(page, nora)
  await expect(line(page)).toContainText(`Confirmá tu email: te mandamos un enlace a ${nora.email}.`)
  await expectAccessibleInBothSchemes(page)
  const first = await linkTo(nora.email, strict.dir)
  await line(page).getByRole('button', { name: 'Mandar otro' }).click()
  await expect(page.getByText(`Te mandamos otro enlace a ${nora.email}. El anterior ya no sirve.`)).toBeVisible()
  await expect(line(page).getByRole('button', { name: /^Mandar otro en \d+ s$/ })).toHaveAttribute('aria-disabled', 'true')
  const second = await linkTo(nora.email, strict.dir, first)

  await page.goto(first)
  await expect(main(page).getByRole('alert')).toHaveText('El enlace ya se usó o venció. Pedí otro.')
  await expect(main(page).getByRole('button', { name: 'Mandar otro' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(second)
  await expect(main(page).getByText(`Listo: tu email es ${nora.email} y está confirmado.`)).toBeVisible()
  await expectAccessible(page)
  await main(page).getByRole('link', { name: 'Ir a mis datos' }).click()
  await expect(main(page).getByText(nora.email, { exact: true }).first()).toBeVisible()
  await expect(line(page)).toHaveCount(0)
  await expect(main(page).getByText('Sin confirmar')).toHaveCount(0)
})

test('a link opened signed out confirms too, and one that is over leads to the login and back', { tag: '@1280' }, async ({
  page,
  strict,
}) => {
  const olga = newMember('Olga')
  await register(page, olga)
  const link = await linkTo(olga.email, strict.dir)
  await page.goto(link)
  await expect(main(page).getByText(`Listo: tu email es ${olga.email} y está confirmado.`)).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Iniciar sesión' })).toBeVisible()

  const pia = newMember('Pía')
  await register(page, pia)
  await page.goto(`${CONFIRM}inventado`)
  await expectAccessible(page)
  await main(page).getByRole('link', { name: 'Iniciar sesión y mandar otro' }).click()
  await main(page).getByLabel('Email').fill(pia.email)
  await main(page).getByLabel('Contraseña', { exact: true }).fill(pia.password)
  await main(page).getByRole('button', { name: 'Iniciar Sesión' }).click()
  await page.waitForURL(`**${CONFIRM}inventado`)
  const known = await linkTo(pia.email, strict.dir)
  await main(page).getByRole('button', { name: 'Mandar otro' }).click()
  await page.goto(await linkTo(pia.email, strict.dir, known))
  await expect(main(page).getByText(`Listo: tu email es ${pia.email} y está confirmado.`)).toBeVisible()
})

test('an act that needs a confirmed email goes on once it is confirmed in another tab', { tag: '@390' }, async ({
  page,
  context,
  strict,
}) => {
  const product = await aProduct(page, strict.dir)
  const { member } = await enterAs(page, 'Bruno')
  await page.goto(`/products/${product.id}`)
  await main(page).getByRole('button', { name: 'Contactar vendedor' }).click()
  await sendContact(page, '¿Sigue disponible?')
  const question = page.getByRole('alertdialog', { name: 'Confirmá tu email' })
  await expect(question).toContainText(`Confirmá tu email para chatear: te mandamos un enlace a ${member.email}.`)
  await expectAccessibleInBothSchemes(page)
  const known = await linkTo(member.email, strict.dir)
  await question.getByRole('button', { name: 'Mandar otro' }).click()
  await expect(question).toContainText(`Te mandamos otro enlace a ${member.email}.`)
  const tab = await context.newPage()
  await tab.goto(await linkTo(member.email, strict.dir, known))
  await expect(main(tab).getByText(`Listo: tu email es ${member.email} y está confirmado.`)).toBeVisible()
  await tab.close()
  await page.waitForURL('**/chat')
  await expect(question).toHaveCount(0)
  await expect(main(page).getByText('Mesa de cedro').first()).toBeVisible()
})

test('who leaves the question finds the refusal at the act', { tag: '@390' }, async ({ page, strict }) => {
  const product = await aProduct(page, strict.dir)
  const { member } = await enterAs(page, 'Bruno')
  await page.goto(`/products/${product.id}`)
  await main(page).getByRole('button', { name: 'Contactar vendedor' }).click()
  await sendContact(page, 'Hola')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ahora no' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(`Confirmá tu email para chatear: te mandamos un enlace a ${member.email}.`)).toBeVisible()
  await expect(sheet.getByLabel('Tu mensaje (opcional)')).toHaveValue('Hola')
  await expectAccessible(page)
})

test('a wrong address is corrected before it is confirmed, and the first link is dead', { tag: '@1280' }, async ({ page, strict }) => {
  const joined = await join(page, 'Quique')
  const [wrong, right] = [joined.member.email, newMember('Quique').email]
  const dead = await linkTo(wrong, strict.dir)
  await takeSession(page, joined)
  await page.goto('/profile')
  await line(page).getByRole('link', { name: 'Corregir el email' }).click()
  await expect(main(page).getByText('Sin confirmar')).toBeVisible()
  await main(page).getByRole('button', { name: 'Editar email' }).click()
  await main(page).getByLabel('Email', { exact: true }).fill(right)
  await main(page).getByLabel('Tu contraseña').fill(joined.member.password)
  await main(page).getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(line(page)).toContainText(`te mandamos un enlace a ${right}.`)
  await expectAccessible(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(isDesktop(page) ? 1280 : 390)
  await page.goto(dead)
  await expect(main(page).getByRole('alert')).toHaveText('El enlace ya se usó o venció. Pedí otro.')
  await page.goto(await linkTo(right, strict.dir))
  await expect(main(page).getByText(`Listo: tu email es ${right} y está confirmado.`)).toBeVisible()
  await page.goto('/profile')
  await expect(line(page)).toHaveCount(0)
})

journey('where no confirmation is asked, a new member notices nothing', { tag: '@390' }, async ({ page }) => {
  const sol = newMember('Sol')
  await register(page, sol)
  await logIn(page, sol)
  await page.goto('/personal-info')
  await expect(main(page).getByText(sol.email, { exact: true }).first()).toBeVisible()
  await expect(line(page)).toHaveCount(0)
  await expect(main(page).getByText('Sin confirmar')).toHaveCount(0)
})
