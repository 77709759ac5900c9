import { defineRoutes } from '../route.ts'
import type { notificationSchemas } from './schemas.ts'

export const notificationRoutes = /* @__PURE__ */ defineRoutes<typeof notificationSchemas>()({
  list: {
    method: 'GET',
    path: '/api/v1/notifications',
    access: 'member',
    isPaged: true,
  },
  unread: {
    method: 'GET',
    path: '/api/v1/notifications/unread',
    access: 'member',
  },
  markRead: {
    method: 'PUT',
    path: '/api/v1/notifications/:id/read',
    access: 'member',
  },
  markAllRead: {
    method: 'PUT',
    path: '/api/v1/notifications/read',
    access: 'member',
  },
  remove: {
    method: 'DELETE',
    path: '/api/v1/notifications/:id',
    access: 'member',
  },
  pushKey: {
    method: 'GET',
    path: '/api/v1/notifications/push',
    access: 'member',
  },
  subscribePush: {
    method: 'POST',
    path: '/api/v1/notifications/push',
    access: 'member',
    limit: { max: 30, seconds: 3600 },
  },
  unsubscribePush: {
    method: 'POST',
    path: '/api/v1/notifications/push/unsubscribe',
    access: 'member',
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/v1/letters/end',
    access: 'public',
    limit: { max: 600, seconds: 3600 },
  },
  mails: {
    method: 'GET',
    path: '/api/v1/admin/mails',
    access: 'admin',
    isPaged: true,
  },
  mail: {
    method: 'GET',
    path: '/api/v1/admin/mails/:id',
    access: 'admin',
  },
})
