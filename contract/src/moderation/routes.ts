import { defineRoutes } from '../route.ts'
import type { moderationSchemas } from './schemas.ts'

export const moderationRoutes = /* @__PURE__ */ defineRoutes<typeof moderationSchemas>()({
  report: {
    method: 'POST',
    path: '/api/v1/abuse-reports',
    access: 'public',
    status: 201,
    limit: { max: 60, seconds: 3600 },
  },
  withdraw: {
    method: 'DELETE',
    path: '/api/v1/abuse-reports/:id',
    access: 'public',
    limit: { max: 60, seconds: 3600 },
  },
  mine: {
    method: 'GET',
    path: '/api/v1/abuse-reports',
    access: 'member',
    isPaged: true,
  },
  received: {
    method: 'GET',
    path: '/api/v1/abuse-reports/received',
    access: 'member',
    isPaged: true,
  },
  appeal: {
    method: 'POST',
    path: '/api/v1/abuse-reports/:id/appeal',
    access: 'member',
    status: 201,
    limit: { max: 20, seconds: 3600 },
  },
  templates: {
    method: 'GET',
    path: '/api/v1/admin/decision-templates',
    access: 'admin',
    staff: ['moderator'],
  },
  setTemplates: {
    method: 'PUT',
    path: '/api/v1/admin/decision-templates',
    access: 'admin',
  },
  queue: {
    method: 'GET',
    path: '/api/v1/admin/abuse-reports',
    access: 'admin',
    staff: ['moderator'],
    isPaged: true,
  },
  figures: {
    method: 'GET',
    path: '/api/v1/admin/abuse-reports/figures',
    access: 'admin',
    staff: ['moderator'],
  },
  inspect: {
    method: 'GET',
    path: '/api/v1/admin/abuse-reports/:id',
    access: 'admin',
    staff: ['moderator'],
  },
  take: {
    method: 'PUT',
    path: '/api/v1/admin/abuse-reports/:id/take',
    access: 'admin',
    staff: ['moderator'],
  },
  putBack: {
    method: 'DELETE',
    path: '/api/v1/admin/abuse-reports/:id/take',
    access: 'admin',
    staff: ['moderator'],
  },
  decide: {
    method: 'POST',
    path: '/api/v1/admin/abuse-reports/:id/decision',
    access: 'admin',
    staff: ['moderator'],
  },
  decideAppeal: {
    method: 'POST',
    path: '/api/v1/admin/abuse-reports/:id/appeal-decision',
    access: 'admin',
    staff: ['moderator'],
  },
})
