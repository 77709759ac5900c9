import { defineRoutes } from '../route.ts'
import type { identitySchemas } from './schemas.ts'

const OWN = '/api/v1/users/me/identity'

export const identityRoutes = /* @__PURE__ */ defineRoutes<typeof identitySchemas>()({
  mine: {
    method: 'GET',
    path: OWN,
    access: 'member',
  },
  send: {
    method: 'POST',
    path: OWN,
    access: 'member',
    limit: { max: 10, seconds: 86_400 },
  },
  document: {
    method: 'GET',
    path: `${OWN}/document`,
    access: 'member',
    limit: { max: 60, seconds: 3600 },
  },
  list: {
    method: 'GET',
    path: '/api/v1/admin/identities',
    access: 'admin',
    staff: ['moderator'],
    isPaged: true,
  },
  decide: {
    method: 'PUT',
    path: '/api/v1/admin/identities/:userId',
    access: 'admin',
    staff: ['moderator'],
  },
})
