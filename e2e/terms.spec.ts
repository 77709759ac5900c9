import { expect, expectAccessible, logIn, newMember, register, test } from './lib/journey.ts'
import { adminSession, ask, enterAs, join, takeSession } from './lib/market.ts'

type Page = import('@playwright/test').Page

const main = (page: Page) => page.getByRole('main')

test('who registers reads below the button what they accept, and where it is', { tag: '@390' }, async ({ page }) => {
  await page.goto('/register')
  await main(page).getByRole('link', { name: 'términos y condiciones' }).click()
  await expect(page).toHaveURL(/\/terminos$/)
  await expect(main(page).getByText('Rigen desde el 1 de diciembre de 2026')).toBeVisible()
  await expectAccessible(page)
  await main(page).getByRole('link', { name: 'Reclamos y arrepentimiento' }).click()
  await expect(main(page).getByRole('heading', { name: 'Reclamos y arrepentimiento' })).toBeInViewport()
  await main(page).getByRole('link', { name: 'Reglas de la feria' }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: 'Reglas de la feria' })).toBeVisible()
  await expectAccessible(page)
  const ana = newMember('Ana')
  await register(page, ana)
  await logIn(page, ana)
  await page.goto('/profile')
  await expect(main(page)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Términos y condiciones' }), 'accepted by registering').toHaveCount(0)
})

test('a member of an account without terms accepts them in a line at the top, once', { tag: '@390' }, async ({ page }) => {
  const ana = await enterAs(page, 'Ana')
  // As an account has it that was there before; no page of the app stores the member anew meanwhile.
  await page.goto('/favicon.svg')
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}') as object
    localStorage.setItem('user', JSON.stringify({ ...user, acceptedTerms: null }))
  })
  await page.goto('/dashboard')
  const line = page.getByRole('region', { name: 'Términos y condiciones' })
  await expect(line.getByText('Para comprar y vender acá valen los términos y las reglas de la feria.')).toBeVisible()
  await expectAccessible(page)
  await line.getByRole('button', { name: 'Aceptar' }).click()
  await expect(line).toHaveCount(0)
  await page.reload()
  await expect(main(page)).toBeVisible()
  await expect(line).toHaveCount(0)
  expect((await ask<{ acceptedTerms: string }>(page, ana, 'GET', '/users/me')).acceptedTerms).toBe('2026-12-01')
})

test('«Botón de baja» in the footer leads to where Premium ends, at once and with a receipt', { tag: '@390' }, async ({ page }) => {
  const joined = await join(page, 'Ana')
  await ask(page, await adminSession(page), 'PUT', `/users/${joined.user.id}/role`, { role: 'premium' })
  const again = await page.request.post('/api/v1/auth/login', { data: { email: joined.user.email, password: joined.member.password } })
  await takeSession(page, await again.json())
  await page.goto('/profile')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Botón de baja' }).click()
  await expect(page).toHaveURL(/\/personal-info#premium$/)
  await expect(main(page).getByRole('heading', { name: 'Premium' })).toBeInViewport()
  await main(page).getByRole('button', { name: 'Dar de baja Premium' }).click()
  const dialog = page.getByRole('alertdialog')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Dar de baja Premium' }).click()
  await expect(page.getByText('Diste de baja Premium.')).toBeVisible()
  await expect(main(page).getByText('No tenés Premium: no hay nada que dar de baja.')).toBeVisible()
  await expectAccessible(page)
})
