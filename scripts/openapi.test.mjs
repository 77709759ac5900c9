import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { api } from '@feria/contract'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { root } from './lib/run.mjs'
import { asText, openApi } from './openapi/document.mjs'

const document = openApi()
const routes = Object.entries(api).flatMap(([module, those]) => Object.entries(those).map(([name, route]) => [`${module}.${name}`, route]))
const operationOf = ({ method, path }) => document.paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()]

test('the committed document is the one of the contract: npm run openapi writes it', () => {
  expect(readFileSync(join(root, 'contract', 'openapi.json'), 'utf8')).toBe(asText())
})

test('a validator accepts it', async () => {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: asText(), config })
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

/** A document with one path and what it leads to, so that the whole one is not validated twice. */
const onlyWith = (whole, path) => {
  const components = { securitySchemes: whole.components.securitySchemes }
  const follow = (part) => {
    for (const [, kind, name] of JSON.stringify(part).matchAll(/#\/components\/(\w+)\/(\w+)/g)) {
      if (components[kind]?.[name]) continue
      components[kind] = { ...components[kind], [name]: whole.components[kind][name] }
      follow(components[kind][name])
    }
  }
  follow(whole.paths[path])
  return { ...whole, paths: { [path]: whole.paths[path] }, components }
}

test('the same validator reports an example that does not match', async () => {
  const broken = onlyWith(openApi(), '/api/v1/auth/login')
  broken.paths['/api/v1/auth/login'].post.requestBody.content['application/json'].example.email = 1
  const problems = await lintFromString({ source: JSON.stringify(broken), config: await createConfig({ extends: ['recommended'] }) })
  expect(problems.map(({ ruleId }) => ruleId)).toEqual(['no-invalid-media-type-examples'])
})

test.each(routes)('%s documents its access, its limit, its errors, and has a description', (name, route) => {
  const operation = operationOf(route)
  expect(operation).toMatchObject({ operationId: name, summary: route.summary, 'x-access': route.access })
  expect(operation['x-rate-limit']?.limit).toBe(route.limit?.max)
  expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining([String(route.status ?? 200), '4XX', '5XX']))
  expect('401' in operation.responses).toBe(route.access !== 'public')
  expect('429' in operation.responses).toBe(route.limit !== undefined)
})

test.each(routes)('%s accepts its example request', (_name, route) => {
  const { parameters, requestBody } = operationOf(route)
  const given = (place) => Object.fromEntries(parameters.filter((one) => one.in === place).map(({ name, example }) => [name, example]))
  expect(route.params?.safeParse(given('path')).error).toBeUndefined()
  expect(route.query?.safeParse(given('query')).error).toBeUndefined()
  expect(route.body?.safeParse(requestBody.content['application/json'].example).error).toBeUndefined()
})

test('every named schema is used by a call, and every tag has a description', () => {
  const used = new Set(asText().match(/#\/components\/schemas\/\w+/g))
  for (const name of Object.keys(document.components.schemas)) expect(used).toContain(`#/components/schemas/${name}`)
  expect(document.tags.map(({ name }) => name)).toEqual(Object.keys(api))
})
