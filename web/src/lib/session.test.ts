import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cameFrom, stateBehind } from './came-from.ts'
import { comesBack, decide } from './require-session.tsx'
import { restoreMember } from './restore-member.ts'
import { onSignOut, restoreSession, useSession } from './session.ts'
import { readDraft } from './use-draft.ts'

const ana = {
  id: '1',
  name: 'Ana',
  email: 'ana@example.com',
  phone: null,
  address: null,
  role: 'user' as const,
  imageUrl: null,
  accountType: 'individuo' as const,
  hasSellerPage: true,
  isEmailConfirmed: true,
  mustConfirmEmail: false,
  pendingEmail: null,
  acceptedTerms: null,
  restriction: null,
  createdAt: '',
}
const kept = new Map<string, string>()
let fromOtherTab: (event: { key: string | null }) => void = () => undefined

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('addEventListener', (_: string, listener: typeof fromOtherTab) => {
    fromOtherTab = listener
  })
  useSession.setState({ user: null, token: null, isRestored: false, endedBy: null })
})
afterEach(() => vi.unstubAllGlobals())

test('[ACC-07] the member is stored under user and the token under token', () => {
  useSession.getState().signIn('secret', ana)
  expect(kept.get('token')).toBe('secret')
  expect(JSON.parse(kept.get('user') ?? '')).toEqual(ana)
  useSession.setState({ user: null, token: null })
  restoreSession(restoreMember)
  expect(useSession.getState()).toMatchObject({ user: ana, token: 'secret', isRestored: true })
})

test('[ACC-58] signing out clears token, user and recentSearches, and runs the registered resets', () => {
  const reset = vi.fn()
  const unregister = onSignOut(reset)
  kept.set('recentSearches', '["mesa"]')
  useSession.getState().signIn('secret', ana)
  useSession.getState().signOut()
  unregister()
  expect([...kept.keys()]).toEqual([])
  expect(useSession.getState()).toMatchObject({ user: null, token: null, endedBy: 'member' })
  expect(reset).toHaveBeenCalledOnce()
})

test('[ACC-57] other tabs are followed, and corrupt storage is no session', () => {
  restoreSession(restoreMember)
  kept.set('token', 't2').set('user', JSON.stringify(ana))
  fromOtherTab({ key: 'token' })
  expect(useSession.getState().user?.name).toBe('Ana')
  kept.delete('token')
  fromOtherTab({ key: 'token' })
  expect(useSession.getState()).toMatchObject({ user: null, token: null, endedBy: 'member' })
  kept.set('token', 't3').set('user', '{broken')
  fromOtherTab({ key: null })
  expect(useSession.getState().token).toBeNull()
})

test('[LIM-04] a protected page waits for the stored session, then decides', () => {
  expect(decide(false, false, false)).toBe('wait')
  expect(decide(false, false, true)).toBe('login')
  expect(decide(false, true, false)).toBe('login')
  expect(decide(true, true, false)).toBe('enter')
  expect(comesBack(false, null)).toBe(true)
  expect(comesBack(true, 'server')).toBe(true)
  expect(comesBack(true, 'member')).toBe(false)
})

test("login returns to the visitor's page, else to /dashboard", () => {
  expect(cameFrom(null)).toBe('/dashboard')
  expect(cameFrom({ from: { pathname: '/favorites', search: '?a=1', hash: '' } })).toBe('/favorites?a=1')
  for (const pathname of ['//malo.example/x', '/\\malo.example', 'https://malo.example', 'javascript:alert(1)'])
    expect(cameFrom({ from: { pathname } })).toBe('/dashboard')
  const login = (state: unknown) => ({ from: { pathname: '/login', state } })
  expect(cameFrom(login(login({ from: { pathname: '/explorar', state: { act: 'x' } } })))).toBe('/explorar')
  expect(stateBehind(login({ from: { pathname: '/explorar', state: { act: 'x' } } }))).toEqual({ act: 'x' })
  expect(cameFrom(login(null))).toBe('/dashboard')
})

test('a draft restores only its listed fields, of the same type', () => {
  expect(readDraft('{"name":"Ana","email":7,"password":"x"}', { name: '', email: '' })).toEqual({ name: 'Ana', email: '' })
  expect(readDraft('broken', { name: '' })).toEqual({ name: '' })
})
