import { expect, expectAccessible, openAs, test } from './lib/journey.ts'
import { ask, enterAs, newWord, publish } from './lib/market.ts'

type Page = import('@playwright/test').Page

const openForm = async (page: Page) => {
  await page.goto('/requests')
  await page.getByRole('button', { name: 'Nueva solicitud' }).first().click()
  return page.getByRole('dialog')
}

test('a wish is written as one sentence, corrected, and its matches stand first; a seller writes, and they talk', { tag: '@390' }, async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const thing = newWord()
  const vera = await openAs(browser, page, baseURL)
  const seller = await enterAs(vera.page, 'Vera Luna')
  const product = await publish(vera.page, seller, {
    name: `${thing} rodado 26`,
    description: thing,
    location: 'Palermo, CABA',
    price: 100,
    condition: 'Usado',
  })
  await enterAs(page, 'Bruno Paz')
  const sheet = await openForm(page)
  await sheet.getByLabel('Contanos en una frase').fill(`Busco ${thing} rodado 29 usada hasta 900 lucas en Palermo`)
  const chips = sheet.getByRole('list', { name: 'Lo que entendimos' })
  await expect(chips.getByRole('listitem')).toHaveText([/Hasta \$\s900\.000/, /Palermo, a 30 km/, /rodado 29/, /Usado/])
  await expect(sheet.getByLabel('Qué buscás')).toHaveValue(new RegExp(`^${thing} rodado 29$`, 'i'))
  await expect(sheet.getByLabel('Modelo o características')).toHaveValue('Rodado 29')
  await expect(sheet.getByLabel('País')).toHaveValue('Argentina')
  await expectAccessible(page)
  await sheet.getByLabel('Modelo o características').fill('Para paseo')
  await sheet.getByRole('button', { name: 'Quitar «Palermo, a 30 km»' }).click()
  await sheet.getByLabel('Contanos en una frase').fill(`Busco ${thing} rodado 29 usada hasta 800 lucas en Palermo`)
  await expect(chips.getByRole('listitem')).toHaveText([/Hasta \$\s800\.000/, /rodado 29/, /Usado/])
  await expect(sheet.getByLabel('Modelo o características')).toHaveValue('Para paseo')
  await sheet.getByRole('button', { name: 'Enviar solicitud' }).click()
  await test.step('[WISH-30] the created wish is told as stated', async () => {
    const alert = page.getByRole('alertdialog')
    await expect(alert).toContainText('Solicitud creada, nos contactaremos si encontramos coincidencia')
    await alert.getByRole('button', { name: 'Entendido' }).click()
  })
  await expect(page.getByRole('heading', { name: /^Ya hay una coincidencia para/ })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText('En contra: Es rodado 26')).toBeVisible()
  const card = page.getByRole('article', { name: new RegExp(thing, 'i') })
  await expect(card).toContainText('rodado 29 · Usado')
  await expectAccessible(page)
  await page.getByRole('link', { name: product.name }).first().click()
  await expect(page.getByRole('list', { name: 'A favor' })).toContainText('En la condición que pediste: Usado')
  await expect(page.getByRole('list', { name: 'En contra' })).toContainText('Es rodado 26')
  await expect(page.getByText(/^CERCANO: se parece, pero algo no coincide\. \d+ %: cuánto se parece/)).toBeVisible()
  await expectAccessible(page)

  await vera.page.goto('/matches?parte=interesados')
  await vera.page.getByRole('button', { name: 'Escribirle a Bruno Paz' }).click()
  const write = vera.page.getByRole('dialog')
  await write.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(write.getByText('Escribí un mensaje.')).toBeVisible()
  await write.getByLabel('Tu mensaje').fill('Hola, la tengo en rodado 26.')
  await expectAccessible(vera.page)
  await write.getByRole('button', { name: 'Enviar mensaje' }).click()
  await expect(vera.page.getByRole('button', { name: 'Le escribiste a Bruno Paz' })).toBeVisible()
  await expect(vera.page.getByRole('button', { name: 'Notificado: Bruno Paz' })).toBeVisible()
  await page.goto('/chat-requests')
  await expect(page.getByText('Hola, la tengo en rodado 26.')).toBeVisible()
  await page.getByRole('button', { name: 'Aceptar la solicitud de Vera Luna' }).click()
  await page.waitForURL(/\/chat\/./)
  await expect(page.getByRole('log').getByText('Hola, la tengo en rodado 26.', { exact: true })).toBeVisible()
  await vera.close()
})

test('a novel, an insult and a sentence without a thing are refused beside the field, and create nothing', { tag: '@390' }, async ({
  page,
}) => {
  const member = await enterAs(page, 'Nadia Ríos')
  const sheet = await openForm(page)
  const field = sheet.getByLabel('Contanos en una frase')
  const send = sheet.getByRole('button', { name: 'Enviar solicitud' })
  for (const [sentence, message] of [
    ['Había una vez una bicicleta. '.repeat(20), 'Es demasiado largo: contalo en una frase de hasta 300 caracteres.'],
    ['algo lindo', 'No encontramos qué cosa buscás: nombrala, por ejemplo «bici rodado 29».'],
    ['???', 'No encontramos qué cosa buscás: nombrala, por ejemplo «bici rodado 29».'],
    ['son unos chorros', 'Esto no lo guardamos como solicitud. Si tuviste un problema, en la ayuda te decimos qué hacer.'],
  ] as const) {
    await field.fill(sentence)
    await send.click()
    await expect(sheet.getByText(message)).toBeVisible()
    await expect(field).toBeFocused()
  }
  await expectAccessible(page)
  expect(await ask<unknown[]>(page, member, 'GET', '/request')).toEqual([])
  await expect(sheet.getByRole('link', { name: 'Ir a la ayuda' })).toHaveAttribute('href', '/ayuda')
})

test('a sentence that cannot be read leaves the fields as they are', { tag: '@1280' }, async ({ page }) => {
  await enterAs(page, 'Olga Sosa')
  const sheet = await openForm(page)
  await page.route('**/api/v1/assistant/reading', (route) => route.fulfill({ status: 200, body: 'x' }))
  await sheet.getByLabel('Contanos en una frase').fill('mate de calabaza')
  await expect(sheet.getByText('Ahora no podemos leerla: completá vos los datos de abajo.')).toBeVisible()
  await sheet.getByLabel('Qué buscás').fill('Mate')
  await sheet.getByLabel('Modelo o características').fill('De calabaza')
  await sheet.getByRole('button', { name: 'Enviar solicitud' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Solicitud creada')
  await page.getByRole('button', { name: 'Entendido' }).click()
  await expect(page.getByRole('article', { name: 'Mate' })).toContainText('Activa')
})
