import type { User } from '@feria/contract/accounts/schemas'
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSession } from '../../lib/session.ts'
import { runHook } from '../../testing/run-hook.tsx'
import { useSignOut } from './use-sign-out.ts'

test.each([
  ['with a network', async () => Response.json({})],
  ['without one', async () => Promise.reject(new TypeError('no network'))],
])('[ACC-58] «Salir» ends the session here and tells the server which, %s', async (_how, answer) => {
  const fetched = vi.fn(async (..._: Parameters<typeof fetch>) => answer())
  vi.stubGlobal('fetch', fetched)
  useSession.getState().signIn('ficha', { id: 'm1' } as User)
  history.replaceState(null, '', '/dashboard')
  const { result } = runHook(useSignOut, { isRouted: true })
  act(() => result.current())
  expect([useSession.getState().token, useSession.getState().endedBy, location.pathname]).toEqual([null, 'member', '/login'])
  await expect.poll(() => fetched.mock.calls.length).toBe(1)
  const [address, options] = fetched.mock.calls[0] ?? []
  expect([address, options]).toMatchObject([
    '/api/v1/auth/logout',
    { method: 'POST', keepalive: true, headers: { authorization: 'Bearer ficha' } },
  ])
})
