import { defineRoutes } from '../route.ts'
import { entryRoutes } from './entry-routes.ts'
import type { accountSchemas } from './schemas.ts'
import { securityRoutes } from './security-routes.ts'

export const accountRoutes = /* @__PURE__ */ defineRoutes<typeof accountSchemas>()({
  ...entryRoutes,
  forgotPassword: {
    method: 'POST',
    path: '/api/v1/password/forgot-password',
    access: 'public',
    limit: { max: 5, seconds: 900 },
  },
  resetPassword: {
    method: 'POST',
    path: '/api/v1/password/reset-password/:token',
    access: 'public',
    limit: { max: 20, seconds: 900 },
  },
  get: {
    method: 'GET',
    path: '/api/v1/users/:id',
    access: 'member',
  },
  registerBusiness: {
    method: 'POST',
    path: '/api/v1/auth/register-business',
    access: 'public',
    status: 202,
    limit: { max: 10, seconds: 3600 },
  },
  update: {
    method: 'PUT',
    path: '/api/v1/users/:id',
    access: 'member',
    limit: { max: 60, seconds: 3600 },
  },
  confirmEmail: {
    method: 'POST',
    path: '/api/v1/users/confirm-email',
    access: 'public',
    limit: { max: 20, seconds: 900 },
  },
  sendConfirmation: {
    method: 'POST',
    path: '/api/v1/users/me/confirmation',
    access: 'member',
    limit: { max: 5, seconds: 900 },
  },
  undoEmailChange: {
    method: 'POST',
    path: '/api/v1/users/undo-email',
    access: 'public',
    limit: { max: 20, seconds: 900 },
  },
  acceptTerms: {
    method: 'POST',
    path: '/api/v1/users/me/terms',
    access: 'member',
    limit: { max: 20, seconds: 3600 },
  },
  endOwnPremium: {
    method: 'DELETE',
    path: '/api/v1/users/me/premium',
    access: 'member',
    limit: { max: 10, seconds: 3600 },
  },
  exportData: {
    method: 'GET',
    path: '/api/v1/users/me/export',
    access: 'member',
    limit: { max: 10, seconds: 3600 },
  },
  closeAccount: {
    method: 'DELETE',
    path: '/api/v1/users/me',
    access: 'member',
    limit: { max: 10, seconds: 900 },
  },
  list: {
    method: 'GET',
    path: '/api/v1/users',
    access: 'admin',
    staff: ['moderator', 'support'],
    isPaged: true,
  },
  setRole: {
    method: 'PUT',
    path: '/api/v1/users/:id/role',
    access: 'admin',
  },
  setStaff: {
    method: 'PUT',
    path: '/api/v1/users/:id/staff',
    access: 'admin',
  },
  remove: {
    method: 'DELETE',
    path: '/api/v1/users/:id',
    access: 'admin',
  },
  restrict: {
    method: 'PUT',
    path: '/api/v1/users/:id/restriction',
    access: 'admin',
    staff: ['moderator'],
  },
  liftRestriction: {
    method: 'DELETE',
    path: '/api/v1/users/:id/restriction',
    access: 'admin',
    staff: ['moderator'],
  },
  endSessionsOf: {
    method: 'DELETE',
    path: '/api/v1/users/:id/sessions',
    access: 'admin',
    staff: ['support', 'moderator'],
  },
  sendReset: {
    method: 'POST',
    path: '/api/v1/users/:id/password-link',
    access: 'admin',
    staff: ['support'],
    status: 202,
  },
  auditLog: {
    method: 'GET',
    path: '/api/v1/admin/audit',
    access: 'admin',
    isPaged: true,
  },
  ...securityRoutes,
})
