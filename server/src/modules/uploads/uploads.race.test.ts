import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { readSigned, signText } from '../../platform/signing.ts'
import { serverKeys } from '../../platform/tables.ts'
import { aMember, aRoom, bicycle } from '../../testing/people.ts'
import { describeRaces, rowOf, times, writesTo } from '../../testing/races.ts'
import { sendPicture } from '../../testing/send-picture.ts'
import { uploads } from './tables.ts'
import { sweepUploads } from './use-cases/keep-pictures.ts'

describeRaces('pictures on PostgreSQL', (on) => {
  const { race } = on

  test('the first two addresses signed at the same moment share one key', async () => {
    const { ctx } = on.testApp.app
    const signed = await race<string[]>(writesTo(serverKeys), ...times(2, () => signText(ctx, 'a', 'x')))
    expect(await Promise.all(signed.map((text) => readSigned(ctx, 'a', text)))).toEqual(['x', 'x'])
  })

  test('a picture put to use during the sweep stays with its files, or is refused', async () => {
    for (const isUsed of [true, false]) {
      const ana = await aMember(on.testApp)
      const { id, url } = await sendPicture(on.testApp, ana)
      on.testApp.clock.pass(24 * 60 + 1)
      const publish = () => on.testApp.call('POST', '/api/v1/products', { token: ana.token, body: { ...bicycle, images: [url] } })
      const both = [publish, () => sweepUploads(on.testApp.app.ctx)]
      const answers = await race<unknown[]>(rowOf(uploads, id), ...(isUsed ? both : both.toReversed()))
      expect(answers).toContainEqual(expect.objectContaining({ status: isUsed ? 201 : 404 }))
      expect((await on.testApp.app.http.inject({ method: 'GET', url })).statusCode).toBe(isUsed ? 200 : 404)
      const rows = await on.testApp.engines.db.db.execute(sql`select 1 from uploads where id = ${id} and kept_at is not null`)
      expect(rowsOf(rows)).toHaveLength(isUsed ? 1 : 0)
    }
  })

  test('a picture that is sent during the sweep stays with its files, or is refused', async () => {
    for (const isSent of [true, false]) {
      const { buyer, room } = await aRoom(on.testApp)
      const { id, url } = await sendPicture(on.testApp, buyer)
      on.testApp.clock.pass(24 * 60 + 1)
      const body = { pictures: [url] }
      const send = () => on.testApp.call('POST', `/api/v1/chat/${room}`, { token: buyer.token, body })
      const both = [send, () => sweepUploads(on.testApp.app.ctx)]
      const answers = await race<unknown[]>(rowOf(uploads, id), ...(isSent ? both : both.toReversed()))
      expect(answers).toContainEqual(expect.objectContaining({ status: isSent ? 201 : 404 }))
      expect((await on.testApp.engines.files.read(`private/${id}/640.webp`)) !== null).toBe(isSent)
    }
  })
})
