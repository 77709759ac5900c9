import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, logIn, newMember, register, test } from './lib/journey.ts'
import { findMailed, mailedPath } from './lib/mails.ts'
import { breakCalls, enterAs, join, newWord, publish, sentBodies } from './lib/market.ts'

type Page = import('@playwright/test').Page

const main = (page: Page) => page.getByRole('main')
const edit = (page: Page, label: string) => main(page).getByRole('button', { name: `Editar ${label}` })
const save = (page: Page) => main(page).getByRole('button', { name: 'Guardar' })
const keptUser = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'))

test('the profile: photo, role, sections, links and sign-out', async ({ page }) => {
  await enterAs(page, 'Elena Ruiz')
  const bodies = sentBodies(page, 'PUT', /\/users\/[\w-]+$/)
  await page.goto('/profile')
  await test.step('[ACC-33] photo, name, email, sections and sign-out', async () => {
    await expect(main(page).getByRole('heading', { name: 'Elena Ruiz' })).toBeVisible()
    await expect(main(page).getByText(/elenaruiz-.*@feria\.example/)).toBeVisible()
    for (const section of ['Tipo de cuenta', 'Privacidad']) await expect(main(page).getByText(section, { exact: true })).toBeVisible()
    await expect(main(page).locator('input[type="file"]')).toBeAttached()
    await expect(main(page).getByRole('button', { name: 'Cerrar sesión' })).toBeVisible()
  })
  for (const [name, path] of [
    ['Favoritos', '/favorites'],
    ['Contactos', '/contacts'],
    ['Historial', '/history'],
    ['Mi saldo', '/saldo'],
  ] as const)
    await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', path)
  await test.step('[ACC-34] the kind of account shows the role', async () => {
    await main(page).getByText('Tipo de cuenta').click()
    await expect(main(page).getByText('Usuario', { exact: true })).toBeVisible()
    await expect(main(page).getByText('Individuo', { exact: true })).toBeVisible()
  })
  await main(page).getByText('Privacidad', { exact: true }).click()
  await expect(main(page).getByRole('link', { name: 'Política de privacidad' })).toHaveAttribute('href', '/privacy-police')
  await expectAccessible(page)

  const input = main(page).locator('input[type="file"]')
  await test.step('[ACC-35] a photo is an image and nothing else', async () => {
    await input.setInputFiles({ name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('nada') })
    await expect(main(page).getByText(/^El archivo no es una foto/)).toBeVisible()
    await expect(input).toHaveAttribute('accept', /^image\//)
  })
  await test.step('[ACC-38] a changed photo shows a message', async () => {
    const buffer = await page.screenshot({ type: 'jpeg', quality: 80 })
    await input.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer })
    const notification = page.getByRole('alertdialog')
    await expect(notification).toContainText('Se cambió la foto de perfil')
    await expectAccessible(page)
    await notification.getByRole('button').click()
  })
  await test.step('[ACC-37] the photo is saved by its address alone', async () => {
    await expect(main(page).locator('img[src*="/files/"]')).toBeVisible()
    expect(bodies.at(-1)).toEqual({ imageUrl: expect.stringMatching(/^\/files\//) })
    expect((await keptUser(page)).imageUrl).toMatch(/^\/files\//)
  })
  await test.step('[ACC-36] the photo is loaded again', async () => {
    await page.reload()
    await expect(main(page).locator('img[src*="/files/"]')).toBeVisible()
  })
  await main(page).getByRole('button', { name: 'Quitar foto' }).click()
  await expect(page.getByText('Quitamos tu foto.')).toBeVisible()
  await expect(main(page).locator('img[src*="/files/"]')).toBeHidden()

  await main(page).getByRole('button', { name: 'Cerrar sesión' }).click()
  await page.waitForURL('**/login')
})

test('personal data: each field edited inline, by keyboard too', { tag: '@1280' }, async ({ page }) => {
  await enterAs(page, 'Fabián')
  await test.step('[ACC-39] each field is edited inline, and cancelled', async () => {
    await page.goto('/personal-info')
    await edit(page, 'nombre').click()
    await expect(main(page).getByLabel('Nombre')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(edit(page, 'nombre')).toBeFocused()
  })
  await page.keyboard.press('Enter')
  await main(page).getByLabel('Nombre').fill(' ')
  await save(page).click()
  await expect(main(page).getByText('Ingresá tu nombre.')).toBeVisible()
  await expectAccessible(page)
  const restore = await breakCalls(page, /\/api\/v1\/users\/[\w-]+$/, { methods: ['PUT'] })
  await test.step('[ACC-41] a name that is not saved shows an error', async () => {
    await main(page).getByLabel('Nombre').fill('Fabián Ortiz')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alertdialog')).toContainText('No se pudo actualizar el nombre.')
    await page.getByRole('alertdialog').getByRole('button').click()
  })
  await restore()
  await test.step('[ACC-40] the name is saved', async () => {
    await expect(main(page).getByLabel('Nombre')).toHaveValue('Fabián Ortiz')
    await save(page).click()
    await expect(page.getByText('Guardamos tu nombre.')).toBeVisible()
    await expect(main(page).getByText('Fabián Ortiz')).toBeVisible()
    await expect(edit(page, 'nombre')).toBeFocused()
    expect((await keptUser(page)).name).toBe('Fabián Ortiz')
  })

  await edit(page, 'teléfono').click()
  await main(page).getByLabel('Teléfono').fill('12')
  await page.keyboard.press('Enter')
  await expect(main(page).getByText(/^Ese teléfono no es válido/)).toBeVisible()
  await main(page).getByLabel('Teléfono').fill('11 2345-6789')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Guardamos tu teléfono.')).toBeVisible()
  await edit(page, 'domicilio').click()
  await main(page).getByLabel('Domicilio').fill('Av. Corrientes 1234, CABA')
  await main(page).getByRole('button', { name: 'Cancelar' }).click()
  await expect(main(page).getByText('Sin completar')).toHaveCount(1)
  await edit(page, 'domicilio').click()
  await main(page).getByLabel('Domicilio').fill('Av. Corrientes 1234, CABA')
  await save(page).click()
  await expect(page.getByText('Guardamos tu domicilio.')).toBeVisible()
  await page.reload()
  await expect(main(page).getByText('Av. Corrientes 1234, CABA')).toBeVisible()
  await expectAccessible(page)
})

test('[ACC-42] a new email needs the password and its link, and the link works once', { tag: '@390' }, async ({ page }) => {
  const gabi = newMember('Gabi')
  await register(page, gabi)
  await logIn(page, gabi)
  const next = newMember('Gabi').email
  await page.goto('/personal-info')
  await edit(page, 'email').click()
  await main(page).getByLabel('Email').fill(next)
  await main(page).getByLabel('Tu contraseña').fill('no es esta')
  await save(page).click()
  await expect(main(page).getByText('La contraseña no es correcta.')).toBeVisible()
  await main(page).getByLabel('Tu contraseña').fill(gabi.password)
  await save(page).click()
  await expect(main(page).getByText('Pendiente de confirmación')).toBeVisible()
  await expect(main(page).getByText(gabi.email, { exact: true }).first()).toBeVisible()
  await expectAccessible(page)

  const path = await mailedPath(next, '/confirm-email/')
  await page.goto(path)
  await expect(main(page).getByText(`Listo: tu email es ${next} y está confirmado.`)).toBeVisible()
  await expectAccessible(page)
  await expect.poll(async () => (await keptUser(page)).email).toBe(next)
  await main(page).getByRole('link', { name: 'Ir a mis datos' }).click()
  await expect(main(page).getByText(next, { exact: true }).first()).toBeVisible()
  await expect(main(page).getByText('Pendiente de confirmación')).toBeHidden()
  await page.goto(path)
  await expect(main(page).getByText('El enlace ya se usó o venció. Pedí otro.')).toBeVisible()
})

test('[ACC-43] the member downloads their data, and closes the account', { tag: '@390' }, async ({ page }) => {
  const hugo = newMember('Hugo')
  await register(page, hugo)
  await logIn(page, hugo)
  await page.goto('/profile')
  await main(page).getByText('Privacidad', { exact: true }).click()
  await main(page).getByRole('link', { name: 'Descargar mis datos o eliminar mi cuenta' }).click()
  const coming = page.waitForEvent('download')
  await main(page).getByRole('button', { name: 'Descargar mis datos' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^mis-datos-\d{4}-\d\d-\d\d\.json$/)
  const data = await readFile(await file.path(), 'utf8')
  expect(JSON.stringify(JSON.parse(data))).toContain(hugo.email)
  expect(data).not.toMatch(/password|hash/i)

  await main(page).getByRole('button', { name: 'Eliminar cuenta' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/no se puede deshacer/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Tu contraseña').fill('no es esta')
  await dialog.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  await expect(dialog.getByText('La contraseña no es correcta.')).toBeVisible()
  await dialog.getByLabel('Tu contraseña').fill(hugo.password)
  await dialog.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await page.getByLabel('Email').fill(hugo.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(hugo.password)
  await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
  await expect(page.getByText('Credenciales incorrectas')).toBeVisible()
})

test('[ACC-44] the privacy policy: its alias for anybody, its own address for members', { tag: '@390' }, async ({ page }) => {
  await page.goto('/privacy-policy')
  await expect(main(page).getByRole('heading', { level: 1, name: 'Política de privacidad' })).toBeVisible()
  await expect(main(page).getByText('26 de mayo de 2025')).toBeVisible()
  await expect(main(page).getByText('Ley 25.326').first()).toBeVisible()
  await expectAccessible(page)
  await main(page).getByRole('link', { name: 'Tus derechos' }).click()
  await expect(main(page).getByRole('heading', { name: 'Tus derechos' })).toBeInViewport()
  await enterAs(page, 'Irma')
  await page.goto('/privacy-police')
  await expect(main(page).getByText('26 de mayo de 2025')).toBeVisible()
})

test('botón de arrepentimiento, signed out: missing fields, the draft, the code on screen and by email', { tag: '@390' }, async ({
  page,
}) => {
  const { email } = newMember('Ines')
  await page.goto('/arrepentimiento?compra=F-000123')
  await expect(main(page).getByLabel('Número de la compra')).toHaveValue('F-000123')
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Enviar el pedido' }).click()
  await expect(main(page).getByText('Ingresá tu nombre y apellido.')).toBeVisible()
  await main(page).getByLabel('Nombre y apellido').fill('Inés Paz')
  await main(page).getByLabel('Email').fill(email)
  await page.reload()
  await expect(main(page).getByLabel('Nombre y apellido')).toHaveValue('Inés Paz')
  await main(page).getByRole('button', { name: 'Enviar el pedido' }).click()
  await expect(main(page).getByRole('heading', { name: 'Recibimos tu pedido' })).toBeFocused()
  const code = (await main(page).getByText('Guardá este código').locator('xpath=following-sibling::p[1]').textContent()) ?? ''
  expect(code.length).toBeGreaterThan(5)
  await expectAccessible(page)
  expect(await findMailed(email, new RegExp(code))).toBe(code)
})

test('contacts: none yet, then trading partners, whose email shows on request', { tag: '@390' }, async ({ page }) => {
  await enterAs(page, 'Juana')
  await test.step('[ORD-22] none yet: «No tenes contactos»', async () => {
    await page.goto('/contacts')
    await expect(main(page).getByText('No tenes contactos')).toBeVisible()
    await expect(main(page).getByRole('link', { name: 'Ver productos' })).toHaveAttribute('href', '/all-products')
  })
  await expectAccessible(page)

  // The demo market comes with members who traded.
  await page.evaluate(() => localStorage.clear())
  await logIn(page, { name: 'Rocío', email: 'rocio@feria.example', password: 'feria-demo-2026' })
  await test.step('[ORD-21] «Ver datos» reveals the email of a contact', async () => {
    await page.goto('/contacts')
    const show = main(page)
      .getByRole('button', { name: /^Ver datos de/ })
      .first()
    await expect(show).toHaveText('Ver datos')
    await expect(main(page).getByRole('link', { name: /@/ })).toBeHidden()
    await show.click()
    const email = main(page).getByRole('link', { name: /@/ }).first()
    await expect(email).toHaveAttribute('href', /^mailto:.+@/)
    await expect(
      main(page)
        .getByRole('button', { name: /^Copiar el email de/ })
        .first(),
    ).toBeVisible()
  })
  await expectAccessible(page)
})

test('[FAV-05] favourites added while signed out join those of the member who signs in', { tag: '@390' }, async ({ page }) => {
  const seller = await join(page, 'Lucas')
  const word = newWord()
  for (const name of ['Mesa', 'Silla']) await publish(page, seller, { name: `${name} ${word}` })
  const nora = newMember('Nora')
  await register(page, nora)
  await page.goto('/product-ranking')
  await main(page).getByLabel('Buscar', { exact: true }).fill(word)
  await main(page).getByRole('button', { name: 'Buscar' }).click()
  for (const name of ['Silla', 'Mesa']) {
    const heart = main(page)
      .getByRole('listitem')
      .filter({ hasText: `${name} ${word}` })
      .getByRole('button', { name: /favoritos/ })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  }
  await logIn(page, nora)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('favorites:visitante'))).toBeNull()
  await page.goto('/favorites')
  await expect(main(page).getByRole('heading', { level: 3 })).toHaveText([`Mesa ${word}`, `Silla ${word}`])
  await page.evaluate(() => localStorage.removeItem(`favorites:${JSON.parse(localStorage.getItem('user') ?? '{}').id}`))
  await page.reload()
  await expect(main(page).getByText('2 favoritos')).toBeVisible()
})
