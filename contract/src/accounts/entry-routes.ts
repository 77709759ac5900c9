import { defineRoutes } from '../route.ts'
import type { accountSchemas } from './schemas.ts'

/** The ways in and out, apart from the other calls of accounts: these come with every visitor's first page. */
export const entryRoutes = /* @__PURE__ */ defineRoutes<Pick<typeof accountSchemas, 'register' | 'login' | 'logout'>>()({
  register: {
    method: 'POST',
    path: '/api/v1/auth/register',
    access: 'public',
    status: 201,
    limit: { max: 20, seconds: 3600 },
  },
  login: {
    method: 'POST',
    path: '/api/v1/auth/login',
    access: 'public',
    limit: { max: 20, seconds: 300 },
  },
  logout: {
    method: 'POST',
    path: '/api/v1/auth/logout',
    access: 'member',
  },
})
