import { defineRoutes } from '../route.ts'
import type { reportSchemas } from './schemas.ts'

export const reportRoutes = /* @__PURE__ */ defineRoutes<typeof reportSchemas>()({
  personal: {
    method: 'GET',
    path: '/api/v1/reports/personal',
    access: 'member',
  },
  global: {
    method: 'GET',
    path: '/api/v1/reports/global',
    access: 'member',
  },
})
