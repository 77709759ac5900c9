import { defineRoutes } from '../route.ts'
import type { phoneSchemas } from './schemas.ts'

const PHONE = '/api/v1/users/me/phone'

/** Apart from the other calls of accounts, which each first page loads. */
export const phoneRoutes = /* @__PURE__ */ defineRoutes<typeof phoneSchemas>()({
  mine: {
    method: 'GET',
    path: PHONE,
    access: 'member',
  },
  send: {
    method: 'POST',
    path: `${PHONE}/code`,
    access: 'member',
    status: 202,
    limit: { max: 20, seconds: 3600 },
  },
  confirm: {
    method: 'POST',
    path: `${PHONE}/confirm`,
    access: 'member',
    limit: { max: 20, seconds: 900 },
  },
  unmark: {
    method: 'DELETE',
    path: `${PHONE}/mark`,
    access: 'member',
  },
})
