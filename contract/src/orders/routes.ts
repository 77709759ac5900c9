import { defineRoutes } from '../route.ts'
import type { orderSchemas } from './schemas.ts'

export const orderRoutes = /* @__PURE__ */ defineRoutes<typeof orderSchemas>()({
  place: {
    method: 'POST',
    path: '/api/v1/orders',
    access: 'member',
    hasIdempotencyKey: true,
    status: 201,
    limit: { max: 120, seconds: 3600 },
  },
  list: {
    method: 'GET',
    path: '/api/v1/orders',
    access: 'member',
    isPaged: true,
  },
  sales: {
    method: 'GET',
    path: '/api/v1/orders/sales',
    access: 'member',
    isPaged: true,
  },
  waiting: {
    method: 'GET',
    path: '/api/v1/orders/waiting',
    access: 'member',
  },
  get: {
    method: 'GET',
    path: '/api/v1/orders/:id',
    access: 'member',
  },
  listings: {
    method: 'GET',
    path: '/api/v1/orders/:id/listings',
    access: 'member',
  },
  delivered: {
    method: 'POST',
    path: '/api/v1/orders/:id/delivered',
    access: 'member',
  },
  setStatus: {
    method: 'PUT',
    path: '/api/v1/orders/:id/status',
    access: 'member',
  },
  pay: {
    method: 'POST',
    path: '/api/v1/orders/:id/pay',
    access: 'member',
    limit: { max: 60, seconds: 3600 },
  },
  withdraw: {
    method: 'POST',
    path: '/api/v1/orders/:id/withdraw',
    access: 'member',
    limit: { max: 20, seconds: 3600 },
  },
  refundSale: {
    method: 'POST',
    path: '/api/v1/orders/:id/refund',
    access: 'member',
  },
  openClaim: {
    method: 'POST',
    path: '/api/v1/orders/:id/claim',
    access: 'member',
    status: 201,
    limit: { max: 20, seconds: 3600 },
  },
  answerClaim: {
    method: 'PUT',
    path: '/api/v1/claims/:id/answer',
    access: 'member',
  },
  dropClaim: {
    method: 'PUT',
    path: '/api/v1/claims/:id/dropped',
    access: 'member',
  },
  resolveClaim: {
    method: 'PUT',
    path: '/api/v1/claims/:id/outcome',
    access: 'admin',
  },
  claims: {
    method: 'GET',
    path: '/api/v1/claims',
    access: 'admin',
    isPaged: true,
  },
  contacts: {
    method: 'GET',
    path: '/api/v1/orders/contacts',
    access: 'member',
    isPaged: true,
  },
  addresses: {
    method: 'GET',
    path: '/api/v1/addresses',
    access: 'member',
  },
  updateAddress: {
    method: 'PUT',
    path: '/api/v1/addresses/:id',
    access: 'member',
  },
  removeAddress: {
    method: 'DELETE',
    path: '/api/v1/addresses/:id',
    access: 'member',
  },
  askWithdrawal: {
    method: 'POST',
    path: '/api/v1/withdrawals',
    access: 'public',
    status: 201,
    limit: { max: 10, seconds: 3600 },
  },
  withdrawals: {
    method: 'GET',
    path: '/api/v1/withdrawals',
    access: 'admin',
    isPaged: true,
  },
  resolveWithdrawal: {
    method: 'PUT',
    path: '/api/v1/withdrawals/:id/resolved',
    access: 'admin',
  },
  supervise: {
    method: 'GET',
    path: '/api/v1/admin/orders',
    access: 'admin',
    staff: ['support'],
    isPaged: true,
  },
  refund: {
    method: 'POST',
    path: '/api/v1/admin/orders/:id/refund',
    access: 'admin',
    staff: ['support'],
    hasIdempotencyKey: true,
    limit: { max: 120, seconds: 3600 },
  },
  extend: {
    method: 'POST',
    path: '/api/v1/admin/orders/:id/extend',
    access: 'admin',
    staff: ['support'],
    limit: { max: 120, seconds: 3600 },
  },
  sendEmail: {
    method: 'POST',
    path: '/api/v1/admin/orders/:id/emails',
    access: 'admin',
    staff: ['support'],
    limit: { max: 120, seconds: 3600 },
  },
  me: {
    method: 'GET',
    path: '/api/v1/users/me',
    access: 'member',
  },
})
