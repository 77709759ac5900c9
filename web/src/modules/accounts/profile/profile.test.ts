import type { User } from '@feria/contract/accounts/schemas'
import { afterEach, expect, test, vi } from 'vitest'
import { useSession } from '../../../lib/session.ts'
import { keepUser } from './own-user.ts'
import { roleName } from './role-name.ts'

const ana: User = {
  id: 'ana',
  name: 'Ana',
  email: 'ana@feria.example',
  phone: null,
  address: null,
  role: 'user',
  imageUrl: null,
  accountType: 'individuo',
  hasSellerPage: true,
  isEmailConfirmed: true,
  mustConfirmEmail: false,
  pendingEmail: null,
  acceptedTerms: null,
  restriction: null,
  createdAt: '2026-11-20T12:00:00.000Z',
}

afterEach(() => vi.unstubAllGlobals())

test('[ACC-64] the role is shown in Spanish, whatever its case and blanks, «Usuario» by default', () => {
  expect([' Admin ', 'PREMIUM', 'user', 'seller', null, undefined].map(roleName)).toEqual([
    'Administrador',
    'Premium',
    'Usuario',
    'Usuario',
    'Usuario',
    'Usuario',
  ])
})

test('[ACC-40] the stored member follows a change, without the lists of a longer answer, and never becomes somebody else', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', { setItem: (key: string, value: string) => stored.set(key, value) })
  useSession.setState({ token: 'secret', user: ana })
  const longer: User & { products: string[] } = { ...ana, name: 'Ana Paz', products: ['mesa'] }
  keepUser(longer)
  expect(JSON.parse(stored.get('user') ?? '')).toEqual({ ...ana, name: 'Ana Paz' })
  keepUser({ ...ana, id: 'beto', name: 'Beto' })
  expect(useSession.getState().user?.name).toBe('Ana Paz')
})
