import { expect, type Page } from '@playwright/test'

const fields = [
  ['Número de la tarjeta', '4509 9535 6623 3704'],
  ['Nombre como figura en la tarjeta', 'APRO'],
  ['Vencimiento', '11/30'],
  ['Código de seguridad', '123'],
] as const

/** Pays what /payment shows with a test card, up to the notice that it worked. */
export const payByCard = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: /Tarjeta de crédito/ }).check()
  await page.getByRole('button', { name: 'Continuar' }).click()
  for (const [label, value] of fields) {
    await page.getByLabel(label).fill(value)
    await page.getByRole('button', { name: 'Siguiente' }).click()
  }
  await page.getByRole('button', { name: 'Confirmar compra' }).click()
  await expect(page.getByText('Compra realizada con éxito')).toBeVisible()
}
