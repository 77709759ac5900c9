import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rowsOf } from '../../engines/db/database.ts'
import { aMember, bicycle } from '../../testing/people.ts'
import { createPostgresWorld, type PostgresWorld } from '../../testing/postgres-world.ts'
import { race, rowOf, times, writesTo } from '../../testing/races.ts'
import { sendPicture } from '../../testing/send-picture.ts'
import { hasPostgres } from '../../testing/servers.ts'
import type { World } from '../../testing/world.ts'
import { sweepUploads } from './keep-pictures.ts'
import { readSigned, signText } from './uploads.signing.ts'
import { signingKeys, uploads } from './uploads.tables.ts'

describe.skipIf(!hasPostgres)('pictures on PostgreSQL', () => {
  let place: PostgresWorld
  let world: World
  beforeAll(async () => {
    place = await createPostgresWorld()
    world = place.world
  })
  afterAll(() => place.end())

  test('the first two addresses that are signed at the same moment are of one key', async () => {
    const { ctx } = world.app
    const signed = await race<string[]>(place, writesTo(signingKeys), ...times(2, () => signText(ctx, 'a', 'x')))
    expect(await Promise.all(signed.map((text) => readSigned(ctx, 'a', text)))).toEqual(['x', 'x'])
  })

  test('a picture that is put to use while it is swept stays with its files, or is refused', async () => {
    for (const isUsed of [true, false]) {
      const ana = await aMember(world)
      const { id, url } = await sendPicture(world, ana)
      world.clock.pass(24 * 60 + 1)
      const publish = () => world.call('POST', '/api/v1/products', { token: ana.token, body: { ...bicycle, images: [url] } })
      const both = [publish, () => sweepUploads(world.app.ctx)]
      const answers = await race<unknown[]>(place, rowOf(uploads, id), ...(isUsed ? both : both.toReversed()))
      expect(answers).toContainEqual(expect.objectContaining({ status: isUsed ? 201 : 404 }))
      expect((await world.app.http.inject({ method: 'GET', url })).statusCode).toBe(isUsed ? 200 : 404)
      const rows = await world.engines.db.db.execute(sql`select 1 from uploads where id = ${id} and kept_at is not null`)
      expect(rowsOf(rows)).toHaveLength(isUsed ? 1 : 0)
    }
  })
})
