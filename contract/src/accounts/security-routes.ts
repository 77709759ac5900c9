import { defineRoutes } from '../route.ts'
import type { securitySchemas } from './security-schemas.ts'

const SESSIONS = '/api/v1/users/me/sessions'

const FACTOR = '/api/v1/users/me/second-factor'

const GUESSES = { max: 10, seconds: 900 }

export const securityRoutes = /* @__PURE__ */ defineRoutes<typeof securitySchemas>()({
  changePassword: {
    method: 'PUT',
    path: '/api/v1/users/me/password',
    access: 'member',
    limit: GUESSES,
  },
  sessions: {
    method: 'GET',
    path: SESSIONS,
    access: 'member',
  },
  endSession: {
    method: 'DELETE',
    path: `${SESSIONS}/:id`,
    access: 'member',
  },
  endOtherSessions: {
    method: 'DELETE',
    path: SESSIONS,
    access: 'member',
  },
  secondFactor: {
    method: 'GET',
    path: FACTOR,
    access: 'member',
  },
  setUpSecondFactor: {
    method: 'POST',
    path: FACTOR,
    access: 'member',
    limit: GUESSES,
  },
  confirmSecondFactor: {
    method: 'POST',
    path: `${FACTOR}/confirm`,
    access: 'member',
    limit: GUESSES,
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: `${FACTOR}/recovery-codes`,
    access: 'member',
    limit: GUESSES,
  },
  endSecondFactor: {
    method: 'DELETE',
    path: FACTOR,
    access: 'member',
    limit: GUESSES,
  },
  removeSecondFactor: {
    method: 'DELETE',
    path: '/api/v1/users/:id/second-factor',
    access: 'admin',
    staff: ['support'],
  },
})
