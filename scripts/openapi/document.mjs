import { readFileSync } from 'node:fs'
import { api } from '@feria/contract'
import { sample } from 'openapi-sampler'
import { others } from './others.mjs'
import { parametersOf } from './parameters.mjs'
import { error, refused, responses } from './refusals.mjs'
import { schemaOf } from './schemas.mjs'
import { tags } from './tags.mjs'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

const intro = `Everything that the pages of Feria do goes through these calls.

**Session.** \`POST /api/v1/auth/login\` answers a token; send it as it is in the header \`Authorization\`. A call says who may \
make it: anybody (\`public\`),
members, or admins, some of whose calls are open to staff too (\`x-staff\`). Whose things they may touch is decided by the token alone.

**Confirmed email.** Calls with \`x-needs-confirmed-email\` answer 403 \`accounts.confirm-email\` to members who have not opened the link \
mailed to them, where the installation asks for it.

**Money** is a number in major units with at most two decimals, beside its currency. **Moments** are ISO 8601 in UTC.

**Lists** are arrays. Where there is more, the header \`Link: <…>; rel="next"\` names the next page.

**Errors** have one shape: a code for programs, a sentence in Spanish for people, and the id of the request. Codes are listed in \`Error\`.

**Limits** count calls of a member, or of an address where anybody may call; beyond them the answer is 429 with \`Retry-After\`.`

const security = { public: [{}, { session: [] }], member: [{ session: [] }], admin: [{ session: [] }] }

const limitOf = ({ access, limit }) => {
  const per = access === 'public' && !limit.isPerCaller ? 'address' : 'member'
  return { limit: limit.max, seconds: limit.seconds, per }
}

const link = { description: 'The next page, `rel="next"`; absent on the last one', schema: { type: 'string' } }

/** What a call answers, and what it answers to a query for cards. */
const answersOf = ({ answer, cards }) => (cards ? [answer, cards] : [answer])

const answerOf = (route, components) => {
  const [answer, ...others] = answersOf(route).map((one) => schemaOf(one, 'output', components))
  const schema = others.length > 0 ? { anyOf: [answer, ...others] } : answer
  const isEmpty = route.status === 204 || Object.keys(schema).length === 0
  return {
    description: isEmpty ? 'Done' : 'Answered',
    ...(route.isPaged ? { headers: { Link: link } } : {}),
    ...(isEmpty
      ? {}
      : { content: { 'application/json': { schema, example: sample(schema, {}, { components: { schemas: components } }) } } }),
  }
}

const bodyOf = (route) => {
  if (!route.body) return {}
  const schema = schemaOf(route.body, 'input', {})
  return { requestBody: { required: true, content: { 'application/json': { schema, example: sample(schema) } } } }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'Chosen by the client. Repeating a call with the same key does nothing more and answers the same.',
  schema: { type: 'string', maxLength: 200 },
  example: '2f1c7a34-0c7e-4b4e-9a55-6d1d2f7f0e11',
}

const operationOf = (module, name, route, components) => ({
  operationId: `${module}.${name}`,
  tags: [module],
  summary: route.summary,
  'x-access': route.access,
  ...(route.staff ? { 'x-staff': route.staff } : {}),
  ...(route.needsConfirmedEmail ? { 'x-needs-confirmed-email': true } : {}),
  ...(route.access === 'member' && route.whenSuspended ? { 'x-when-suspended': true } : {}),
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

/** The contract as an OpenAPI 3.1 document: every call with its summary, access, limit, errors and examples. */
export const openApi = () => {
  const schemas = { Error: error }
  // Examples of responses look up components, which must all exist before.
  for (const routes of Object.values(api))
    for (const route of Object.values(routes)) for (const one of answersOf(route)) schemaOf(one, 'output', schemas)
  const paths = {}
  for (const [module, routes] of Object.entries(api)) {
    for (const [name, route] of Object.entries(routes)) {
      const path = route.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(module, name, route, schemas) }
    }
  }
  for (const [path, operations] of Object.entries(others(security))) paths[path] = { ...paths[path], ...operations }
  return {
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
        session: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'The token of a session, without a prefix' },
      },
      responses,
      schemas,
    },
  }
}

/** The document as committed and served. */
export const asText = () => `${JSON.stringify(openApi(), null, 2)}\n`
