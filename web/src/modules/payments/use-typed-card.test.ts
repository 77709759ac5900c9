import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSession } from '../../lib/session.ts'
import { noCard } from './card-rules.ts'
import { forgetTypedCard, useTypedCard } from './use-typed-card.ts'

const card = { number: '4509 9535 6623 3704', name: 'APRO', expiry: '11/30', cvc: '123' }

beforeEach(forgetTypedCard)
afterEach(forgetTypedCard)

/** Types a card up to a step, and leaves the page. */
const typeAndLeave = (at: number, changes: Partial<typeof card> = {}) => {
  const { result, unmount } = renderHook(useTypedCard)
  act(() => {
    result.current.setCard({ ...card, ...changes })
    result.current.setAt(at)
  })
  unmount()
}
const found = () => {
  const { result, unmount } = renderHook(useTypedCard)
  const { card, at } = result.current
  unmount()
  return { card, at }
}

test('who comes back finds the card where it was', () => {
  typeAndLeave(2, { cvc: '' })
  expect(found()).toEqual({ card: { ...card, cvc: '' }, at: 2 })
})

test('the security code is asked for again', () => {
  typeAndLeave(4)
  expect(found()).toEqual({ card: { ...card, cvc: '' }, at: 3 })
})

test('nothing of it is in storage', () => {
  typeAndLeave(4)
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

test('a card that was emptied, as after a purchase, is forgotten', () => {
  typeAndLeave(4)
  const { result, unmount } = renderHook(useTypedCard)
  act(() => result.current.setCard(noCard))
  unmount()
  expect(found()).toEqual({ card: noCard, at: 0 })
})

test('a quarter of an hour later it is forgotten', () => {
  vi.useFakeTimers({ now: 0 })
  typeAndLeave(3)
  vi.setSystemTime(15 * 60_000 - 1)
  expect(found().at).toBe(3)
  vi.setSystemTime(30 * 60_000)
  expect(found()).toEqual({ card: noCard, at: 0 })
})

test('signing out forgets it', () => {
  typeAndLeave(3)
  act(() => useSession.getState().signOut())
  expect(found()).toEqual({ card: noCard, at: 0 })
})
