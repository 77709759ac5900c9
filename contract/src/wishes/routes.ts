import { defineRoutes } from '../route.ts'
import type { wishSchemas } from './schemas.ts'

export const wishRoutes = /* @__PURE__ */ defineRoutes<typeof wishSchemas>()({
  create: {
    method: 'POST',
    path: '/api/v1/request',
    access: 'member',
    status: 201,
    limit: { max: 60, seconds: 3600 },
  },
  list: {
    method: 'GET',
    path: '/api/v1/request',
    access: 'member',
    isPaged: true,
  },
  get: {
    method: 'GET',
    path: '/api/v1/request/:id',
    access: 'member',
  },
  edit: {
    method: 'PUT',
    path: '/api/v1/request/:id',
    access: 'member',
  },
  listPublic: {
    method: 'GET',
    path: '/api/v1/wishes',
    access: 'public',
    isPaged: true,
  },
  getPublic: {
    method: 'GET',
    path: '/api/v1/wishes/:id',
    access: 'public',
  },
  remove: {
    method: 'DELETE',
    path: '/api/v1/request/:id',
    access: 'member',
  },
  matches: {
    method: 'GET',
    path: '/api/v1/request/matches',
    access: 'member',
    isPaged: true,
  },
  nearby: {
    method: 'GET',
    path: '/api/v1/request/nearby',
    access: 'member',
    isPaged: true,
  },
  products: {
    method: 'GET',
    path: '/api/v1/request/products',
    access: 'member',
    isPaged: true,
  },
  notify: {
    method: 'POST',
    path: '/api/v1/request/:id/notify',
    access: 'member',
    limit: { max: 60, seconds: 3600 },
  },
  write: {
    method: 'POST',
    path: '/api/v1/request/:id/message',
    access: 'member',
    limit: { max: 30, seconds: 3600 },
  },
  match: {
    method: 'GET',
    path: '/api/v1/matches/:id',
    access: 'member',
  },
  dismiss: {
    method: 'PUT',
    path: '/api/v1/matches/:id',
    access: 'member',
  },
  demand: {
    method: 'GET',
    path: '/api/v1/request/demand',
    access: 'member',
  },
  nearbyProducts: {
    method: 'GET',
    path: '/api/v1/products/nearby',
    access: 'member',
    isPaged: true,
  },
  passOver: {
    method: 'PUT',
    path: '/api/v1/products/:id/passed',
    access: 'member',
  },
  hours: {
    method: 'GET',
    path: '/api/v1/request/hours',
    access: 'member',
  },
  setHours: {
    method: 'PUT',
    path: '/api/v1/request/hours',
    access: 'member',
  },
})
