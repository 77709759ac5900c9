import { defineRoutes } from '../route.ts'
import type { paymentSchemas } from './schemas.ts'

export const paymentRoutes = /* @__PURE__ */ defineRoutes<typeof paymentSchemas>()({
  options: {
    method: 'GET',
    path: '/api/v1/payments/options',
    access: 'public',
  },
  cards: {
    method: 'GET',
    path: '/api/v1/cards',
    access: 'member',
  },
  removeCard: {
    method: 'DELETE',
    path: '/api/v1/cards/:id',
    access: 'member',
  },
  balances: {
    method: 'GET',
    path: '/api/v1/balance',
    access: 'member',
  },
  movements: {
    method: 'GET',
    path: '/api/v1/balance/movements',
    access: 'member',
    isPaged: true,
  },
  askPayout: {
    method: 'POST',
    path: '/api/v1/payouts',
    access: 'member',
    hasIdempotencyKey: true,
    status: 201,
    limit: { max: 20, seconds: 3600 },
  },
  stopPayout: {
    method: 'POST',
    path: '/api/v1/payouts/:id/stop',
    access: 'member',
  },
  payouts: {
    method: 'GET',
    path: '/api/v1/payouts',
    access: 'member',
    isPaged: true,
  },
  allPayouts: {
    method: 'GET',
    path: '/api/v1/admin/payouts',
    access: 'admin',
    isPaged: true,
  },
  resolvePayout: {
    method: 'PUT',
    path: '/api/v1/admin/payouts/:id',
    access: 'admin',
  },
  roots: {
    method: 'GET',
    path: '/api/v1/ledger/root',
    access: 'public',
    isPaged: true,
  },
  proof: {
    method: 'GET',
    path: '/api/v1/ledger/proof',
    access: 'member',
    limit: { max: 60, seconds: 3600 },
  },
})
