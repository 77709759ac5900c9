import { defineRoutes } from '../route.ts'
import type { prospectingSchemas } from './schemas.ts'

export const prospectingRoutes = /* @__PURE__ */ defineRoutes<typeof prospectingSchemas>()({
  findBuyers: {
    method: 'POST',
    path: '/api/v1/puppeteer-search/buyers-test',
    access: 'member',
    limit: { max: 20, seconds: 3600 },
  },
  sellDirect: {
    method: 'POST',
    path: '/api/v1/products/sell-direct',
    access: 'member',
    status: 201,
    limit: { max: 20, seconds: 86_400 },
  },
  offerProduct: {
    method: 'POST',
    path: '/api/v1/products/:id/offers',
    access: 'member',
    status: 201,
    limit: { max: 20, seconds: 86_400 },
  },
  offers: {
    method: 'GET',
    path: '/api/v1/offers',
    access: 'member',
    isPaged: true,
  },
  offer: {
    method: 'GET',
    path: '/api/v1/offers/:id',
    access: 'member',
  },
  answerOffer: {
    method: 'POST',
    path: '/api/v1/offers/:id/answer',
    access: 'member',
  },
  refuse: {
    method: 'POST',
    path: '/api/v1/offers/refusal',
    access: 'public',
    limit: { max: 20, seconds: 900 },
  },
  consent: {
    method: 'GET',
    path: '/api/v1/prospecting/consent',
    access: 'member',
  },
  setConsent: {
    method: 'PUT',
    path: '/api/v1/prospecting/consent',
    access: 'member',
  },
  appearances: {
    method: 'GET',
    path: '/api/v1/prospecting/appearances',
    access: 'member',
    isPaged: true,
  },
  socialSignals: {
    method: 'POST',
    path: '/api/v1/advanced-prospection/social-signals',
    access: 'member',
    limit: { max: 60, seconds: 3600 },
  },
  multiPlatform: {
    method: 'POST',
    path: '/api/v1/advanced-prospection/multi-platform',
    access: 'member',
    limit: { max: 60, seconds: 3600 },
  },
  enrichProfile: {
    method: 'POST',
    path: '/api/v1/advanced-prospection/enrich-profile',
    access: 'member',
    limit: { max: 60, seconds: 3600 },
  },
  analytics: {
    method: 'GET',
    path: '/api/v1/advanced-prospection/analytics',
    access: 'member',
  },
  testIntegration: {
    method: 'POST',
    path: '/api/v1/advanced-prospection/test-integration',
    access: 'member',
    limit: { max: 10, seconds: 3600 },
  },
})
