import { defineRoutes } from '../route.ts'
import type { chatSchemas } from './schemas.ts'
import { MESSAGE_LIMIT } from './values.ts'

export const chatRoutes = /* @__PURE__ */ defineRoutes<typeof chatSchemas>()({
  ask: {
    method: 'POST',
    path: '/api/v1/chat-requests',
    access: 'member',
    status: 201,
    limit: { max: 30, seconds: 3600 },
  },
  received: {
    method: 'GET',
    path: '/api/v1/chat-requests',
    access: 'member',
    isPaged: true,
  },
  sent: {
    method: 'GET',
    path: '/api/v1/chat-requests/my-requests',
    access: 'member',
    isPaged: true,
  },
  answerRequest: {
    method: 'PUT',
    path: '/api/v1/chat-requests/:id/status',
    access: 'member',
  },
  conversations: {
    method: 'GET',
    path: '/api/v1/chat',
    access: 'member',
    isPaged: true,
  },
  unread: {
    method: 'GET',
    path: '/api/v1/chat/unread',
    access: 'member',
  },
  about: {
    method: 'GET',
    path: '/api/v1/chat/:room/about',
    access: 'member',
  },
  list: {
    method: 'GET',
    path: '/api/v1/chat/:room',
    access: 'member',
  },
  poll: {
    method: 'GET',
    path: '/api/v1/chat/:room/messages',
    access: 'member',
  },
  send: {
    method: 'POST',
    path: '/api/v1/chat/:room',
    access: 'member',
    status: 201,
    limit: MESSAGE_LIMIT,
  },
  sendPolled: {
    method: 'POST',
    path: '/api/v1/chat/:room/messages',
    access: 'member',
    status: 201,
    limit: MESSAGE_LIMIT,
  },
  sendOld: {
    method: 'POST',
    path: '/api/v1/chat',
    access: 'member',
    status: 201,
    limit: MESSAGE_LIMIT,
  },
  activity: {
    method: 'POST',
    path: '/api/v1/chat/:room/activity',
    access: 'member',
  },
  read: {
    method: 'PUT',
    path: '/api/v1/chat/:room/read',
    access: 'member',
  },
  held: {
    method: 'GET',
    path: '/api/v1/admin/held-messages',
    access: 'admin',
    staff: ['moderator'],
    isPaged: true,
  },
  decideHeld: {
    method: 'POST',
    path: '/api/v1/admin/held-messages/:id/decision',
    access: 'admin',
    staff: ['moderator'],
  },
})
