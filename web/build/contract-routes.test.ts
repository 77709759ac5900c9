import { api } from '@feria/contract'
import { expect, test } from 'vitest'
import { routesModule } from './contract-routes.ts'

const source = routesModule(api)

test('the browser gets every path of the contract, and nothing of its schemas', () => {
  const served = JSON.parse(source.replace('export const api = ', '')) as Record<string, Record<string, object>>
  for (const [module, routes] of Object.entries(api)) {
    for (const [verb, route] of Object.entries(routes)) {
      expect(served[module]?.[verb]).toMatchObject({ method: route.method, path: route.path, who: route.who })
    }
  }
  const allowed = new Set(['method', 'path', 'who', 'isPaged'])
  for (const routes of Object.values(served)) {
    for (const route of Object.values(routes)) expect(Object.keys(route).filter((key) => !allowed.has(key))).toEqual([])
  }
  expect(source).not.toMatch(/zod|_def|safeParse|import/)
})

test('paged lists stay marked as paged', () => {
  expect(source).toContain('"path":"/api/v1/products","who":"anyone","isPaged":true')
})
