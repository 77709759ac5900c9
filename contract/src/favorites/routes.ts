import { defineRoutes } from '../route.ts'
import type { favoriteSchemas } from './schemas.ts'

export const favoriteRoutes = /* @__PURE__ */ defineRoutes<typeof favoriteSchemas>()({
  list: {
    method: 'GET',
    path: '/api/v1/favorites',
    access: 'member',
    isPaged: true,
  },
  ids: {
    method: 'GET',
    path: '/api/v1/favorites/ids',
    access: 'member',
  },
  add: {
    method: 'PUT',
    path: '/api/v1/favorites/:productId',
    access: 'member',
  },
  remove: {
    method: 'DELETE',
    path: '/api/v1/favorites/:productId',
    access: 'member',
  },
})
