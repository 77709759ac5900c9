import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { runHook } from '../testing/run-hook.tsx'
import { useNotificationClicks } from './use-notification-clicks.ts'

afterEach(() => vi.unstubAllGlobals())

test('a notification that is pressed leads to its page, until the page is left; other messages lead nowhere', async () => {
  const workers = new EventTarget()
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: workers } }))
  history.replaceState(null, '', '/dashboard')
  const hook = runHook(useNotificationClicks, { isRouted: true })
  const happen = async (data: unknown) => {
    await act(async () => workers.dispatchEvent(new MessageEvent('message', { data })))
    return location.pathname
  }
  expect([await happen({ go: '/orders' }), await happen({ other: 1 }), await happen(null)]).toEqual(Array(3).fill('/orders'))
  hook.unmount()
  expect(await happen({ go: '/requests' })).toBe('/orders')
})
