import { expect, expectAccessible, expectAccessibleInBothSchemes, test } from './lib/journey.ts'
import { ask, buy, enterAsAdmin, join, newWord, publish, scrolledTo } from './lib/market.ts'

test('an operator finds an order, gives a part back, gives more time and sends an email again', async ({ page }) => {
  const [seller, buyer] = [await join(page, 'Vera Vende'), await join(page, 'Bruno Compra')]
  const word = newWord()
  const order = await buy(page, buyer, await publish(page, seller, { name: `Velador ${word}`, price: 120 }))
  const reasons = { refund: `Llegó sin la pantalla ${word}`, extend: `Hubo paro de transporte ${word}` }
  await enterAsAdmin(page)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const history = main.getByRole('region', { name: 'Historia' })
  const open = async (name: string) => {
    await main.getByRole('button', { name, exact: true }).click()
    await expect(dialog.getByRole('heading', { name })).toBeVisible()
  }

  await test.step('the search of orders finds it by its product', async () => {
    await page.goto('/admin-dashboard/ventas')
    await main.getByLabel('Buscar por número, persona, email o producto').fill(word)
    await main.getByRole('link', { name: `Ver la venta ${order.number}` }).click()
    await expect(main.getByRole('heading', { level: 1, name: `Venta ${order.number}` })).toBeVisible()
    await expect(history.getByText('Se pagó')).toBeVisible()
    await expectAccessibleInBothSchemes(page)
  })

  await test.step('a part goes back, for a reason that both parties read', async () => {
    await open('Devolver dinero')
    await dialog.getByLabel('Cuánto').selectOption('Una parte')
    await dialog.getByRole('button', { name: 'Devolver' }).click()
    await expect(dialog.getByText('Ingresá un monto mayor que cero y menor que lo que queda.')).toBeVisible()
    await dialog.getByLabel('Monto').fill('20,50')
    await dialog.getByLabel('Motivo').fill(reasons.refund)
    await expect(dialog.getByRole('region', { name: 'Lo que va a leer quien compró' })).toContainText(reasons.refund)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Devolver' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Devolver' }).click()
    await expect(dialog).toBeHidden()
    await expect(history.getByText(/devolvió US\$\s20,50$/)).toBeVisible()
    await expect(history.getByText(reasons.refund)).toBeVisible()
  })

  await test.step('the clock that runs ends later', async () => {
    await open('Extender el plazo')
    await dialog.getByLabel('Días más').fill('5')
    await dialog.getByLabel('Motivo').fill(reasons.extend)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Extender' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Extender' }).click()
    await expect(dialog).toBeHidden()
    await expect(history.getByText(/extendió el plazo para entregarla hasta el /)).toBeVisible()
  })

  await test.step('an email goes out again', async () => {
    await open('Reenviar un correo')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Reenviar' }).click()
    await expect(dialog).toBeHidden()
    await expect(history.getByText(/reenvió un correo de la venta/i)).toBeVisible()
  })
})

test('an admin writes a decision template, and a decision offers it', { tag: '@1280' }, async ({ page }) => {
  const word = newWord()
  const [seller, reporter] = [await join(page, 'Vera Vende'), await join(page, 'Ana Avisa')]
  const { id } = await publish(page, seller, { name: `Reloj ${word}` })
  await ask(page, reporter, 'POST', '/abuse-reports', { subject: 'product', id, reason: 'danger' })
  const title = `Réplicas ${word}`
  const note = `Es una réplica, y las réplicas no se venden: ${word}.`
  await enterAsAdmin(page)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')

  await test.step('it is written, taken away and brought back', async () => {
    await page.goto('/admin-dashboard/plantillas')
    await main.getByRole('button', { name: 'Agregar una plantilla' }).click()
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.getByText('Poné un título a la plantilla.')).toBeVisible()
    await dialog.getByLabel('Título').fill(title)
    await dialog.getByLabel('Se ofrece para').selectOption('Ocultar')
    await dialog.getByLabel('Explicación').fill(note)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog).toBeHidden()
    await expect(main.getByText(note)).toBeVisible()
    await expectAccessible(page)
    await main.getByRole('button', { name: `Eliminar «${title}»` }).click()
    await expect(main.getByText(note)).toBeHidden()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(main.getByText(note)).toBeVisible()
  })

  await test.step('a decision to hide offers it, and another one does not', async () => {
    await page.goto('/admin-dashboard/denuncias')
    await (await scrolledTo(page, word)).getByRole('button').click()
    await expect(main.getByRole('article').getByText('Sin señales.')).toBeVisible()
    await main.getByRole('button', { name: 'Ocultar' }).click()
    await main.getByLabel('Plantilla').selectOption(title)
    await expect(main.getByRole('textbox', { name: 'Explicación' })).toHaveValue(note)
    await expectAccessible(page)
    await main.getByRole('button', { name: 'Advertir' }).click()
    await expect(main.getByRole('option', { name: title })).toHaveCount(0)
    await expect(main.getByRole('textbox', { name: 'Explicación' })).not.toHaveValue(note)
  })
})

// Nothing is saved: the templates are one list, which the journey above changes at the same time.
test('the templates and their form on a telephone', { tag: '@390' }, async ({ page }) => {
  await enterAsAdmin(page)
  await page.goto('/admin-dashboard/plantillas')
  await page.getByRole('main').getByRole('button', { name: 'Agregar una plantilla' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(dialog.getByText('Escribí la explicación.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialog).toBeHidden()
  await expectAccessible(page)
})
