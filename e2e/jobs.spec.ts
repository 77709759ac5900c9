import { fillCard } from './lib/card.ts'
import { expect, fillRegistration, newMember, openAs, test } from './lib/journey.ts'
import { buy, enterAs, join, markSent, newWord, publish } from './lib/market.ts'
import { doJob } from './lib/presses.ts'

type Page = import('@playwright/test').Page

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })

/** Closes the alert of a purchase or a wish. */
const understand = (page: Page) => page.getByRole('alertdialog').getByRole('button', { name: 'Entendido' }).click()

test('a stranger registers and is back where they were, signed in', async ({ page }) => {
  const member = newMember('Rosa')
  await page.goto('/explorar')
  await doJob(page, 'register', 4, async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Iniciar sesión' }).filter({ visible: true }).click()
    await main(page).getByRole('link', { name: 'Registrate' }).click()
    await fillRegistration(page, member)
    await expect(page.getByLabel('Email')).toHaveValue(member.email)
    await page.getByRole('button', { name: 'Iniciar Sesión' }).click()
    await page.waitForURL('**/explorar')
  })
})

test('a buyer finds and buys, the next time with the kept card, and takes a purchase back', async ({ page }) => {
  test.slow()
  const seller = await join(page, 'Vera')
  const [first, second] = [`Sidecar ${newWord()}`, `Farol ${newWord()}`]
  await publish(page, seller, { name: first, price: 120 })
  const again = await publish(page, seller, { name: second, price: 80 })
  await enterAs(page, 'Bruno')
  await page.goto('/dashboard')
  await doJob(page, 'find and buy', 11, async () => {
    const field = page.getByLabel('Buscar en la feria', { exact: true }).filter({ visible: true })
    await field.fill(first)
    await field.press('Enter')
    await main(page).getByRole('article').getByRole('link', { name: first }).last().click()
    await main(page).getByRole('link', { name: 'Comprar ahora' }).filter({ visible: true }).first().click()
    await main(page)
      .getByRole('radio', { name: /Tarjeta de crédito/ })
      .check()
    await button(page, 'Continuar').click()
    await fillCard(page, 'APRO')
    await main(page).getByRole('checkbox', { name: 'Guardar esta tarjeta para la próxima' }).check()
    await button(page, 'Confirmar compra').click()
    await expect(page.getByRole('alertdialog')).toContainText('Compra realizada con éxito')
  })
  await understand(page)
  await expect(async () => {
    await page.goto(`/payment?productId=${again.id}`)
    await expect(main(page).getByRole('radio', { name: /terminada en 3704/ })).toBeChecked({ timeout: 2000 })
  }).toPass()
  await page.goto(`/products/${again.id}`)
  await doJob(page, 'buy with a kept card', 2, async () => {
    await main(page).getByRole('link', { name: 'Comprar ahora' }).filter({ visible: true }).first().click()
    await main(page).getByLabel('Código de seguridad').fill('123')
    await button(page, /^Pagar (?:US)?\$/).click()
    await expect(page.getByRole('alertdialog')).toContainText('Compra realizada con éxito')
  })
  await understand(page)
  await page.waitForURL('**/history')
  await doJob(page, 'take a purchase back', 3, async () => {
    await main(page).getByRole('listitem').filter({ hasText: second }).getByRole('link').first().click()
    await button(page, 'Arrepentirme de la compra').click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, me arrepentí' }).click()
    await expect(main(page).getByText('Reembolsada').first()).toBeVisible()
  })
})

test('a seller sends what was sold, and takes a listing back', async ({ page }) => {
  const seller = await enterAs(page, 'Marina')
  const [sold, other] = [`Lámpara ${newWord()}`, `Mecedora ${newWord()}`]
  await buy(page, await join(page, 'Bruno'), await publish(page, seller, { name: sold }))
  await publish(page, seller, { name: other })
  await page.goto('/dashboard')
  await doJob(page, 'send what was sold', 3, async () => {
    await main(page)
      .getByRole('link', { name: `Enviá «${sold}»` })
      .click()
    await markSent(page)
  })
  await page.goto('/seller-dashboard')
  await doJob(page, 'take a listing back', 2, async () => {
    await button(page, `Eliminar: ${other}`).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
    await expect(main(page).getByRole('link', { name: other })).toHaveCount(0)
  })
})

test('a wish is made and answered, and taken back', async ({ page, browser, baseURL }) => {
  const thing = newWord()
  const vera = await openAs(browser, page, baseURL)
  await publish(vera.page, await enterAs(vera.page, 'Vera Luna'), {
    name: `${thing} antiguo`,
    description: thing,
    location: 'Palermo, CABA',
  })
  await enterAs(page, 'Bruno Paz')
  await page.goto('/requests')
  await doJob(page, 'make a wish', 3, async () => {
    await page.getByRole('button', { name: 'Nueva solicitud' }).first().click()
    await page.getByRole('dialog').getByLabel('Contanos en una frase').fill(`${thing} antiguo en Palermo`)
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar solicitud' }).click()
    await understand(page)
    await expect(page.getByRole('heading', { name: /^Ya hay una coincidencia para/ })).toBeVisible({ timeout: 20_000 })
  })
  await vera.page.goto('/matches?parte=interesados')
  await doJob(vera.page, 'answer a wish', 2, async () => {
    await vera.page.getByRole('button', { name: 'Escribirle a Bruno Paz' }).click()
    await vera.page.getByRole('dialog').getByLabel('Tu mensaje').fill('Hola, lo tengo.')
    await vera.page.getByRole('dialog').getByRole('button', { name: 'Enviar mensaje' }).click()
    await expect(vera.page.getByRole('button', { name: 'Le escribiste a Bruno Paz' })).toBeVisible()
  })
  await vera.close()
  await page.goto('/requests')
  await doJob(page, 'take a wish back', 2, async () => {
    await page.getByRole('button', { name: /^Eliminar la solicitud/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
    await expect(page.getByRole('article', { name: new RegExp(thing, 'i') })).toHaveCount(0)
  })
})

test('a link to resell is made and taken back', async ({ page }) => {
  const product = await publish(page, await join(page, 'Vera'), { name: `Pava ${newWord()}` })
  await enterAs(page, 'Lía')
  await page.goto(`/products/${product.id}`)
  await doJob(page, 'make a resale link', 2, async () => {
    await button(page, 'Revender').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Crear enlace' }).click()
    await expect(page.getByText('Enlace de reventa creado con éxito')).toBeVisible()
  })
  await page.goto('/reseller/links')
  await doJob(page, 'take a resale link back', 2, async () => {
    await button(page, `Quitar el enlace de ${product.name}`).click()
    await expect(page.getByText('Todavía no tenés enlaces')).toBeVisible()
  })
})

test('an answer is found in the help', async ({ page }) => {
  await enterAs(page, 'Nadia')
  await page.goto('/dashboard')
  await doJob(page, 'find help', 2, async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ayuda' }).click()
    await page.getByLabel('Buscar en la ayuda').fill('cancelo mi compra')
    // The answers settle while one reads them.
    await expect(page).toHaveURL(/q=cancelo/)
    await main(page).getByRole('link', { name: '¿Cómo cancelo una compra?' }).first().click()
    await expect(page).toHaveURL(/\/ayuda\/comprar#cancelar-una-compra$/)
  })
})
