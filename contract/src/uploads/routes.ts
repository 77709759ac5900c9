import { defineRoutes } from '../route.ts'
import type { uploadSchemas } from './schemas.ts'

const uploadLimit = { max: 240, seconds: 3600 }

export const uploadRoutes = /* @__PURE__ */ defineRoutes<typeof uploadSchemas>()({
  start: {
    method: 'POST',
    path: '/api/v1/upload/parts',
    access: 'member',
    status: 201,
    limit: uploadLimit,
  },
  look: {
    method: 'GET',
    path: '/api/v1/upload/parts/:id',
    access: 'member',
    limit: uploadLimit,
  },
  finish: {
    method: 'POST',
    path: '/api/v1/upload/parts/:id/finish',
    access: 'member',
    limit: uploadLimit,
  },
})
