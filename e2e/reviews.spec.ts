import { sellerPageOf } from '@feria/contract/catalogue/address'
import { expect, expectAccessible, test } from './lib/journey.ts'
import { ask, buy, enterAsAdmin, join, newWord, publish, takeSession } from './lib/market.ts'

type Page = import('@playwright/test').Page

const main = (page: Page) => page.getByRole('main')
const opinions = (page: Page) => main(page).locator('#opiniones')

test('both parties review a finished purchase, the seller answers and appeals, an admin decides, and everybody reads it', {
  tag: '@390',
}, async ({ page }) => {
  test.setTimeout(120_000)
  const word = newWord()
  const [seller, buyer] = [await join(page, `Vera ${word}`), await join(page, 'Bruno Compra')]
  const lamp = await publish(page, seller, { name: `Velador ${word}` })
  const order = await buy(page, buyer, lamp)
  await takeSession(page, buyer)
  await page.goto(`/orders/${order.id}`)
  await expect(main(page).getByText('Se pagó')).toBeVisible()
  await expect(opinions(page), 'nothing before it ended').toHaveCount(0)
  await ask(page, seller, 'PUT', `/orders/${order.id}/status`, { status: 'enviada' })
  await ask(page, buyer, 'PUT', `/orders/${order.id}/status`, { status: 'completada' })

  await test.step('the buyer writes, by keyboard; a telephone is refused', async () => {
    await page.goto(`/orders/${order.id}`)
    await opinions(page).getByRole('button', { name: 'Opinar' }).click()
    const form = opinions(page).getByRole('form')
    await form.getByRole('button', { name: 'Enviar mi opinión' }).click()
    await expect(form.getByText('Elegí de 1 a 5 estrellas.')).toBeVisible()
    await form.getByRole('radio', { name: '1 estrella: Muy mal' }).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await expect(form.getByRole('radio', { name: '2 estrellas: Mal' })).toBeChecked()
    await form.getByRole('checkbox', { name: 'Tardó en enviar' }).check()
    const text = form.getByLabel('Tu opinión (opcional)')
    await text.fill('Tardó mucho. Llamame al 11 2345-6789.')
    await form.getByLabel('Algo solo para quienes administran Feria (opcional)').fill('Pidió que le pague aparte.')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Enviar mi opinión' }).click()
    await expect(form.getByText('Sacá el teléfono: no se publica.')).toBeVisible()
    await text.fill('Tardó mucho y no avisó.')
    await form.getByRole('button', { name: 'Enviar mi opinión' }).click()
    await expect(opinions(page).getByText('Guardada: todavía nadie la lee')).toBeVisible()
    await expect(opinions(page).getByText('Pidió que le pague aparte.')).toBeVisible()
  })

  await test.step('the seller reads it once they wrote theirs, answers and appeals', async () => {
    await takeSession(page, seller)
    await page.goto(`/sales/${order.id}#opiniones`)
    await expect(opinions(page).getByText('Tardó mucho y no avisó.')).toHaveCount(0)
    await opinions(page).getByRole('radio', { name: '5 estrellas: Muy bien' }).check()
    await opinions(page).getByRole('button', { name: 'Enviar mi opinión' }).click()
    await expect(opinions(page).getByText('Tardó mucho y no avisó.')).toBeVisible()
    await expect(opinions(page).getByText('Pidió que le pague aparte.')).toHaveCount(0)
    await opinions(page).getByRole('button', { name: 'Responder' }).click()
    await opinions(page).getByLabel('Tu respuesta').fill('Hubo un feriado en el medio.')
    await opinions(page).getByRole('button', { name: 'Publicar la respuesta' }).click()
    await expect(opinions(page).getByText('Hubo un feriado en el medio.')).toBeVisible()
    await opinions(page).getByRole('button', { name: 'Pedir que se revise' }).click()
    await opinions(page).getByLabel('Qué tiene de malo').selectOption('No habla de la compra')
    await expectAccessible(page)
    await opinions(page).getByRole('button', { name: 'Pedir la revisión' }).click()
    await expect(opinions(page).getByText('Se decide en 72 horas.')).toBeVisible()
  })

  await test.step('the page of the seller shows review and answer to everybody, and how a score is made', async () => {
    await page.goto(sellerPageOf({ id: seller.user.id, name: `Vera ${word}` }))
    await expect(opinions(page).getByText('Nuevo en Feria')).toBeVisible()
    const shown = opinions(page).getByRole('listitem').filter({ hasText: 'Bruno C.' })
    await expect(shown).toContainText('Tardó mucho y no avisó.')
    await expect(shown).toContainText('Hubo un feriado en el medio.')
    await opinions(page).getByText('¿Cómo se calcula?').click()
    await expect(opinions(page).getByText(/Una de hace un año pesa la mitad/)).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('an admin removes it, and both parties read why', async () => {
    await enterAsAdmin(page)
    await page.goto('/admin-dashboard/opiniones')
    const appeal = main(page).getByRole('listitem').filter({ hasText: order.number })
    await expect(appeal.getByText('Pidió que le pague aparte.')).toBeVisible()
    await expectAccessible(page)
    await appeal.getByLabel('Explicación').fill('No cuenta nada de la compra.')
    await appeal.getByRole('button', { name: 'Quitar la opinión' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar la opinión' }).click()
    await expect(appeal).toHaveCount(0)
    await main(page).getByRole('button', { name: 'Decididos' }).click()
    await expect(main(page).getByRole('listitem').filter({ hasText: order.number })).toContainText('No cuenta nada de la compra.')
    await takeSession(page, buyer)
    await page.goto(`/orders/${order.id}`)
    await expect(opinions(page).getByText('No cuenta nada de la compra.')).toBeVisible()
    await expect(opinions(page).getByText('Se quitó después de una revisión.')).toBeVisible()
  })
})

test('a member takes their review back, and its place is left', { tag: '@390' }, async ({ page }) => {
  const word = newWord()
  const [seller, buyer] = [await join(page, `Vera ${word}`), await join(page, 'Bruno Compra')]
  const order = await buy(page, buyer, await publish(page, seller, { name: `Velador ${word}` }))
  await ask(page, seller, 'PUT', `/orders/${order.id}/status`, { status: 'enviada' })
  await ask(page, buyer, 'PUT', `/orders/${order.id}/status`, { status: 'completada' })
  for (const by of [buyer, seller]) await ask(page, by, 'POST', `/orders/${order.id}/review`, { stars: 4, text: `Todo bien ${word}` })
  await takeSession(page, buyer)
  await page.goto(`/orders/${order.id}`)
  await opinions(page).getByRole('button', { name: 'Retirar mi opinión' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirar mi opinión' }).click()
  await expect(opinions(page).getByText('Retiraste tu opinión.')).toBeVisible()
  await page.goto(sellerPageOf({ id: seller.user.id, name: `Vera ${word}` }))
  await expect(opinions(page).getByText('Quien escribió esta opinión la retiró.')).toBeVisible()
})
