import { defineRoutes } from '../route.ts'
import type { adminSchemas } from './schemas.ts'

export const adminRoutes = /* @__PURE__ */ defineRoutes<typeof adminSchemas>()({
  work: {
    method: 'GET',
    path: '/api/v1/admin/work',
    access: 'admin',
    staff: ['moderator', 'support'],
  },
  order: {
    method: 'GET',
    path: '/api/v1/admin/orders/:id',
    access: 'admin',
    staff: ['support'],
  },
  payments: {
    method: 'GET',
    path: '/api/v1/admin/payments',
    access: 'admin',
    staff: ['support'],
    isPaged: true,
  },
})
