import { publicPageOf } from '@feria/contract/catalogue/address'
import type { AbuseCase } from '@feria/contract/moderation/schemas'
import { expect, expectAccessible, expectFailures, test } from './lib/journey.ts'
import { adminSession, ask, enterAs, type Joined, join, newWord, openRoom, publish, type Session, takeSession } from './lib/market.ts'

type Page = import('@playwright/test').Page

const main = (page: Page) => page.getByRole('main')
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Denunciar' })
const heading = (page: Page) => main(page).getByRole('article').getByRole('heading', { level: 2 })

/** Opens the sheet that is behind three dots. */
const openReport = async (page: Page, of: string) => {
  await page.getByRole('button', { name: `Más opciones de ${of}` }).click()
  await page.getByRole('menuitem', { name: 'Denunciar' }).click()
  await expect(sheet(page)).toBeVisible()
}
const report = (page: Page, by: Session, id: string, reason = 'danger') =>
  ask(page, by, 'POST', '/abuse-reports', { subject: 'product', id, reason })
const casesOf = async (page: Page, admin: Session, word: string) =>
  (await ask<AbuseCase[]>(page, admin, 'GET', '/admin/abuse-reports?limit=100')).filter(({ copy }) => copy.title.includes(word))

/** A member whom the demo's admin makes one too. */
const anotherAdmin = async (page: Page, admin: Session): Promise<Joined> => {
  const joined = await join(page, 'Olga Administra')
  await ask(page, admin, 'PUT', `/users/${joined.user.id}/role`, { role: 'admin' })
  const { email, password } = joined.member
  const answer = await page.request.post('/api/v1/auth/login', { data: { email, password } })
  return { ...((await answer.json()) as Session), member: joined.member }
}

test('a visitor reports a product and takes it back', { tag: '@390' }, async ({ page }) => {
  const seller = await join(page, 'Vera Vende')
  const lamp = await publish(page, seller, { name: `Velador ${newWord()}` })
  await page.goto(publicPageOf(lamp))
  await openReport(page, 'esta publicación')
  await sheet(page).getByRole('button', { name: 'Enviar la denuncia' }).click()
  await expect(sheet(page).getByText('Elegí el motivo.')).toBeVisible()
  await sheet(page).getByLabel('¿Qué pasa?').selectOption('Es una estafa o un engaño')
  await sheet(page).getByLabel('Contanos más (opcional)').fill('Pide que pague antes de verlo.')
  await expectAccessible(page)
  await sheet(page).getByRole('button', { name: 'Enviar la denuncia' }).click()
  await expect(page.getByText('Gracias. Lo vamos a revisar.')).toBeVisible()
  await expect(sheet(page)).toBeHidden()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Retiramos tu denuncia.')).toBeVisible()
  expect(await casesOf(page, await adminSession(page), lamp.name)).toEqual([])
})

test('a member reports a message, finds it among their own, and takes it back', { tag: '@390' }, async ({ page }) => {
  const [buyer, seller] = [await enterAs(page, 'Bruno Compra'), await join(page, 'Vera Vende')]
  const word = newWord()
  const lamp = await publish(page, seller, { name: `Velador ${word}` })
  await openRoom(page, buyer, seller, lamp, 'Hola')
  const room = `${buyer.user.id}_${seller.user.id}_${lamp.id}`
  await ask(page, seller, 'POST', `/chat/${room}`, { content: `Pagame por afuera ${word}`, isSure: true })
  await page.goto(`/chat/${room}`)
  await openReport(page, 'este mensaje')
  await sheet(page).getByLabel('¿Qué pasa?').selectOption('Es una estafa o un engaño')
  await sheet(page).getByRole('button', { name: 'Enviar la denuncia' }).click()
  await expect(page.getByText('Gracias. Lo vamos a revisar.')).toBeVisible()
  await page.goto('/denuncias')
  await expect(main(page).getByRole('heading', { name: 'Mensaje: Mensaje' })).toBeVisible()
  await expect(main(page).getByText('En revisión')).toBeVisible()
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Retirar la denuncia sobre Mensaje' }).click()
  await expect(main(page).getByText('No hiciste ninguna denuncia')).toBeVisible()
})

