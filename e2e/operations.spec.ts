import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './lib/journey.ts'
import { breakCalls, enterAsAdmin } from './lib/market.ts'

const at = '2026-11-20T12:00:00.000Z'
const mail = {
  id: '01a1f8d3-ea00-76e5-8faf-b982e90c0001',
  queue: 'external',
  tasks: ['orders.paid/orders.email-buyer', 'orders.paid/orders.email-seller'],
  failedAt: at,
  attempts: 9,
  error: 'The mail server did not take the letter: 535 EAUTH',
}
const refund = { ...mail, id: '01a1f8d3-ea00-76e5-8faf-b982e90c0002', tasks: ['payments.refund-asked/payments.send-refund'], error: null }
const schedule = {
  ...mail,
  id: '01a1f8d3-ea00-76e5-8faf-b982e90c0003',
  queue: 'schedules',
  tasks: ['payments.retry-refunds'],
  error: 'The database refused it: 57014',
}

type Listed = Omit<typeof mail, 'error'> & { error: string | null }

/** Failed jobs as the server has them; no journey can make a real one fail nine times. */
const withJobs = async (page: Page, jobs: Listed[]) => {
  let left = [...jobs]
  await page.route(/\/admin\/jobs(\?|\/|$)/, async (route) => {
    const { pathname } = new URL(route.request().url())
    const [, id, act] = /jobs\/([^/]+)(?:\/(\w+))?$/.exec(pathname) ?? []
    if (!id) return route.fulfill({ json: left })
    if (id === 'waiting') return route.fulfill({ json: { count: left.length } })
    const settled = id === 'retry' ? left : left.filter((job) => job.id === id)
    const refusal = { error: 'operations.job-settled', message: 'Ya no está.' }
    if (act && settled.length === 0) return route.fulfill({ status: 404, json: refusal })
    left = left.filter((job) => !settled.includes(job))
    return route.fulfill({ json: act ? settled[0] : { count: settled.length } })
  })
  return { lose: (id: string) => (left = left.filter((job) => job.id !== id)) }
}

test('failed jobs are tried once more, discarded after a question, and tried all at once', { tag: '@1280' }, async ({ page }) => {
  await enterAsAdmin(page)
  const more = Array.from({ length: 2 }, (_, n) => ({ ...mail, id: `01a1f8d3-ea00-76e5-8faf-b982e90c010${n}` }))
  const jobs = await withJobs(page, [mail, refund, schedule, ...more])
  await page.goto('/admin-dashboard/tareas')
  await expect(page.getByRole('heading', { name: 'Tareas fallidas', level: 1 })).toBeVisible()
  await expect(page.getByText('5 tareas esperan')).toBeVisible()
  const row = (text: string) => page.getByRole('listitem').filter({ hasText: text })
  await expect(row('orders.email-seller').first()).toContainText('Correo: compras')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Reintentar: Correo: compras' }).first().click()
  await expect(page.getByText('La tarea se intenta de nuevo.')).toBeVisible()
  await expect(page.getByText('4 tareas esperan')).toBeVisible()

  const discard = page.getByRole('button', { name: 'Descartar: Tarea: pagos' })
  await discard.click()
  await expect(page.getByRole('alertdialog')).toContainText('«Tarea: pagos» no se va a hacer nunca.')
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click()
  await expect(row('payments.send-refund')).toBeVisible()
  await discard.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click()
  await expect(row('payments.send-refund')).toHaveCount(0)

  // Another admin was first.
  jobs.lose(schedule.id)
  await page.getByRole('button', { name: 'Reintentar: Tarea programada: pagos' }).click()
  await expect(page.getByText('Ya no está.')).toBeVisible()
  await expect(row('payments.retry-refunds')).toHaveCount(0)

  await page.getByRole('button', { name: 'Reintentar todas' }).click()
  await expect(page.getByText('No hay tareas fallidas.')).toBeVisible()
  await expectAccessible(page)
})

test('without failed jobs the page says so; without an answer it offers another try', { tag: '@1280' }, async ({ page }) => {
  await enterAsAdmin(page)
  const restore = await breakCalls(page, /\/admin\/jobs\?/)
  await page.goto('/admin-dashboard/tareas')
  const again = page.getByRole('main').getByRole('button', { name: 'Reintentar' })
  await expect(again).toBeVisible({ timeout: 20_000 })
  await expectAccessible(page)
  await restore()
  await again.click()
  await expect(page.getByText('No hay tareas fallidas.')).toBeVisible()
})

test('mails that the mail server refused are listed with the reason', { tag: '@1280' }, async ({ page }) => {
  await enterAsAdmin(page)
  const refused = { id: mail.id, to: 'ana.gomez@feria.example', subject: 'Tu compra está en camino', reason: '550 5.1.1', at }
  await page.goto('/admin-dashboard/correos')
  await expect(page.getByRole('button', { name: 'Escritos', pressed: true })).toBeVisible()
  await page.getByRole('button', { name: 'Rechazados' }).click()
  await expect(page.getByText('El servidor de correo no rechazó ninguno.')).toBeVisible()
  await page.route(/\/admin\/refused-mails\?/, (route) => route.fulfill({ json: [refused] }))
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: refused.to })).toContainText('La dirección no existe')
  await expectAccessible(page)
})
