import { errors, sentence } from '@feria/contract/errors'

const errorOf = (code, description) => {
  const example = { error: code, message: sentence(code), msg: sentence(code), requestId: '0b6f7c52-6f0e-4a68-9d0f-3a1c5a0f9a11' }
  return { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, example } } }
}

/** The error responses of calls, by name. */
export const responses = {
  BadRequest: errorOf('bad-input', 'Something sent is not valid; `fields` says what. Nothing was changed.'),
  Unauthorized: errorOf('accounts.sign-in', 'There is no session.'),
  Forbidden: errorOf('accounts.not-allowed', 'The member may not do this.'),
  NotFound: errorOf('no-such-call', 'It does not exist, or not for this member.'),
  Conflict: errorOf('accounts.email-taken', 'It does not go with how things stand now. Nothing was changed.'),
  TooManyRequests: {
    ...errorOf('too-many', 'The limit is reached.'),
    headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } },
  },
  Refused: errorOf('bad-json', 'It was refused for another reason; the code says which.'),
  Unexpected: errorOf('internal', 'Something went wrong on our side, or there is too much to do (503).'),
}

/** Their common schema. */
export const error = {
  type: 'object',
  description: 'What every refusal looks like.',
  properties: {
    error: { type: 'string', description: 'The code, for programs', enum: Object.keys(errors) },
    message: { type: 'string', description: 'The sentence, for people' },
    msg: { type: 'string', description: 'The same sentence' },
    requestId: { type: 'string', format: 'uuid' },
    fields: {
      type: 'object',
      description: 'A sentence for each field that is not valid, by its path',
      additionalProperties: { type: 'string' },
    },
    details: { type: 'object', description: 'The details of the sentence', additionalProperties: true },
  },
  required: ['error', 'message', 'msg', 'requestId'],
}

/** The error responses of a route, by status. */
export const refused = (route) => {
  const takes = route.params || route.query || route.body
  const codes = {
    400: takes && 'BadRequest',
    401: route.access !== 'public' && 'Unauthorized',
    403: (route.access === 'admin' || route.needsConfirmedEmail || (route.access === 'member' && !route.whenSuspended)) && 'Forbidden',
    404: route.params && 'NotFound',
    409: route.method !== 'GET' && 'Conflict',
    429: route.limit && 'TooManyRequests',
    '4XX': 'Refused',
    '5XX': 'Unexpected',
  }
  return Object.fromEntries(
    Object.entries(codes).flatMap(([status, name]) => (name ? [[status, { $ref: `#/components/responses/${name}` }]] : [])),
  )
}
