import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember, anAdmin } from '../../testing/people.ts'
import { describeRaces, rowOf, sortedStatusesOf } from '../../testing/races.ts'
import { sendPicture } from '../../testing/send-picture.ts'
import { identities } from './tables.ts'

describeRaces('identities on PostgreSQL', (on) => {
  const { race, read } = on

  test('a document sent while the one before is approved is refused, and two simultaneous decisions are one', async () => {
    const [ana, admin] = [await aMember(on.testApp), await anAdmin(on.testApp)]
    const send = async () => {
      const { url: imageUrl } = await sendPicture(on.testApp, ana)
      return on.testApp.call('POST', '/api/v1/users/me/identity', { token: ana.token, body: { imageUrl } })
    }
    const decide = (status: string) => () =>
      on.testApp.call('PUT', `/api/v1/admin/identities/${ana.id}`, { token: admin.token, body: { status, note: 'x' } })
    expect((await send()).status).toBe(200)
    const answers = await race<{ status: number }[]>(rowOf(identities, ana.id, 'user_id'), decide('approved'), decide('rejected'), send)
    expect(sortedStatusesOf(answers)).toEqual([200, 409, 409])
    expect(await read(sql`select status from identities where user_id = ${ana.id}`)).toEqual([{ status: 'approved' }])
  })
})
