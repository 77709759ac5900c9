import { expect, expectAccessible, test } from './lib/journey.ts'
import { ask, enterAsAdmin, join, newWord, publish, type Session, takeSession } from './lib/market.ts'

test('an admin makes somebody a moderator, who sees their sections alone, decides a report and is refused on an admin', {
  tag: '@1280',
}, async ({ page }) => {
  const word = newWord()
  const [mora, seller, reporter] = [await join(page, `Mora ${word}`), await join(page, 'Vera Vende'), await join(page, 'Ana Avisa')]
  const lamp = await publish(page, seller, { name: `Velador ${word}` })
  await ask(page, reporter, 'POST', '/abuse-reports', { subject: 'product', id: lamp.id, reason: 'fraud' })
  const admin = await enterAsAdmin(page)

  await test.step('the admin reads the day, its figures and what waits', async () => {
    await page.goto('/admin-dashboard/hoy')
    await expect(page.getByRole('heading', { name: 'El día', exact: true })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Compras pagadas, por día/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: '7 días' }).click()
    await expect(page).toHaveURL(/dias=7/)
    await page.getByRole('button', { name: 'Ver como tabla: Personas nuevas, por día' }).click()
    await expect(page.getByRole('table', { name: 'Personas nuevas, por día' }).getByRole('row')).toHaveCount(8)
  })

  await test.step('and gives the work to somebody', async () => {
    await page.goto(`/admin-dashboard?usuario=${word}`)
    await page.getByLabel(`Equipo de Mora ${word}`).selectOption('Moderación')
    await page.getByRole('button', { name: 'Cambiar equipo' }).click()
    await expect(page.getByText(`Mora ${word} ahora es del equipo de moderación.`)).toBeVisible()
    await expect(page.getByLabel(`Equipo de Mora ${word}`)).toHaveValue('moderator')
  })

  const { email, password } = mora.member
  const answer = await page.request.post('/api/v1/auth/login', { data: { email, password } })
  const moderator = (await answer.json()) as Session
  await takeSession(page, moderator)
  const isPhone = (page.viewportSize()?.width ?? 0) < 1024

  await test.step('the moderator finds the way, their sections with counts, and the bell', async () => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: isPhone ? 'Abrir menú' : 'Más' }).click()
    await page.getByRole('link', { name: 'Equipo' }).click()
    await expect(page.getByRole('heading', { name: 'Para resolver', level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /\d+ denuncias?/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Para resolver: \d+ cosas?$/ }).click()
    await expect(page.getByRole('menuitem', { name: /\d+ denuncias?/ })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    if (isPhone) await page.getByRole('button', { name: 'Secciones' }).click()
    const sections = page.getByRole('navigation', { name: 'Administración' })
    await expect(sections.getByRole('link', { name: /^Denuncias ?: \d+ esperan?$|^Denuncias/ })).toBeVisible()
    await expect(sections.getByRole('link')).toHaveText([
      /^Para resolver/,
      /^Denuncias/,
      /^Mensajes retenidos/,
      /^Opiniones/,
      /^Identidades/,
      'Personas',
      'Publicaciones',
      /^Panel/,
    ])
  })

  await test.step('what is not theirs says whose it is', async () => {
    await page.goto('/admin-dashboard/retiros')
    await expect(page.getByText('La abre solo quien administra el sitio.')).toBeVisible()
    await expectAccessible(page)
  })

  await test.step('they decide the report, without ending accounts', async () => {
    await page.goto('/admin-dashboard/denuncias')
    const row = page.getByRole('main').getByRole('button', { name: new RegExp(word) })
    const more = page.getByRole('main').getByRole('button', { name: 'Ver más' })
    await expect(async () => {
      if (!(await row.isVisible())) await more.click({ timeout: 500 })
      await expect(row).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 30_000 })
    await row.click()
    await expect(page.getByRole('main').getByRole('heading', { name: new RegExp(word), level: 2 })).toBeVisible()
    await expect(page.getByRole('button', { name: /Dar de baja|Cerrar la cuenta/ })).toHaveCount(0)
    await page.getByRole('button', { name: /Ocultar/ }).click()
    await page.getByRole('button', { name: /^Confirmar/ }).click()
    await expect(row).toHaveCount(0)
  })

  await test.step('and are refused on an admin', async () => {
    const body = { kind: 'limited', days: 3, reason: 'No' }
    const refused = await page.request.put(`/api/v1/users/${admin.user.id}/restriction`, {
      data: body,
      headers: { authorization: moderator.token },
    })
    expect([refused.status(), ((await refused.json()) as { error: string }).error]).toEqual([409, 'accounts.unrestrictable'])
    await page.goto(`/admin-dashboard?usuario=admin@feria.example`)
    await expect(page.getByRole('row').filter({ hasText: 'admin@feria.example' })).toBeVisible()
    await expect(page.getByLabel(/^Rol de |^Equipo de /)).toHaveCount(0)
  })
})
