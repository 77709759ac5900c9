import { defineRoutes } from '../route.ts'
import type { operationSchemas } from './schemas.ts'

export const operationRoutes = /* @__PURE__ */ defineRoutes<typeof operationSchemas>()({
  jobs: {
    method: 'GET',
    path: '/api/v1/admin/jobs',
    access: 'admin',
    isPaged: true,
  },
  waiting: {
    method: 'GET',
    path: '/api/v1/admin/jobs/waiting',
    access: 'admin',
  },
  retryAll: {
    method: 'POST',
    path: '/api/v1/admin/jobs/retry',
    access: 'admin',
  },
  retry: {
    method: 'POST',
    path: '/api/v1/admin/jobs/:id/retry',
    access: 'admin',
  },
  discard: {
    method: 'POST',
    path: '/api/v1/admin/jobs/:id/discard',
    access: 'admin',
  },
  refusedMails: {
    method: 'GET',
    path: '/api/v1/admin/refused-mails',
    access: 'admin',
    isPaged: true,
  },
})
