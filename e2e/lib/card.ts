import { expect, type Page } from '@playwright/test'

export const VISA = '4509 9535 6623 3704'

/** Fills in the card from whatever step is shown, up to «Confirmar compra». The name decides the outcome. */
export const fillCard = async (page: Page, name: string, number = VISA): Promise<void> => {
  const fields = [
    ['Número de la tarjeta', number],
    ['Nombre como figura en la tarjeta', name],
    ['Vencimiento', '11/30'],
    ['Código de seguridad', '123'],
  ] as const
  for (const [label, value] of fields) {
    await page.getByRole('main').getByLabel(label, { exact: true }).fill(value)
    await page.getByRole('button', { name: 'Siguiente' }).click()
  }
}

/** Pays on /payment with a test card, up to the success message. */
export const payByCard = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: /Tarjeta de crédito/ }).check()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await fillCard(page, 'APRO')
  await page.getByRole('button', { name: 'Confirmar compra' }).click()
  await expect(page.getByText('Compra realizada con éxito')).toBeVisible()
}
