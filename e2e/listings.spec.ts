import { readFile } from 'node:fs/promises'
import type { AuditEntry } from '@feria/contract/accounts/schemas'
import type { SavedFilter } from '@feria/contract/admin/schemas'
import { expect, expectAccessible, test } from './lib/journey.ts'
import { ask, enterAsAdmin, isDesktop, join, newWord, publish } from './lib/market.ts'

test('an admin finds listings, keeps the filter, hides three with the keyboard, takes it back, and saves the list', {
  tag: '@1280',
}, async ({ page }) => {
  const word = newWord()
  const seller = await join(page, 'Vera Vende')
  for (const name of ['Mesa', 'Silla', 'Banco', 'Cama']) await publish(page, seller, { name: `${name} ${word}`, price: 1500.5 })
  const admin = await enterAsAdmin(page)
  await page.goto('/admin-dashboard/publicaciones')
  await page.getByRole('searchbox', { name: 'Nombre, vendedor, email, dirección o código' }).fill(word)
  const box = (name: string) => page.getByRole('checkbox', { name: `Elegir ${name} ${word}` })
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: word, has: page.getByRole('checkbox') })
  await expect(rows).toHaveCount(4)
  await expect(page).toHaveURL(new RegExp(`buscar=${word}`))

  await test.step('the filter is kept, survives a reload, and brings the list back', async () => {
    await page.getByRole('combobox', { name: 'Estado' }).selectOption('Visible')
    await page.getByRole('button', { name: 'Guardar este filtro' }).click()
    const sheet = page.getByRole('dialog', { name: 'Guardar este filtro' })
    await sheet.getByRole('button', { name: 'Guardar' }).click()
    await expect(sheet.getByText('Poné un nombre al filtro.')).toBeVisible()
    await sheet.getByLabel('Nombre').fill(word)
    await sheet.getByRole('button', { name: 'Guardar' }).click()
    await expect(sheet).toBeHidden()
    await page.goto('/admin-dashboard/publicaciones')
    await page.getByRole('button', { name: word, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`buscar=${word}&estado=visible`))
    await expect(rows).toHaveCount(4)
  })

  await test.step('three are chosen with the keyboard, hidden with a reason, and shown again', async () => {
    await box('Cama').focus()
    await page.keyboard.press('Space')
    await box('Silla').focus()
    await page.keyboard.press('Shift+Space')
    const bar = page.getByRole('region', { name: 'Con lo elegido' })
    await expect(bar).toContainText('3 elegidas')
    await expect(bar).toBeInViewport()
    await expectAccessible(page)
    await bar.getByRole('button', { name: 'Ocultar' }).click()
    const sheet = page.getByRole('dialog', { name: 'Ocultar 3 publicaciones' })
    await sheet.getByLabel('Motivo').fill('Son copias.')
    await sheet.getByRole('button', { name: 'Ocultar' }).click()
    await expect(rows).toHaveCount(1)
    await expect(bar).toBeHidden()
    await expect(page.getByText('Se ocultaron 3.')).toBeVisible()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByText('Se muestran 3.')).toBeVisible()
    await expect(rows).toHaveCount(4)
  })

  await test.step('the list is saved as it is filtered, and that is recorded', async () => {
    const waiting = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Descargar CSV' }).click()
    const file = await waiting
    expect(file.suggestedFilename()).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/)
    const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
    expect(lines[0]).toBe('\uFEFFPublicación;Estado;Precio;Moneda;Stock;Categoría;Vende;Email;Publicada;Código')
    expect(lines.slice(1, 5).map((line) => line.split(';').slice(0, 3))).toEqual(
      ['Cama', 'Banco', 'Silla', 'Mesa'].map((name) => [`${name} ${word}`, 'Visible', '1500,5']),
    )
    const [entry] = await ask<AuditEntry[]>(page, admin, 'GET', '/admin/audit?action=list.downloaded&limit=1')
    expect(entry).toMatchObject({ subject: { id: 'products' }, details: { rows: '4' } })
  })

  await test.step('the log is filtered, and the kept filter goes and comes back', async () => {
    await page.goto('/admin-dashboard/registro')
    await page.getByRole('searchbox', { name: 'Sobre qué o quién' }).fill(word)
    await page.getByRole('combobox', { name: 'Qué se hizo' }).selectOption('Ocultó el producto')
    await expect(page.getByText(word)).toHaveCount(3)
    await expectAccessible(page)
    await page.goto('/admin-dashboard/publicaciones')
    await page.getByRole('button', { name: `Borrar el filtro ${word}` }).click()
    await page.getByRole('button', { name: 'Deshacer' }).click()
    await expect(page.getByRole('button', { name: word, exact: true })).toBeVisible()
    const [kept] = (await ask<SavedFilter[]>(page, admin, 'GET', '/admin/saved-filters')).filter(({ name }) => name === word)
    await ask(page, admin, 'DELETE', `/admin/saved-filters/${kept?.id}`)
    expect(isDesktop(page) || (await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))).toBe(true)
  })
})