test('an admin decides fifty reports with the keyboard alone', { tag: '@1280' }, async ({ page }) => {
  test.setTimeout(240_000)
  const word = newWord()
  const seller = await join(page, 'Vera Vende')
  const reporters = [await join(page, 'Ana Avisa'), await join(page, 'Beto Avisa'), await join(page, 'Caro Avisa')]
  for (let n = 0; n < 50; n++) {
    const { id } = await publish(page, seller, { name: `Lote ${word} ${n + 1}` })
    await report(page, reporters[n % 3] as Session, id)
  }
  const admin = await adminSession(page)
  await takeSession(page, admin)
  await page.goto('/admin-dashboard/denuncias')
  await expect(heading(page)).toBeFocused()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Con el teclado' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(heading(page)).toBeFocused()
  let decided = 0
  for (let pressed = 0; decided < 50 && pressed < 400; pressed++) {
    const title = await heading(page).innerText()
    if (!title.includes(word)) {
      // Another journey's.
      await page.keyboard.press('j')
      const hasMoved = await heading(page)
        .filter({ hasNotText: title })
        .waitFor({ timeout: 2000 })
        .then(
          () => true,
          () => false,
        )
      // The last one: what another journey decided meanwhile moved the others.
      if (!hasMoved) await page.reload()
      continue
    }
    if (decided === 0) {
      await page.keyboard.press('t')
      await expect(main(page).getByText(/^La tenés vos/)).toBeVisible()
      await expectAccessible(page)
    }
    await page.keyboard.press(['1', '2', '3'][decided % 3] as string)
    await expect(main(page).getByRole('button', { name: /^Confirmar/ })).toBeFocused()
    await page.keyboard.press('Enter')
    decided++
    await expect.poll(() => heading(page).allInnerTexts()).not.toEqual([title])
  }
  expect([decided, await casesOf(page, admin, word)]).toEqual([50, []])
})

test('the reported member reads why, appeals, and another admin takes the decision back: the product is there again', {
  tag: '@390',
}, async ({ page }) => {
  test.setTimeout(120_000)
  const word = newWord()
  const [seller, reporter] = [await join(page, 'Vera Vende'), await join(page, 'Ana Avisa')]
  const lamp = await publish(page, seller, { name: `Velador ${word}` })
  const admin = await adminSession(page)
  const other = await anotherAdmin(page, admin)
  await report(page, reporter, lamp.id, 'prohibited')
  const [found] = await casesOf(page, admin, word)
  const decision = { decision: 'hide', reason: 'prohibited', note: `No se puede vender: ${word}.` }
  await ask(page, admin, 'POST', `/admin/abuse-reports/${found?.id}/decision`, decision)

  await test.step('nobody finds the product by its address', async () => {
    expectFailures(page)
    await page.goto(publicPageOf(lamp))
    await expect(page.getByText(lamp.name)).toHaveCount(0)
  })

  await test.step('its owner reads why, and asks to have it looked at again', async () => {
    await takeSession(page, seller)
    await page.goto('/denuncias?ver=recibidas')
    await expect(main(page).getByText(decision.note)).toBeVisible()
    await expect(main(page).getByText('Se ocultó')).toBeVisible()
    await main(page).getByRole('button', { name: 'Pedir que se revise' }).click()
    await main(page).getByLabel('¿Por qué hay que revisarla?').fill('Es un velador, y se puede vender.')
    await expectAccessible(page)
    await main(page).getByRole('button', { name: 'Pedir la revisión' }).click()
    await expect(main(page).getByText(/Se decide en 72 horas/)).toBeVisible()
  })

  await test.step('another admin takes it back', async () => {
    await takeSession(page, other)
    await page.goto('/admin-dashboard/denuncias')
    const row = main(page).getByRole('button', { name: new RegExp(word) })
    const more = main(page).getByRole('button', { name: 'Ver más' })
    await expect(async () => {
      if (!(await row.isVisible())) await more.click({ timeout: 500 })
      await expect(row).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 30_000 })
    await row.click()
    await expect(main(page).getByText('Es un velador, y se puede vender.')).toBeVisible()
    await expectAccessible(page)
    await main(page).getByRole('button', { name: 'Dar marcha atrás' }).click()
    await main(page).getByRole('button', { name: 'Confirmar: dar marcha atrás' }).click()
    await expect(row).toHaveCount(0)
  })

  await test.step('it is there again, and its owner reads that', async () => {
    await takeSession(page, seller)
    await page.goto('/denuncias?ver=recibidas')
    await expect(main(page).getByText('Se revisó y dimos marcha atrás.')).toBeVisible()
    await page.goto(publicPageOf(lamp))
    await expect(page.getByRole('heading', { name: lamp.name })).toBeVisible()
  })
  await ask(page, admin, 'PUT', `/users/${other.user.id}/role`, { role: 'user' })
})
