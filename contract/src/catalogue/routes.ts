import { defineRoutes } from '../route.ts'
import type { catalogueSchemas } from './schemas.ts'

export const catalogueRoutes = /* @__PURE__ */ defineRoutes<typeof catalogueSchemas>()({
  categories: {
    method: 'GET',
    path: '/api/v1/categories',
    access: 'public',
  },
  list: {
    method: 'GET',
    path: '/api/v1/products',
    access: 'public',
    isPaged: true,
  },
  brief: {
    method: 'GET',
    path: '/api/v1/products/brief',
    access: 'public',
  },
  shelves: {
    method: 'GET',
    path: '/api/v1/products/by-category',
    access: 'public',
  },
  mine: {
    method: 'GET',
    path: '/api/v1/products/mine',
    access: 'member',
    isPaged: true,
  },
  get: {
    method: 'GET',
    path: '/api/v1/products/:id',
    access: 'public',
  },
  listing: {
    method: 'GET',
    path: '/api/v1/products/:id/listing',
    access: 'public',
  },
  seller: {
    method: 'GET',
    path: '/api/v1/sellers/:id',
    access: 'public',
  },
  similar: {
    method: 'GET',
    path: '/api/v1/products/:id/similar',
    access: 'public',
  },
  publish: {
    method: 'POST',
    path: '/api/v1/products',
    access: 'member',
    status: 201,
    limit: { max: 200, seconds: 3600 },
  },
  edit: {
    method: 'PUT',
    path: '/api/v1/products/:id',
    access: 'member',
  },
  askProofWord: {
    method: 'POST',
    path: '/api/v1/products/:id/proof-word',
    access: 'member',
    limit: { max: 20, seconds: 86_400 },
  },
  sendProofPhoto: {
    method: 'POST',
    path: '/api/v1/products/:id/proof-photo',
    access: 'member',
    status: 201,
    limit: { max: 40, seconds: 86_400 },
  },
  remove: {
    method: 'DELETE',
    path: '/api/v1/products/:id',
    access: 'member',
  },
  setVisibility: {
    method: 'PUT',
    path: '/api/v1/products/:id/visibility',
    access: 'member',
  },
  addCategory: {
    method: 'POST',
    path: '/api/v1/categories',
    access: 'admin',
    status: 201,
  },
  renameCategory: {
    method: 'PUT',
    path: '/api/v1/categories/:id',
    access: 'admin',
  },
  removeCategory: {
    method: 'DELETE',
    path: '/api/v1/categories/:id',
    access: 'admin',
  },
  supervise: {
    method: 'GET',
    path: '/api/v1/admin/products',
    access: 'admin',
    staff: ['moderator'],
    isPaged: true,
  },
  setVisibilities: {
    method: 'POST',
    path: '/api/v1/admin/products/visibility',
    access: 'admin',
    staff: ['moderator'],
  },
  currentRate: {
    method: 'GET',
    path: '/api/v1/rates/current',
    access: 'public',
  },
  rates: {
    method: 'GET',
    path: '/api/v1/rates',
    access: 'admin',
    isPaged: true,
  },
  addRate: {
    method: 'POST',
    path: '/api/v1/rates',
    access: 'admin',
    status: 201,
  },
})
