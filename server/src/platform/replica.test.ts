import { expect, test, vi } from 'vitest'
import type { Ctx } from '../core/context.ts'
import { LostConnection } from '../engines/db/database.ts'
import { openMemoryKv } from '../engines/kv/memory.ts'
import { markWrite, readFromReplica } from './replica.ts'

const aWorld = () => {
  const [kv, doubt] = [openMemoryKv(), vi.fn()]
  const near = { name: 'near' }
  const db = { name: 'primary' }
  const replica = { near: () => near, doubt, state: () => ({ isFresh: true, lagMs: 0 }) }
  const ctx = (actorId: string) => ({ db, engines: { kv, db: { replica } }, actor: { id: actorId } }) as unknown as Ctx
  const where = (of: Ctx) => readFromReplica(of, async ({ db }) => (db as unknown as { name: string }).name)
  return { kv, doubt, ctx, where }
}

test('who wrote reads the primary, here by memory and elsewhere by what the store remembers; others read the replica', async () => {
  const { kv, ctx, where } = aWorld()
  const [ana, beto] = [crypto.randomUUID(), crypto.randomUUID()]
  await markWrite(ctx(ana))
  expect([await where(ctx(ana)), await where(ctx(beto))]).toEqual(['primary', 'near'])
  expect(await kv.get(`wrote:${ana}`), 'for another process').not.toBeNull()
})

test('a replica that loses the connection is doubted, and the primary answers; one that only refuses is not', async () => {
  const { doubt, ctx } = aWorld()
  const readWith = (failure: Error) =>
    readFromReplica(ctx(crypto.randomUUID()), async ({ db }) => {
      if ((db as unknown as { name: string }).name === 'near') throw failure
      return 'primary'
    })
  expect(await readWith(Object.assign(new Error('cancelled'), { code: '40001' }))).toBe('primary')
  expect(doubt).not.toHaveBeenCalled()
  expect(await readWith(new LostConnection(new Error('gone')))).toBe('primary')
  expect(doubt).toHaveBeenCalledTimes(1)
  await expect(readWith(new Error('a fault of ours'))).rejects.toThrow('a fault of ours')
})
