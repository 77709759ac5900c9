import { readFileSync } from 'node:fs'
import { api } from '@feria/contract'
import { errors, sentence } from '@feria/contract/errors'
import { sample } from 'openapi-sampler'
import { others } from './others.mjs'
import { schemaOf } from './schemas.mjs'
import { tags } from './tags.mjs'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

const intro = `Everything that the pages of Feria do goes through these calls.

**Session.** \`POST /api/v1/auth/login\` answers a token; send it as it is in the header \`Authorization\`. A call says who may make it: anybody (\`public\`),
members, or admins. Whose things they may touch is decided by the token alone.

**Money** is a number in major units with at most two decimals, beside its currency. **Moments** are ISO 8601 in UTC.

**Lists** are arrays. Where there is more, the header \`Link: <…>; rel="next"\` names the next page.

**Errors** have one shape: a code for programs, a sentence in Spanish for people, and the id of the request. Codes are listed in \`Error\`.

**Limits** count calls of a member, or of an address where anybody may call; beyond them the answer is 429 with \`Retry-After\`.`

const errorOf = (code, description) => {
  const example = { error: code, message: sentence(code), msg: sentence(code), requestId: '0b6f7c52-6f0e-4a68-9d0f-3a1c5a0f9a11' }
  return { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, example } } }
}

const responses = {
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

const error = {
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
    details: { type: 'object', description: 'What the sentence is about', additionalProperties: true },
  },
  required: ['error', 'message', 'msg', 'requestId'],
}

const security = { public: [{}, { session: [] }], member: [{ session: [] }], admin: [{ session: [] }] }

const refused = (route) => {
  const takes = route.params || route.query || route.body
  const codes = {
    400: takes && 'BadRequest',
    401: route.access !== 'public' && 'Unauthorized',
    403: route.access === 'admin' && 'Forbidden',
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

const limitOf = ({ access, limit }) => {
  const per = access === 'public' && !limit.isPerCaller ? 'address' : 'member'
  return { limit: limit.max, seconds: limit.seconds, per }
}

/** The parameters of one place of a request: each property of its schema, with an example. */
const parametersOf = (schema, place) => {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input', {})
  return Object.entries(properties).map(([name, { examples, default: usual, ...shape }]) => {
    // A stated list without a limit is longer than any limit may ask for: no value says the same as none.
    const isBeyond = usual > shape.maximum
    const schema = usual === undefined || isBeyond ? shape : { ...shape, default: usual }
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(isBeyond ? { description: `Without it at most ${usual}` } : {}),
      schema,
      example: examples?.[0] ?? (isBeyond ? shape.maximum : sample(schema)),
    }
  })
}

const link = { description: 'The next page, `rel="next"`; absent on the last one', schema: { type: 'string' } }

/** What a whole document would need to look up, which schemas of requests never do. */
const exampleOf = (schema, components) => sample(schema, {}, { components: { schemas: components } })

const answerOf = (route, components) => {
  const schema = schemaOf(route.answer, 'output', components)
  const isEmpty = route.status === 204 || Object.keys(schema).length === 0
  const content = isEmpty ? {} : { content: { 'application/json': { schema, example: () => exampleOf(schema, components) } } }
  return { description: isEmpty ? 'Done' : 'Answered', ...(route.isPaged ? { headers: { Link: link } } : {}), ...content }
}

const bodyOf = (route) => {
  if (!route.body) return {}
  const schema = schemaOf(route.body, 'input', {})
  return { requestBody: { required: true, content: { 'application/json': { schema, example: exampleOf(schema, {}) } } } }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Of your choosing. The same call with the same key again does nothing more and answers the same.',
  schema: { type: 'string', maxLength: 200 },
  example: '2f1c7a34-0c7e-4b4e-9a55-6d1d2f7f0e11',
}

const operationOf = (module, name, route, components) => ({
  operationId: `${module}.${name}`,
  tags: [module],
  summary: route.summary,
  'x-access': route.access,
  ...(route.limit ? { 'x-rate-limit': limitOf(route) } : {}),
  security: security[route.access],
  parameters: [
    ...parametersOf(route.params, 'path'),
    ...parametersOf(route.query, 'query'),
    ...(route.hasIdempotencyKey ? [idempotencyKey] : []),
  ],
  ...bodyOf(route),
  responses: { [route.status ?? 200]: answerOf(route, components), ...refused(route) },
})

/** Examples of answers are drawn once all components are known. */
const drawn = (value) => {
  if (typeof value === 'function') return value()
  if (Array.isArray(value)) return value.map(drawn)
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, drawn(inner)]))
    : value
}

/** The contract as an OpenAPI 3.1 document: every call with its summary, access, limit, errors and examples. */
export const openApi = () => {
  const schemas = { Error: error }
  const paths = {}
  for (const [module, routes] of Object.entries(api)) {
    for (const [name, route] of Object.entries(routes)) {
      const path = route.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(module, name, route, schemas) }
    }
  }
  for (const [path, operations] of Object.entries(others(security))) paths[path] = { ...paths[path], ...operations }
  return drawn({
    openapi: '3.1.1',
    info: {
      title: 'Feria',
      version,
      summary: 'A marketplace in Spanish for Argentina',
      description: intro,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This installation' }],
    tags,
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The token of a session, as it is' },
      },
      responses,
      schemas,
    },
  })
}

/** The document as it is committed and served. */
export const asText = () => `${JSON.stringify(openApi(), null, 2)}\n`
