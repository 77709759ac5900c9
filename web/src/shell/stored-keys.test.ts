import type { Product } from '@feria/contract/catalogue/schemas'
import type { Notification } from '@feria/contract/notifications/schemas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../lib/query-client.ts'
import { rememberSearch } from '../lib/recent-searches.ts'
import { useSession } from '../lib/session.ts'
import { toggleFavorite } from '../modules/favorites/toggle-favorite.ts'
import { changeList, notificationsQuery } from '../modules/notifications/notifications-query.ts'
import { Stored } from '../testing/stored.ts'

const ana = { id: 'ana', name: 'Ana', email: 'ana@feria.example', role: 'user' } as const
let stored: Stored

beforeEach(() => {
  stored = new Stored()
  vi.stubGlobal('localStorage', stored)
  vi.stubGlobal('fetch', async () => Response.json({ count: 1 }))
  useSession.setState({ isRestored: true })
})
afterEach(() => vi.unstubAllGlobals())

test('[LIM-07] the browser stores token, user, recentSearches, and notifications and favourites by member', async () => {
  useSession.getState().signIn('ficha', ana as never)
  rememberSearch('mate')
  await toggleFavorite({ id: 'mesa', name: 'Mesa' } as Product)
  void queryClient.ensureQueryData(notificationsQuery(ana.id))
  changeList(ana.id, () => [{ id: 'n1', type: 'sale', timestamp: '2026-11-20T12:00:00.000Z', data: {} } as Notification])
  expect(Object.keys(stored).sort()).toEqual(['favorites:ana', 'notifications:ana', 'recentSearches', 'token', 'user'])
})

test('[ACC-63] the stored member has an id and a name', () => {
  useSession.getState().signIn('ficha', ana as never)
  expect(JSON.parse(stored.getItem('user') ?? '{}')).toMatchObject({ id: 'ana', name: 'Ana' })
})
