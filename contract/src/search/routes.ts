import { defineRoutes } from '../route.ts'
import type { searchSchemas } from './schemas.ts'

export const searchRoutes = /* @__PURE__ */ defineRoutes<typeof searchSchemas>()({
  find: {
    method: 'GET',
    path: '/api/v1/products/search',
    access: 'public',
    limit: { max: 120, seconds: 60, isPerCaller: true },
  },
  read: {
    method: 'GET',
    path: '/api/v1/products/search/reading',
    access: 'public',
    limit: { max: 240, seconds: 60, isPerCaller: true },
  },
  suggest: {
    method: 'GET',
    path: '/api/v1/products/suggest',
    access: 'public',
    limit: { max: 300, seconds: 60, isPerCaller: true },
  },
  suggested: {
    method: 'GET',
    path: '/api/v1/products/suggested',
    access: 'public',
  },
  ranking: {
    method: 'GET',
    path: '/api/v1/products/ranking',
    access: 'public',
    isPaged: true,
  },
})
