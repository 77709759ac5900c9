import { readFile } from 'node:fs/promises'
import { rootOf } from '../contract/src/payments/books.ts'
import type { BalanceProof } from '../contract/src/payments/schemas.ts'
import { DEMO_PASSWORD } from '../server/src/demo/people.ts'
import { sha256 } from '../server/src/modules/payments/book-tree.ts'
import { expect, expectAccessible, test } from './lib/journey.ts'
import { type Session, takeSession } from './lib/market.ts'

test('a stranger reads what Feria owes; a member sees in the browser that their money is counted, and keeps the proof', {
  tag: '@390',
}, async ({ page }) => {
  await page.goto('/transparencia')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Pesos' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Ingresar para comprobar' })).toBeVisible()
  await expectAccessible(page)

  const body = { email: 'tomas@feria.example', password: DEMO_PASSWORD }
  await takeSession(page, (await (await page.request.post('/api/v1/auth/login', { data: body })).json()) as Session)
  await page.goto('/saldo')
  await main.getByRole('link', { name: 'Comprobá que tu saldo está contado' }).click()
  await main.getByRole('button', { name: 'Comprobar mi saldo' }).click()
  await expect(main.getByText('Tu dinero en pesos está contado.')).toBeVisible()
  await expectAccessible(page)

  const [download] = await Promise.all([page.waitForEvent('download'), main.getByRole('button', { name: 'Guardar la prueba' }).click()])
  expect(download.suggestedFilename()).toMatch(/^prueba-de-saldo-\d{4}-\d\d-\d\d\.json$/)
  const proofs = JSON.parse(await readFile(await download.path(), 'utf8')) as BalanceProof[]
  for (const { root, leaves } of proofs)
    for (const { path, ...leaf } of leaves) expect((await rootOf(leaf, path, sha256))?.hash).toBe(root.hash)
  expect(proofs.length).toBeGreaterThan(0)
})
