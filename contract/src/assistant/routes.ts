import { defineRoutes } from '../route.ts'
import type { assistantSchemas } from './schemas.ts'

export const assistantRoutes = /* @__PURE__ */ defineRoutes<typeof assistantSchemas>()({
  read: {
    method: 'POST',
    path: '/api/v1/assistant/reading',
    access: 'public',
    limit: { max: 120, seconds: 60, isPerCaller: true },
  },
  status: {
    method: 'GET',
    path: '/api/v1/assistant/status',
    access: 'member',
  },
  draft: {
    method: 'POST',
    path: '/api/v1/assistant/drafts',
    access: 'member',
    limit: { max: 40, seconds: 3600 },
  },
  priceHint: {
    method: 'GET',
    path: '/api/v1/assistant/price-hint',
    access: 'member',
    limit: { max: 240, seconds: 3600 },
  },
  listingSigns: {
    method: 'GET',
    path: '/api/v1/admin/products/:id/signs',
    access: 'admin',
    staff: ['moderator'],
  },
})
