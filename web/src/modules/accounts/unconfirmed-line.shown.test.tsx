import { act, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { NOTICE_ID } from '../../lib/notice-id.ts'
import { useSession } from '../../lib/session.ts'
import { answering, refused } from '../../testing/answering.ts'
import { show } from '../../testing/show.tsx'
import { UnconfirmedLine } from './unconfirmed-line.tsx'

const ana = { id: 'a', name: 'Ana', email: 'ana@feria.example', isEmailConfirmed: false, mustConfirmEmail: true, pendingEmail: null }
const enter = (changes: object = {}) => useSession.setState({ token: 't', user: { ...ana, ...changes } as never })
/** Shows the line in its place at the top of a page, which is there before. */
const showLine = () => {
  const page = (line: ReactNode) => (
    <>
      <div id={NOTICE_ID} />
      {line}
    </>
  )
  const shown = show(page(null))
  shown.rerender(page(<UnconfirmedLine />))
  return shown
}
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

afterEach(() => {
  vi.useRealTimers()
  useSession.setState({ token: null, user: null, endedBy: null })
})

test('the line is for members whose email has to be confirmed, and for nobody else', () => {
  answering({})
  const { words } = showLine()
  expect(words()).toBe('')
  for (const changes of [{ mustConfirmEmail: false }, { isEmailConfirmed: true, mustConfirmEmail: false }]) {
    act(() => enter(changes))
    expect(words()).toBe('')
  }
  act(() => enter())
  expect(words()).toContain('Confirmá tu email: te mandamos un enlace a ana@feria.example.')
  act(() => enter({ pendingEmail: 'ana@otra.example' }))
  expect(words()).toContain('te mandamos un enlace a ana@otra.example.')
})

test('another link is mailed at a press, and the next one after half a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  const made = answering({ 'POST users/me/confirmation': { message: 'x' } })
  enter()
  showLine()
  await press('Mandar otro')
  await screen.findByText('Te mandamos otro enlace a ana@feria.example. El anterior ya no sirve.')
  await press('Mandar otro en 30 s')
  expect(made).toHaveLength(1)
  for (let second = 0; second < 30; second++) await act(async () => vi.advanceTimersByTime(1000))
  await press('Mandar otro')
  expect(made).toHaveLength(2)
})

test('a link that cannot be mailed says so, and may be asked at once', async () => {
  answering({ 'POST users/me/confirmation': () => refused(429) })
  enter()
  showLine()
  await press('Mandar otro')
  await screen.findByText('Ahora no.')
  screen.getByRole('button', { name: 'Mandar otro' })
})

test('it goes when the member comes back confirmed', async () => {
  answering({ 'GET users/me': { ...ana, isEmailConfirmed: true, mustConfirmEmail: false } })
  enter()
  const { words } = showLine()
  await act(async () => void fireEvent.focus(window))
  await vi.waitFor(() => expect(words()).toBe(''))
})
