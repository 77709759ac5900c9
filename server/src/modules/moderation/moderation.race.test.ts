import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { appeal, caseOf, decide, decideAppeal, report } from '../../testing/moderation.ts'
import { aMember, anAdmin, aProduct, aRoom, type Person } from '../../testing/people.ts'
import { allNews, describeRaces, rowOf, sortedStatusesOf, times, writesTo } from '../../testing/races.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { aWish } from '../../testing/wishes.ts'
import { users } from '../accounts/tables.ts'
import { releaseHeld } from './holds.ts'
import { abuseCases, abuseReports, decisionTemplates } from './tables.ts'

describeRaces(
  'moderation on PostgreSQL',
  (on) => {
    const countOf = (table: 'abuse_cases' | 'abuse_reports', subjectId: string) =>
      on.read<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(table)} where subject_id = ${subjectId}`)
    const aReported = async (by?: Person) => {
      const seller = await aMember(on.testApp)
      const product = await aProduct(on.testApp, seller)
      await report(on.testApp, by ?? (await aMember(on.testApp)), ['product', product.id])
      return { seller, product }
    }

    test('of two decisions at once one holds, and the other reads who took it', async () => {
      const [one, two] = [await anAdmin(on.testApp), await anAdmin(on.testApp)]
      const { product, seller } = await aReported()
      const id = (await caseOf(on.testApp, one, product.id))?.id ?? ''
      const decided = await on.race(
        rowOf(abuseCases, id),
        () => decide(on.testApp, one, id, 'suspend', { days: 3 }),
        () => decide(on.testApp, two, id, 'hide'),
      )
      expect(sortedStatusesOf(decided)).toEqual([200, 409])
      expect(decided.find(({ status }) => status === 409)?.error.message).toBe('Ya la decidió Ada Ferraro.')
      const restricted = await on.read(sql`select from restrictions where user_id = ${seller.id}`)
      const [kept] = await on.read<{ decision: string }>(sql`select decision from abuse_cases where id = ${id}`)
      expect(restricted).toHaveLength(kept?.decision === 'suspend' ? 1 : 0)
    })

    test('first reports at once make one case, and the same one sent twice one report', async () => {
      const product = await aProduct(on.testApp, await aMember(on.testApp))
      const [ana, beto] = [await aMember(on.testApp), await aMember(on.testApp)]
      const of = (by: Person) => () => report(on.testApp, by, ['product', product.id])
      const sent = await on.race(writesTo(abuseCases), of(ana), of(ana), of(beto))
      expect(sortedStatusesOf(sent)).toEqual([201, 201, 201])
      expect([await countOf('abuse_cases', product.id), await countOf('abuse_reports', product.id)]).toEqual([[{ n: 1 }], [{ n: 2 }]])
    })

    test('two readings of a conversation at once are recorded once for each of its members', async () => {
      const { buyer, seller, room } = await aRoom(on.testApp)
      const body = { content: 'Nos vemos en la esquina' }
      const { body: message } = await on.testApp.call<{ id: string }>('POST', `/api/v1/chat/${room}`, { token: buyer.token, body })
      await report(on.testApp, seller, ['message', message.id])
      const admin = await anAdmin(on.testApp)
      const id = (await caseOf(on.testApp, admin, message.id))?.id
      const open = () => on.testApp.call('GET', `/api/v1/admin/abuse-reports/${id}`, { token: admin.token })
      // Whoever records it looks at the caller's row, before or after they looked for an earlier reading.
      expect(sortedStatusesOf(await on.race(rowOf(users, admin.id), open, open))).toEqual([200, 200])
      const rows = await on.read<{ id: string }>(sql`
        select subject_id as id from audit_log where action = 'conversation.read' and details ->> 'case' = ${id}`)
      expect(rows.map((row) => row.id).toSorted()).toEqual([buyer.id, seller.id].toSorted())
    })

    test('of three reports at once the last one hides', async () => {
      const product = await aProduct(on.testApp, await aMember(on.testApp))
      const three = [await aMember(on.testApp), await aMember(on.testApp), await aMember(on.testApp)]
      await on.testApp.engines.db.db.update(users).set({ createdAt: new Date(on.testApp.clock.now().getTime() - 31 * 86_400_000) })
      const sent = await on.race(
        writesTo(abuseReports),
        ...three.map((by, n) => () => report(on.testApp, by, ['product', product.id], { reason: 'fraud', address: `198.51.100.${n}` })),
      )
      expect(sortedStatusesOf(sent)).toEqual([201, 201, 201])
      expect((await on.testApp.call('GET', `/api/v1/products/${product.id}`)).status).toBe(404)
    })

    test('a report taken back while it is decided is one or the other', async () => {
      const [admin, by] = [await anAdmin(on.testApp), await aMember(on.testApp)]
      const { product } = await aReported(by)
      const id = (await caseOf(on.testApp, admin, product.id))?.id ?? ''
      const [{ id: reportId = '' } = {}] = await on.read<{ id: string }>(sql`select id from abuse_reports where case_id = ${id}`)
      const both = await on.race(
        rowOf(abuseCases, id),
        () => on.testApp.call('DELETE', `/api/v1/abuse-reports/${reportId}`, { token: by.token }),
        () => decide(on.testApp, admin, id, 'warn'),
      )
      expect([
        [200, 404],
        [200, 409],
      ]).toContainEqual(sortedStatusesOf(both))
    })

    /** Has a case hide something while its owner does `hides`, and overturns that. */
    const overturned = async (subjectId: string, owner: Person, hides: () => Promise<{ status: number }>) => {
      const [admin, other] = [await anAdmin(on.testApp), await anAdmin(on.testApp)]
      const id = (await caseOf(on.testApp, admin, subjectId))?.id ?? ''
      const both = await on.race<{ status: number }[]>(allNews, hides, () => decide(on.testApp, admin, id, 'hide'))
      expect(sortedStatusesOf(both)).toEqual([200, 200])
      await appeal(on.testApp, owner, id)
      expect((await decideAppeal(on.testApp, other, id, 'overturned')).status).toBe(200)
    }

    test('what its owner hides while it is decided stays hidden once the decision is overturned', async () => {
      const { product, seller } = await aReported()
      await overturned(product.id, seller, () =>
        on.testApp.call('PUT', `/api/v1/products/${product.id}/visibility`, { token: seller.token, body: { visible: false } }),
      )
      expect(await on.read(sql`select is_shown, moderated_at from products where id = ${product.id}`)).toEqual([
        { is_shown: false, moderated_at: null },
      ])
    })

    test('a wish that its owner switches off while it is decided stays off once the decision is overturned', async () => {
      const owner = await aMember(on.testApp)
      const wish = await aWish(on.testApp, owner, { isPublic: true })
      await report(on.testApp, await aMember(on.testApp), ['wish', wish.id])
      await overturned(wish.id, owner, () =>
        on.testApp.call('PUT', `/api/v1/request/${wish.id}`, { token: owner.token, body: { activo: false } }),
      )
      expect(await on.read(sql`select is_on, moderated_at from wishes where id = ${wish.id}`)).toEqual([
        { is_on: false, moderated_at: null },
      ])
    })

    test('two processes whose holds are over at the same moment show a product again once', async () => {
      const { product } = await aReported()
      const over = sql`held_until = now() - interval '1 year', held_at = now() - interval '2 years'`
      await on.read(sql`update abuse_cases set before = '{"wasShown": true}', ${over} where subject_id = ${product.id}`)
      await on.race(allNews, ...times(2, () => releaseHeld(on.testApp.app.ctx)))
      const released = sql`data->>'task' like '%notify-released' and data->'event'->>'productId' = ${product.id}`
      expect(await on.read(sql`select from pgboss.job where ${released}`)).toHaveLength(1)
    })

    test('of two sets of templates at once the later one stands', async () => {
      const admin = await anAdmin(on.testApp)
      const set = (title: string) => () =>
        on.testApp.call('PUT', '/api/v1/admin/decision-templates', {
          token: admin.token,
          body: { templates: [{ title, note: 'Nota.', decision: 'warn' }] },
        })
      const both = await on.race(writesTo(decisionTemplates), set('Una'), set('Otra'))
      expect(sortedStatusesOf(both)).toEqual([200, 200])
      expect(await on.read(sql`select title from decision_templates`)).toEqual([{ title: 'Otra' }])
    })

    test('a case that many take at once is taken once', async () => {
      const admins = [await anAdmin(on.testApp), await anAdmin(on.testApp)]
      const { product } = await aReported()
      const id = (await caseOf(on.testApp, admins[0] as Person, product.id))?.id ?? ''
      const taken = await on.race(
        rowOf(abuseCases, id),
        ...admins.flatMap(({ token }) => times(1, () => on.testApp.call('PUT', `/api/v1/admin/abuse-reports/${id}/take`, { token }))),
      )
      expect(sortedStatusesOf(taken)).toEqual([200, 409])
    })
  },
  () => createTestApp({ settings: { TRUSTED_PROXIES: '1' } }),
)
