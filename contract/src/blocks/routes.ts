import { defineRoutes } from '../route.ts'
import type { blockSchemas } from './schemas.ts'

export const blockRoutes = /* @__PURE__ */ defineRoutes<typeof blockSchemas>()({
  list: {
    method: 'GET',
    path: '/api/v1/blocks',
    access: 'member',
    isPaged: true,
  },
  put: {
    method: 'PUT',
    path: '/api/v1/blocks/:userId',
    access: 'member',
    limit: { max: 120, seconds: 3600 },
  },
  remove: {
    method: 'DELETE',
    path: '/api/v1/blocks/:userId',
    access: 'member',
    limit: { max: 120, seconds: 3600 },
  },
})
