import { defineRoutes } from '../route.ts'
import type { phoneSchemas } from './phone-schemas.ts'

const PHONE = '/api/v1/users/me/phone'

export const phoneRoutes = /* @__PURE__ */ defineRoutes<typeof phoneSchemas>()({
  phone: {
    method: 'GET',
    path: PHONE,
    access: 'member',
  },
  sendPhoneCode: {
    method: 'POST',
    path: `${PHONE}/code`,
    access: 'member',
    status: 202,
    limit: { max: 20, seconds: 3600 },
  },
  confirmPhone: {
    method: 'POST',
    path: `${PHONE}/confirm`,
    access: 'member',
    limit: { max: 20, seconds: 900 },
  },
  removePhoneMark: {
    method: 'DELETE',
    path: `${PHONE}/mark`,
    access: 'member',
  },
})
