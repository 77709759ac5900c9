import type { AddressInfo } from 'node:net'
import document from '@feria/contract/openapi.json' with { type: 'json' }
import { type OpenAPIClient, OpenAPIClientAxios } from 'openapi-client-axios'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, PASSWORD } from '../../testing/people.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let testApp: TestApp
let url: string
beforeAll(async () => {
  testApp = await createTestApp()
  await testApp.app.http.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(testApp.app.http.server.address() as AddressInfo).port}`
})
afterAll(() => testApp.close())

test('the contract is answered as OpenAPI to anybody, exactly as written', async () => {
  const { status, headers, body } = await testApp.call('GET', '/api/v1/openapi.json')
  expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8'])
  expect(body).toEqual(document)
})

test('its page includes everything it needs', async () => {
  const page = await fetch(`${url}/api/docs`)
  const html = await page.text()
  expect([page.status, page.headers.get('content-security-policy')]).toEqual([200, expect.stringContaining("script-src 'self'")])
  const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => new URL(address, `${url}/api/docs`))
  expect(addresses.length).toBeGreaterThan(4)
  for (const address of addresses) {
    const file = await fetch(address)
    // An answer that nobody reads keeps its connection, and the server from closing.
    expect([address.origin, file.status, (await file.arrayBuffer()).byteLength > 0]).toEqual([url, 200, true])
  }
  expect(await (await fetch(`${url}/api/docs/json`)).json()).toEqual(document)
})

test('a client generated from the document signs in, publishes, searches and is refused', async () => {
  const { email } = await aMember(testApp, 'Ana Vende')
  const definition = document as unknown as ConstructorParameters<typeof OpenAPIClientAxios>[0]['definition']
  const made = new OpenAPIClientAxios({ definition, withServer: { url }, axiosConfigDefaults: { validateStatus: () => true } })
  const client = await made.init<OpenAPIClient>()
  const call = async (operation: string, params: Record<string, string> | undefined, body?: object, headers = {}) =>
    (await client[operation]?.(params, body, { headers })) ?? { status: 0, data: null }

  const session = await call('accounts.login', undefined, { email, password: PASSWORD })
  expect(session.status).toBe(200)
  const { example } = document.paths['/api/v1/products'].post.requestBody.content['application/json']
  const category = (await call('catalogue.categories', undefined)).data[0].name
  const published = await call('catalogue.publish', undefined, { ...example, category }, { authorization: session.data.token })
  expect([published.status, published.data.name]).toEqual([201, example.name])
  const found = await call('catalogue.get', { id: published.data.id })
  expect(found.data.name).toBe(example.name)
  expect((await call('catalogue.publish', undefined, example)).data.error).toBe('accounts.sign-in')
})
