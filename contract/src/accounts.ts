import { z } from 'zod'
import { email, id, text, time } from './fields.ts'
import { route } from './route.ts'

/** Compared ignoring case and surrounding spaces [ACC-64]. */
export const roles = ['user', 'premium', 'admin'] as const
export type Role = (typeof roles)[number]

export const user = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  role: z.enum(roles),
  imageUrl: z.string().nullable(),
  createdAt: time,
})
export type User = z.output<typeof user>

/** What any member may see of another. */
export const publicUser = user.pick({ id: true, name: true, imageUrl: true }).extend({ createdAt: time })

export const session = z.object({ token: z.string(), user })

/** Long enough for any passphrase; the bound only keeps hashing affordable. Strength is a rule of the server [ACC-04]. */
const password = z
  .string({ error: 'Ingresá tu contraseña.' })
  .min(1, 'Ingresá tu contraseña.')
  .max(1000, 'La contraseña es demasiado larga.')

const message = z.object({ message: z.string() })

export const accounts = {
  register: route({
    method: 'POST',
    path: '/api/v1/auth/register',
    who: 'anyone',
    does: 'Creates an account with role user and signs it in; a role in the body is ignored.',
    body: z.object({ name: text(120, 'Ingresá tu nombre.'), email, password }),
    answer: session,
    status: 201,
    limit: { max: 20, seconds: 3600 },
  }),
  login: route({
    method: 'POST',
    path: '/api/v1/auth/login',
    who: 'anyone',
    does: 'Signs in with email and password.',
    body: z.object({ email, password }),
    answer: session,
    limit: { max: 20, seconds: 300 },
  }),
  logout: route({
    method: 'POST',
    path: '/api/v1/auth/logout',
    who: 'member',
    does: 'Ends the session of the token.',
    answer: message,
  }),
  forgotPassword: route({
    method: 'POST',
    path: '/api/v1/password/forgot-password',
    who: 'anyone',
    does: 'Mails a single-use link to set a new password; answers the same for unknown emails.',
    body: z.object({ email }),
    answer: message,
    limit: { max: 5, seconds: 900 },
  }),
  resetPassword: route({
    method: 'POST',
    path: '/api/v1/password/reset-password/:token',
    who: 'anyone',
    does: 'Sets a new password with the mailed token and ends every session of the member.',
    params: z.object({ token: text(200) }),
    body: z.object({ token: text(200, 'Falta el código del enlace.'), password }),
    answer: message,
    limit: { max: 20, seconds: 900 },
  }),
  get: route({
    method: 'GET',
    path: '/api/v1/users/:id',
    who: 'member',
    does: 'The public part of a member.',
    params: z.object({ id }),
    answer: publicUser,
  }),
}
