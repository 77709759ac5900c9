import type { BuyerLine, BuyerSearch } from '@feria/contract/prospecting/schemas'
import { BUYERS_STREAM } from '@feria/contract/prospecting/values'
import { act } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { runHook } from '../../../testing/run-hook.tsx'
import { texts } from '../texts.ts'
import { useBuyerSearch } from './use-buyer-search.ts'

const body = { productName: 'Bicicleta' } as unknown as BuyerSearch
const line = (more: Partial<BuyerLine> = {}) =>
  ({ stage: 'miembros', isDone: false, about: null, progress: 0.1, buyers: [], source: null, result: null, ...more }) as BuyerLine
const buyer = { name: 'Ana', matchScore: 0.9 } as BuyerLine['buyers'][number]

let asked: { address: string; signal: AbortSignal; send: (line: BuyerLine) => void; end: () => void }[]
beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (address: string, { signal }: { signal: AbortSignal }) => {
    const stream = new ReadableStream<Uint8Array>({
      start: (to) => {
        const send = (line: BuyerLine) => to.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`))
        asked.push({ address, signal, send, end: () => to.close() })
        signal.addEventListener('abort', () => to.error(signal.reason))
      },
    })
    return new Response(stream)
  })
})

const begin = async () => {
  const page = runHook(useBuyerSearch)
  const nth = asked.length
  await act(async () => void page.result.current.search(body))
  const stream = asked[nth]
  if (!stream) throw new Error('Nothing was asked.')
  return { ...page, stream }
}

test('leaving the page ends the search', async () => {
  const { stream, unmount } = await begin()
  expect([stream.address, stream.signal.aborted]).toEqual([BUYERS_STREAM, false])
  unmount()
  expect(stream.signal.aborted).toBe(true)
})

test('a stopped search ends, and its results stay', async () => {
  const { stream, result } = await begin()
  expect(result.current.found.state).toBe('searching')
  await act(async () => stream.send(line({ buyers: [buyer] })))
  await expect.poll(() => result.current.found.buyers).toHaveLength(1)
  // A line may have come just before.
  await act(async () => {
    stream.send(line({ buyers: [{ ...buyer, name: 'Bea' }] }))
    result.current.stop()
  })
  expect([stream.signal.aborted, result.current.found.state, result.current.found.buyers.length, result.current.failure]).toEqual([
    true,
    'done',
    1,
    '',
  ])
  const other = await begin()
  act(() => other.result.current.stop())
  expect(other.result.current.found.state).toBe('idle')
})

test('another search cancels the one before, and starts empty', async () => {
  const { stream, result } = await begin()
  await act(async () => stream.send(line({ buyers: [buyer] })))
  await expect.poll(() => result.current.found.buyers).toHaveLength(1)
  await act(async () => {
    stream.send(line({ buyers: [{ ...buyer, name: 'Bea' }] }))
    void result.current.search(body)
  })
  expect([stream.signal.aborted, asked[1]?.signal.aborted]).toEqual([true, false])
  expect(result.current.found).toMatchObject({ state: 'searching', buyers: [] })
})

test('[PROS-11] an interrupted search fails, with the stated message, and the next one clears it', async () => {
  const { stream, result } = await begin()
  stream.send(line())
  await act(async () => stream.end())
  expect([result.current.found.state, result.current.failure]).toEqual(['failed', texts.buyers.failed])
  vi.stubGlobal('fetch', async () => Response.json({ error: 'internal' }, { status: 500 }))
  await act(async () => result.current.search(body))
  expect([result.current.found.state, result.current.failure]).toEqual(['failed', texts.buyers.failed])
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await act(async () => void result.current.search(body))
  expect([result.current.found.state, result.current.failure]).toEqual(['searching', ''])
})
