import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ErrorAnswer } from '@feria/contract/errors'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, type Person } from '../testing/people.ts'
import { listen } from '../testing/sockets.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

let testApp: TestApp
let ana: Person
let url: string
let webFolder: string
beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'feria-web-'))
  await mkdir(join(webFolder, 'client', 'assets'), { recursive: true })
  await writeFile(join(webFolder, 'client', 'assets', 'a.js'), '<p>')
  await writeFile(join(webFolder, 'client', 'manifest.webmanifest'), '{}')
  testApp = await createTestApp({ webFolder })
  ana = await aMember(testApp)
  url = await listen(testApp)
})
afterAll(async () => {
  await testApp.close()
  await rm(webFolder, { recursive: true, force: true })
})

/** What is answered to exactly these bytes, which no client would send: they tidy addresses up. */
const ask = (text: string | Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text))
    let response = ''
    socket.on('data', (chunk) => {
      response += chunk
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(response))
  })
const get = (path: string) => ask(`GET ${path} HTTP/1.1\r\nhost: feria\r\nconnection: close\r\n\r\n`)
const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1])

test.each([
  '/assets/../x',
  '/assets/../index.html',
  '/assets//etc/passwd',
  '/assets/%2e%2e/index.html',
  '/assets/..%2findex.html',
  '/assets/%00',
  '/assets/a.js%00.html',
  '/assets/',
  '/assets/%5c..%5cx',
  '/assets/.hidden',
])('%s is not found', async (path) => {
  const response = await get(path)
  expect(statusOf(response)).toBe(404)
  expect(response).toContain('"error":"no-such-call"')
})

test.each([
  ['a first line that is none', 'HOLA\r\n\r\n', 400],
  ['two lengths', 'POST /api/v1/auth/login HTTP/1.1\r\nhost: feria\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n', 400],
  ['headers of 100 kB', `GET / HTTP/1.1\r\nhost: feria\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`, 431],
])('malformed HTTP with %s is answered whole, to a client that goes by the length', async (_, text, status) => {
  const response = await ask(text)
  const [head = '', body = ''] = response.split('\r\n\r\n')
  const headerOf = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim()
  expect(statusOf(response)).toBe(status)
  expect(headerOf('content-length')).toBe(String(Buffer.byteLength(body)))
  const message = 'Hay datos que no son válidos. Revisalos e intentá de nuevo.'
  expect(JSON.parse(body)).toEqual({ error: 'bad-input', message, msg: message, requestId: headerOf('x-request-id') })
  expect([headerOf('cache-control'), headerOf('connection')]).toEqual([expect.stringContaining('no-store'), 'close'])
})

test('an existing file is served', async () => {
  expect(statusOf(await get('/assets/a.js'))).toBe(200)
})

const EDGE = 'limite'
const filePart = (name: string) =>
  `--${EDGE}\r\ncontent-disposition: form-data; name="${name}"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\nfoto\r\n`
const field = (name: string, type = '') => `--${EDGE}\r\ncontent-disposition: form-data; name="${name}"\r\n${type}\r\n1\r\n`
const end = `--${EDGE}--\r\n`
const sendForm = async (body: string, type = `multipart/form-data; boundary=${EDGE}`) => {
  const headers = { 'content-type': type, authorization: ana.token }
  const answer = await testApp.app.http.inject({ method: 'POST', url: '/api/v1/upload', headers, payload: Buffer.from(body) })
  return { status: answer.statusCode, error: answer.json<ErrorAnswer>() }
}

test.each<[string, string, string?]>([
  ['too many fields', Array.from({ length: 20 }, (_, i) => field(`f${i}`)).join('') + filePart('file') + end],
  ['too many parts', Array.from({ length: 20 }, () => filePart('file')).join('') + end],
  ['a form that is cut off', filePart('file').slice(0, -8)],
  ['a form that is cut off in a head', filePart('file').slice(0, 30)],
  ['a form without its end', filePart('file')],
  ['no boundary', filePart('file') + end, 'multipart/form-data'],
  ['an empty boundary', filePart('file') + end, 'multipart/form-data; boundary='],
  ['another boundary', filePart('file') + end, 'multipart/form-data; boundary=otro'],
  ['a field __proto__', field('__proto__') + filePart('file') + end],
  ['a file __proto__', filePart('__proto__') + end],
  ['a field constructor', field('constructor') + filePart('file') + end],
  ['a field that is no JSON', field('a', 'content-type: application/json\r\n').replace('1\r\n', '{\r\n') + filePart('file') + end],
  ['nothing', ''],
  ['a head of megabytes', `--${EDGE}\r\n${'x: y\r\n'.repeat(200_000)}\r\n${end}`],
])('an upload with %s is refused with a sentence', async (_, body, type) => {
  const { status, error } = await sendForm(body, type)
  expect(status, error.error).toBe(400)
  expect(error.message).toMatch(/^[A-ZÁÉÍÓÚ¿¡].*[a-záéíóúñ]{3}/)
})

test('an upload of another content type is refused', async () => {
  for (const type of ['multipart/mixed; boundary=limite', 'multipart/form-data-x; boundary=limite']) {
    expect([400, 415]).toContain((await sendForm(filePart('file') + end, type)).status)
  }
})
