import { expect, expectAccessible, expectAccessibleInBothSchemes, test } from './lib/journey.ts'
import { ask, join, newWord, openRoom, publish, takeSession } from './lib/market.ts'

test('a member blocks somebody in the chat, finds them no more, and takes it back', { tag: '@390' }, async ({ page }) => {
  const word = newWord()
  const [buyer, seller] = [await join(page, 'Bruno'), await join(page, `Sara ${word}`)]
  const product = await publish(page, seller, { name: `Cajita ${word}` })
  const room = await openRoom(page, buyer, seller, product, 'Hola, ¿sigue?')
  await takeSession(page, buyer)
  await page.goto(`/chat/${room}`)
  const main = page.getByRole('main')
  const silent = main.getByText('Esta conversación no está disponible.')
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Más opciones de esta persona' }).click()
    await page.getByRole('menuitem', { name }).click()
  }

  await test.step('asked first, then both fall silent', async () => {
    await choose('Bloquear')
    const question = page.getByRole('alertdialog')
    await expect(question.getByText(`¿Bloquear a Sara ${word}?`)).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Bloquear' }).click()
    await expect(silent).toBeVisible()
  })
  await test.step('«Deshacer» takes it back at once', async () => {
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(silent).toHaveCount(0)
    await expect(main.getByRole('textbox', { name: 'Mensaje' })).toBeVisible()
  })
  await test.step('who is blocked stands in a list, and their page is not there', async () => {
    await choose('Bloquear')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Bloquear' }).click()
    await expect(silent).toBeVisible()
    await page.goto(`/products/${product.id}`)
    await expect(main.getByText(`Cajita ${word}`)).toHaveCount(0)
    await page.goto('/profile')
    await main.getByText('Privacidad', { exact: true }).click()
    await page.getByRole('link', { name: 'Personas bloqueadas' }).click()
    await expect(main.getByText(`Sara ${word}`)).toBeVisible()
    await expectAccessibleInBothSchemes(page)
  })
  await test.step('«Desbloquear» brings all of it back', async () => {
    await main.getByRole('button', { name: `Desbloquear a Sara ${word}` }).click()
    await expect(main.getByText('No bloqueaste a nadie')).toBeVisible()
    await ask(page, buyer, 'GET', `/products/${product.id}`)
    await page.goto(`/chat/${room}`)
    await expect(main.getByRole('textbox', { name: 'Mensaje' })).toBeVisible()
  })
})

test('a member blocks a seller on their page', { tag: '@1280' }, async ({ page }) => {
  const word = newWord()
  const [buyer, seller] = [await join(page, 'Bruno'), await join(page, `Sara ${word}`)]
  const product = await publish(page, seller, { name: `Cajita ${word}` })
  await takeSession(page, buyer)
  await page.goto(`/v/sara-${seller.user.id}`)
  await expect(page.getByRole('main').getByText(`Cajita ${word}`).first()).toBeVisible()
  await page.getByRole('button', { name: 'Más opciones de esta persona' }).click()
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Bloquear' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bloquear' }).click()
  await expect(page).toHaveURL(/\/explorar$/)
  const answer = await page.request.get(`/api/v1/products/${product.id}`, { headers: { authorization: `Bearer ${buyer.token}` } })
  expect(answer.status()).toBe(404)
})
