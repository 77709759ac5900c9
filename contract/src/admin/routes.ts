import { defineRoutes } from '../route.ts'
import type { adminSchemas } from './schemas.ts'

export const adminRoutes = /* @__PURE__ */ defineRoutes<typeof adminSchemas>()({
  work: {
    method: 'GET',
    path: '/api/v1/admin/work',
    access: 'admin',
    staff: ['moderator', 'support'],
  },
  figures: {
    method: 'GET',
    path: '/api/v1/admin/figures',
    access: 'admin',
  },
})
