import { defineRoutes } from '../route.ts'
import type { helpSchemas } from './schemas.ts'

export const helpRoutes = /* @__PURE__ */ defineRoutes<typeof helpSchemas>()({
  figures: {
    method: 'GET',
    path: '/api/v1/help/figures',
    access: 'public',
  },
  contact: {
    method: 'POST',
    path: '/api/v1/contact',
    access: 'public',
    status: 201,
    limit: { max: 10, seconds: 3600 },
  },
  messages: {
    method: 'GET',
    path: '/api/v1/admin/contact',
    access: 'admin',
    staff: ['support'],
    isPaged: true,
  },
  waiting: {
    method: 'GET',
    path: '/api/v1/admin/contact/waiting',
    access: 'admin',
    staff: ['support'],
  },
  resolve: {
    method: 'POST',
    path: '/api/v1/admin/contact/:id/resolve',
    access: 'admin',
    staff: ['support'],
  },
})
