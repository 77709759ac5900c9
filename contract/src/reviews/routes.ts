import { defineRoutes } from '../route.ts'
import type { reviewSchemas } from './schemas.ts'

export const reviewRoutes = /* @__PURE__ */ defineRoutes<typeof reviewSchemas>()({
  write: {
    method: 'POST',
    path: '/api/v1/orders/:id/review',
    access: 'member',
    status: 201,
    limit: { max: 30, seconds: 3600 },
  },
  ofOrder: {
    method: 'GET',
    path: '/api/v1/orders/:id/reviews',
    access: 'member',
  },
  list: {
    method: 'GET',
    path: '/api/v1/users/:id/reviews',
    access: 'public',
    isPaged: true,
  },
  reputation: {
    method: 'GET',
    path: '/api/v1/users/:id/reputation',
    access: 'public',
  },
  answer: {
    method: 'POST',
    path: '/api/v1/reviews/:id/answer',
    access: 'member',
    limit: { max: 30, seconds: 3600 },
  },
  withdraw: {
    method: 'DELETE',
    path: '/api/v1/reviews/:id',
    access: 'member',
  },
  appeal: {
    method: 'POST',
    path: '/api/v1/reviews/:id/appeal',
    access: 'member',
    status: 201,
    limit: { max: 20, seconds: 3600 },
  },
  appeals: {
    method: 'GET',
    path: '/api/v1/admin/review-appeals',
    access: 'admin',
    staff: ['moderator'],
    isPaged: true,
  },
  decide: {
    method: 'POST',
    path: '/api/v1/admin/review-appeals/:id/decision',
    access: 'admin',
    staff: ['moderator'],
  },
  supervise: {
    method: 'GET',
    path: '/api/v1/admin/reviews',
    access: 'admin',
    staff: ['moderator'],
    isPaged: true,
  },
})
