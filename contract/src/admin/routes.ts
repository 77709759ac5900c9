import { defineRoutes } from '../route.ts'
import type { adminSchemas } from './schemas.ts'

export const adminRoutes = /* @__PURE__ */ defineRoutes<typeof adminSchemas>()({
  work: {
    method: 'GET',
    path: '/api/v1/admin/work',
    access: 'admin',
    staff: ['moderator', 'support'],
  },
  search: {
    method: 'GET',
    path: '/api/v1/admin/search',
    access: 'admin',
    staff: ['moderator', 'support'],
  },
  member: {
    method: 'GET',
    path: '/api/v1/admin/members/:id',
    access: 'admin',
    staff: ['moderator', 'support'],
  },
  savedFilters: {
    method: 'GET',
    path: '/api/v1/admin/saved-filters',
    access: 'admin',
    staff: ['moderator', 'support'],
  },
  saveFilter: {
    method: 'POST',
    path: '/api/v1/admin/saved-filters',
    access: 'admin',
    staff: ['moderator', 'support'],
    status: 201,
  },
  removeSavedFilter: {
    method: 'DELETE',
    path: '/api/v1/admin/saved-filters/:id',
    access: 'admin',
    staff: ['moderator', 'support'],
  },
  recordDownload: {
    method: 'POST',
    path: '/api/v1/admin/downloads',
    access: 'admin',
    staff: ['moderator', 'support'],
    status: 201,
  },
  figures: {
    method: 'GET',
    path: '/api/v1/admin/figures',
    access: 'admin',
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
