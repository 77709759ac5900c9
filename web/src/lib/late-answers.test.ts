import * as api from '@feria/contract/routes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answeringLate } from '../testing/late-answer.ts'
import { Stored } from '../testing/stored.ts'
import { call } from './call.ts'
import { queryClient } from './query-client.ts'
import { restoreMember } from './restore-member.ts'
import { onSignOut, restoreSession, useSession } from './session.ts'
import { draftName } from './use-draft.ts'

const member = (id: string) => ({ id, name: id, email: `${id}@example.com`, role: 'user' as const }) as never
const over = { error: 'accounts.sign-in', message: 'Iniciá sesión para continuar.' }
const session = () => useSession.getState()
let [local, tab] = [new Stored(), new Stored()]
let fromOtherTab: (event: { key: string | null }) => void = () => undefined

beforeEach(() => {
  local = new Stored()
  tab = new Stored()
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', tab)
  vi.stubGlobal('addEventListener', (_: string, listener: typeof fromOtherTab) => {
    fromOtherTab = listener
  })
  useSession.setState({ user: null, token: null, isRestored: true, endedBy: null })
})
afterEach(() => {
  vi.unstubAllGlobals()
  useSession.setState({ token: null, user: null, endedBy: null })
})

test('a 401 of an ended session does not end the current one', async () => {
  const { come } = answeringLate()
  session().signIn('of-ana', member('ana'))
  const late = call(api.favorites.ids, {}).catch(() => undefined)
  session().signOut()
  session().signIn('of-bea', member('bea'))
  await come(401, over)
  await late
  expect(session()).toMatchObject({ token: 'of-bea', user: { id: 'bea' }, endedBy: null })
  expect(local.getItem('token')).toBe('of-bea')
})

test('an answer to a stored token signs nobody in once the member signed out in another tab', async () => {
  local.setItem('token', 'of-ana')
  const { come } = answeringLate()
  const asking = restoreMember('of-ana')
  local.removeItem('token')
  await come(200, { id: 'ana', name: 'Ana', email: 'ana@example.com', role: 'user' })
  await asking
  expect(session()).toMatchObject({ token: null, user: null })
  expect(Object.keys(local)).toEqual([])
})

test.each([
  ['an answer', 200, { id: 'ana', name: 'Ana', role: 'user' }],
  ['a refusal', 401, over],
])('%s to a stored token changes nothing once somebody else signed in', async (_what, status, body) => {
  local.setItem('token', 'of-ana')
  const { come } = answeringLate()
  const asking = restoreMember('of-ana')
  session().signIn('of-bea', member('bea'))
  await come(status, body)
  await asking
  expect(session()).toMatchObject({ token: 'of-bea', user: { id: 'bea' }, endedBy: null })
})

test('an invalid stored token is deleted; a valid one continues with its member', async () => {
  for (const [status, token] of [
    [401, null],
    [200, 'of-ana'],
  ] as const) {
    local.setItem('token', 'of-ana')
    const { come } = answeringLate()
    const asking = restoreMember('of-ana')
    await come(status, status === 401 ? over : { id: 'ana', name: 'Ana', role: 'user' })
    await asking
    expect([session().token, local.getItem('token')]).toEqual([token, token])
  }
})

test('a newer version of a member is stored for nobody after signing out', () => {
  session().signIn('of-ana', member('ana'))
  session().signOut()
  session().setUser(member('ana'))
  expect(session().user).toBeNull()
  expect(local.getItem('user')).toBeNull()
})

const write = () => {
  local.setItem(draftName('ana', 'chat:sala'), '{"text":"hola"}')
  local.setItem('chat-outbox:ana:sala', '[]')
  local.setItem('chatLastCheck:ana', '2026-11-20T12:00:00.000Z')
  tab.setItem(draftName('ana', 'offer'), '{"name":"Mesa"}')
  tab.setItem('scheme', 'dark')
}
const left = () => [...Object.keys(local), ...Object.keys(tab)].filter((key) => !['token', 'user'].includes(key))

test('drafts and unsent messages are deleted when their member signs out, whatever code is loaded', () => {
  session().signIn('of-ana', member('ana'))
  write()
  session().signOut()
  expect(left()).toEqual(['scheme'])
})

test('drafts and unsent messages are kept for a member whose session the server ended', () => {
  session().signIn('of-ana', member('ana'))
  write()
  session().signOut('server')
  session().signIn('again-of-ana', member('ana'))
  expect(left()).toHaveLength(4)
})

test("a draft is stored under its author's id: the next person does not see it", () => {
  expect(new Set([draftName('ana', 'offer'), draftName('bea', 'offer'), draftName(undefined, 'offer')]).size).toBe(3)
})

test('a member who signs in over another finds nothing of theirs; the same member keeps everything', () => {
  const reset = vi.fn()
  const unregister = onSignOut(reset)
  session().signIn('of-ana', member('ana'))
  write()
  session().signIn('again-of-ana', member('ana'))
  expect(reset).not.toHaveBeenCalled()
  session().signIn('of-bea', member('bea'))
  unregister()
  expect(reset).toHaveBeenCalledOnce()
  expect(left()).toEqual(['scheme'])
  expect(session()).toMatchObject({ token: 'of-bea', endedBy: null })
})

test('a session that ends in another tab deletes its text in this one', () => {
  session().signIn('of-ana', member('ana'))
  restoreSession(restoreMember)
  write()
  local.removeItem('token')
  fromOtherTab({ key: 'token' })
  expect(Object.keys(tab)).toEqual(['scheme'])
})

test('another member who signs in in another tab finds nothing of the first in this one', () => {
  session().signIn('of-ana', member('ana'))
  restoreSession(restoreMember)
  const reset = vi.fn()
  const unregister = onSignOut(reset)
  local.setItem('token', 'of-bea')
  local.setItem('user', JSON.stringify(member('bea')))
  fromOtherTab({ key: 'user' })
  unregister()
  expect(reset).toHaveBeenCalledOnce()
  expect(session()).toMatchObject({ token: 'of-bea', user: { id: 'bea' } })
})

test("a member's fetched data is deleted with the session, however it ends", () => {
  for (const by of ['member', 'server'] as const) {
    session().signIn('of-ana', member('ana'))
    queryClient.setQueryData(['orders'], ['hers'])
    session().signOut(by)
    expect(queryClient.getQueryData(['orders'])).toBeUndefined()
  }
})
