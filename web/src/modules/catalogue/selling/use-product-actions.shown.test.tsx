import type { OwnProduct } from '@feria/contract/catalogue/schemas'
import { MESSAGE_CLEAR_MS } from '@feria/contract/catalogue/values'
import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answering, refused } from '../../../testing/answering.ts'
import { runHook } from '../../../testing/run-hook.tsx'
import { useProductActions } from './use-product-actions.ts'

const HALF = MESSAGE_CLEAR_MS / 2
const product = { id: 'bici', name: 'Bici', visible: true } as OwnProduct

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('each message stays its own three seconds, also when another one was there before', async () => {
  const answers = [Response.json(product), refused(500)]
  answering({ 'PUT products/bici/visibility': () => answers.shift() })
  const { result } = runHook(useProductActions)
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const turn = () =>
    act(async () => {
      const turned = result.current.turn(product)
      await vi.advanceTimersByTimeAsync(0)
      await turned
    })
  await turn()
  expect(result.current.message?.kind).toBe('success')
  await pass(HALF)
  await turn()
  expect(result.current.message?.kind).toBe('error')
  await pass(HALF + 100)
  expect(result.current.message?.kind).toBe('error')
  await pass(HALF)
  expect([result.current.message, result.current.busyId]).toEqual([null, null])
})
