import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openPool } from './pool.ts'

test.each([
  ['a statement', (pool: ReturnType<typeof openPool>) => pool.query('select 1')],
  ['a statement alone', (pool: ReturnType<typeof openPool>) => pool.queryAlone('select 1')],
  ['a transaction', (pool: ReturnType<typeof openPool>) => pool.connect()],
])('%s that waits for its connection to open fails once all connections are dropped', async (_what, ask) => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const pool = openPool(`postgres://feria@127.0.0.1:${(server.address() as AddressInfo).port}/feria`, 2, { isPooled: false })
  const asked = ask(pool)
  await once(server, 'connection')

  pool.drop()
  await expect(asked).rejects.toThrow(/terminated/)
})
