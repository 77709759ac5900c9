import { api } from '@feria/contract'
import { expect, test } from 'vitest'
import { inlineRoutes } from './contract-routes.ts'

const file = (body: string) => `import { type Answer, api } from '@feria/contract'\nimport { x } from './x.ts'\n${body}`

test('a file carries the routes that it names, and nothing else of the contract', () => {
  const source = inlineRoutes(file('useRoute(api.orders.get, {})\ncall(api.orders.list)\nuse(api.orders.get)\n'), api) ?? ''
  expect(source).toContain('const __orders_get = {"method":"GET","path":"/api/v1/orders/:id"}\n')
  expect(source).toContain('const __orders_list = {"method":"GET","path":"/api/v1/orders","isPaged":true}\n')
  expect(source.match(/const __orders_get/g)).toHaveLength(1)
  expect(source).toContain('useRoute(__orders_get, {})\ncall(__orders_list)\nuse(__orders_get)')
  expect(source).not.toMatch(/@feria|zod|safeParse|accounts/)
})

test('files without routes stay as they are, and addresses in texts are no routes', () => {
  expect(inlineRoutes("const a = 'https://api.orders.get'\n", api)).toBeNull()
  expect(inlineRoutes(file("const a = 'api.example.com'\nconst b = { api: 1 }\n"), api)).toContain("'api.example.com'")
})

test('the contract taken apart is refused', () => {
  for (const body of ['const { orders } = api\n', 'Object.values(api)\n', 'api.orders[name]\n']) {
    expect(() => inlineRoutes(file(body), api)).toThrow('api.module.verb')
  }
})
