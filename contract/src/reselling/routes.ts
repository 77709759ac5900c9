import { defineRoutes } from '../route.ts'
import type { resaleSchemas } from './schemas.ts'

export const resaleRoutes = /* @__PURE__ */ defineRoutes<typeof resaleSchemas>()({
  profile: {
    method: 'GET',
    path: '/api/v1/reseller/profile',
    access: 'member',
  },
  register: {
    method: 'POST',
    path: '/api/v1/reseller/register',
    access: 'member',
    status: 201,
  },
  createLink: {
    method: 'POST',
    path: '/api/v1/resale-links',
    access: 'member',
    status: 201,
    limit: { max: 120, seconds: 3600 },
  },
  createLinkOf: {
    method: 'POST',
    path: '/api/v1/reseller/resale-link/:productId',
    access: 'member',
    status: 201,
    limit: { max: 120, seconds: 3600 },
  },
  links: {
    method: 'GET',
    path: '/api/v1/reseller/resale-links/:userId',
    access: 'member',
    isPaged: true,
  },
  removeLink: {
    method: 'DELETE',
    path: '/api/v1/resale-links/:id',
    access: 'member',
  },
  offer: {
    method: 'GET',
    path: '/api/v1/resale/:id',
    access: 'public',
  },
  visit: {
    method: 'POST',
    path: '/api/v1/resale/:id/visit',
    access: 'public',
    limit: { max: 60, seconds: 60 },
  },
  remembered: {
    method: 'GET',
    path: '/api/v1/reseller/remembered/:productId',
    access: 'public',
  },
  contact: {
    method: 'POST',
    path: '/api/v1/resale/:id/contact',
    access: 'public',
    status: 201,
    limit: { max: 10, seconds: 3600 },
  },
  buy: {
    method: 'POST',
    path: '/api/v1/resale/:id/orders',
    access: 'member',
    hasIdempotencyKey: true,
    status: 201,
    limit: { max: 120, seconds: 3600 },
  },
  transactions: {
    method: 'GET',
    path: '/api/v1/reseller/transactions/:userId',
    access: 'member',
    isPaged: true,
  },
  validate: {
    method: 'POST',
    path: '/api/v1/reseller/transaction/validate/:id',
    access: 'member',
  },
  whatsapp: {
    method: 'POST',
    path: '/api/v1/reseller/transaction/whatsapp/:id',
    access: 'member',
    limit: { max: 60, seconds: 3600 },
  },
  generatePayment: {
    method: 'POST',
    path: '/api/v1/reseller/payment/generate/:id',
    access: 'member',
    limit: { max: 60, seconds: 3600 },
  },
  confirmDelivery: {
    method: 'POST',
    path: '/api/v1/reseller/payment/confirm-delivery/:id',
    access: 'member',
    limit: { max: 30, seconds: 3600 },
  },
})
