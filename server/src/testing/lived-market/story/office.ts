import { sql } from 'drizzle-orm'
import { modules } from '../../../create-feria.ts'
import { unsubscribePathOf } from '../../../platform/unsubscribe.ts'
import { PASSWORD } from '../../people.ts'
import type { LivedMarket } from '../market.ts'

/** What the office keeps for itself, messages from outside, notifications. */
export const keepOffice = async (market: LivedMarket): Promise<void> => {
  const { go, act, keep, testApp, person, id } = market
  await go('somebody writes to the site', null, 'POST /contact', {
    name: 'Bruno',
    email: 'bruno@afuera.example',
    text: 'No encuentro mi compra.\n\n¿Dónde la veo?',
  })
  await go('beto writes to the site', 'beto', 'POST /contact', { name: 'Beto', email: 'beto@feria.example', text: 'Gracias.' })
  const messages = (await testApp.call<{ id: string; name: string }[]>('GET', '/api/v1/admin/contact', { token: person('susi').token }))
    .body
  for (const one of messages) keep('message', `of ${one.name}`, one.id)
  await act('mora resolves a message', 'mora', `POST /admin/contact/${id('message', 'of Bruno')}/resolve`)
  await go('susi resolves a message', 'susi', `POST /admin/contact/${id('message', 'of Bruno')}/resolve`)
  const saved = await go('susi keeps a filter', 'susi', 'POST /admin/saved-filters', {
    section: 'orders',
    name: 'En disputa',
    query: 'status=en+disputa',
  })
  const other = await go('susi keeps another', 'susi', 'POST /admin/saved-filters', {
    section: 'orders',
    name: 'Tarde',
    query: 'late=true',
  })
  await act('mora removes that of susi', 'mora', `DELETE /admin/saved-filters/${saved.id}`)
  await go('susi removes one', 'susi', `DELETE /admin/saved-filters/${other.id}`)
  await go('susi downloads a list', 'susi', 'POST /admin/downloads', { list: 'orders', rows: 12 })
  const browser = { endpoint: 'https://push.example/beto', keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }
  await act('beto wants news in his browser', 'beto', 'POST /notifications/push', browser)
  await act('beto wants no more news in his browser', 'beto', 'POST /notifications/push/unsubscribe', { endpoint: browser.endpoint })
  const { body } = await testApp.call<{ id: string; type: string }[]>('GET', '/api/v1/notifications', { token: person('beto').token })
  const [read, removed] = [body.find(({ type }) => type === 'abuseReport'), body.at(-1)]
  await go('beto reads a notification', 'beto', `PUT /notifications/${read?.id}/read`)
  await act('pepe reads that of beto', 'pepe', `PUT /notifications/${removed?.id}/read`)
  await go('beto removes a notification', 'beto', `DELETE /notifications/${removed?.id}`)
  const ofAna = (await testApp.call<{ id: string }[]>('GET', '/api/v1/notifications', { token: person('ana').token })).body
  await go('ana reads those up to one', 'ana', `PUT /notifications/read?upTo=${ofAna[10]?.id}`)
  await go('vera reads all', 'vera', 'PUT /notifications/read')
  const path = await unsubscribePathOf(testApp.app.ctx, 'resumen', person('pepe').id)
  await go('pepe ends the digest by its link', null, 'POST /letters/end', { token: path.split('/')[2] })
  await act('somebody ends with a wrong link', null, 'POST /letters/end', { token: 'x' })
  await act('ada tries again what never failed', 'ada', `POST /admin/jobs/${id('product', 'lamp')}/retry`)
  await act('ada discards what never failed', 'ada', `POST /admin/jobs/${id('product', 'lamp')}/discard`)
  await go('ada tries all again', 'ada', 'POST /admin/jobs/retry')
  await testApp.engines.db.db.execute(
    sql`insert into refused_emails (id, "to", subject, reason, at)
      values (${id('product', 'lamp')}, 'nadie@afuera.example', 'Tu compra', '550 5.1.1', '2026-11-20 12:00:00+00')`,
  )
}

/** Who leaves, who is removed. */
export const leave = async (market: LivedMarket): Promise<void> => {
  const { go, act, person } = market
  await act('vera leaves with sales under way', 'vera', 'DELETE /users/me', { password: PASSWORD })
  await act('susi removes zoe', 'susi', `DELETE /users/${person('zoe').id}`)
  await go('zoe leaves', 'zoe', 'DELETE /users/me', { password: PASSWORD })
  await act('ada removes vera', 'ada', `DELETE /users/${person('vera').id}`)
  await go('ada removes luz', 'ada', `DELETE /users/${person('luz').id}`)
}

/** The hour of every job, two days later, a fortnight later, two months later. */
export const wait = async (market: LivedMarket, days: number): Promise<void> => {
  market.day(days)
  for (const { name, schedules } of modules) for (const job of Object.keys(schedules ?? {})) await market.job(name, job)
}
