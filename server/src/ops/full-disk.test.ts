import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sentence } from '@feria/contract/errors'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openEmbedded } from '../engines/db/embedded.ts'
import { openDiskFiles } from '../engines/files/disk.ts'
import { openS3Files } from '../engines/files/s3.ts'
import { openMailFolder } from '../engines/mail/folder.ts'
import { copyEmbedded } from '../testing/embedded-copies.ts'
import { aMember, aProduct, bicycle, type Person } from '../testing/people.ts'
import { openLoopbackS3 } from '../testing/s3.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'

const run = promisify(execFile)
const filesBelow = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

const disk = await mkdtemp(join(tmpdir(), 'feria-disk-'))
const mount = () => run('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk])
const unmount = () => run('umount', [disk])
// Only root may mount, and not in every container.
const mayMount = await mount()
  .then(unmount)
  .then(
    () => true,
    () => false,
  )
afterAll(() => rm(disk, { recursive: true, force: true }))

describe.skipIf(!mayMount)('a full disk', () => {
  let testApp: TestApp
  let ana: Person
  const filler = join(disk, 'filler')
  const files = join(disk, 'files')
  beforeAll(async () => {
    await mount()
    testApp = await createTestApp({ engines: { files: openDiskFiles(files) } })
    ana = await aMember(testApp)
  })
  afterAll(async () => {
    await testApp.close()
    await unmount()
  })

  /** Leaves so many bytes free. */
  const fill = async (left: number) => {
    await rm(filler, { force: true })
    const { bavail, bsize } = await statfs(disk)
    await writeFile(filler, Buffer.alloc(bavail * bsize - left))
  }
  const photo = async () => {
    const noise = Buffer.from(Array.from({ length: 300 * 200 * 3 }, (_, i) => (i * 2654435761) >>> 13))
    return sharp(noise, { raw: { width: 300, height: 200, channels: 3 } })
      .jpeg()
      .toBuffer()
  }
  const send = async () => {
    const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n'
    const payload = Buffer.concat([Buffer.from(head), await photo(), Buffer.from('\r\n--x--\r\n')])
    const headers = { 'content-type': 'multipart/form-data; boundary=x', authorization: ana.token }
    const answer = await testApp.app.http.inject({ method: 'POST', url: '/api/v1/upload', headers, payload })
    return { status: answer.statusCode, message: answer.json<{ message: string }>().message }
  }
  const ready = async () => (await testApp.call<Record<string, string>>('GET', '/health/ready')).body
  const refused = { status: 507, message: sentence('no-space') }

  test('refuses with a sentence, leaves nothing behind, is reported as unwell, and recovers by itself', async () => {
    expect(await ready()).toMatchObject({ status: 'ok', files: 'ok' })
    await fill(0)
    expect(await send()).toEqual(refused)
    const { id } = (await testApp.call<{ id: string }>('POST', '/api/v1/upload/parts', { token: ana.token, body: { bytes: 5000 } })).body
    const part = await testApp.app.http.inject({
      method: 'PUT',
      url: `/api/v1/upload/parts/${id}/1`,
      headers: { 'content-type': 'application/octet-stream', authorization: ana.token },
      payload: Buffer.alloc(5000),
    })
    expect(part.statusCode).toBe(507)
    expect(await filesBelow(files)).toEqual([])
    expect(await ready()).toMatchObject({ status: 'degraded', files: 'failed', db: 'ok' })
    await rm(filler)
    expect((await send()).status).toBe(200)
    expect(await ready()).toMatchObject({ status: 'ok', files: 'ok' })
  })

  test('a picture of which only one width fitted leaves none', async () => {
    const before = await filesBelow(files)
    // What came fits, is gone before the widths are written, and so is the first of them.
    const sizes = await Promise.all(before.map(async (path) => (await stat(path)).size))
    const page = 4096
    await fill(Math.max(...sizes) + 2 * page + (await photo()).length)
    let kept = 0
    const { put } = testApp.engines.files
    testApp.engines.files.put = async (key, bytes) => {
      await put(key, bytes)
      kept += 1
      await writeFile(join(disk, 'more'), Buffer.alloc((await statfs(disk)).bavail * page))
    }
    expect(await send()).toEqual(refused)
    testApp.engines.files.put = put
    expect(kept).toBe(1)
    expect((await filesBelow(files)).sort()).toEqual(before.sort())
    await rm(filler)
    await rm(join(disk, 'more'))
  })
})

describe.skipIf(!mayMount)('a disk that is nearly full, with everything on it', () => {
  let dir: string
  let testApp: TestApp
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'feria-nearly-'))
    await run('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', dir])
    await copyEmbedded(dir)
    testApp = await createTestApp({ db: await openEmbedded(dir), engines: { mail: openMailFolder(join(dir, 'mail'), 'Feria') } })
  })
  afterAll(async () => {
    await testApp.close()
    await run('umount', [dir])
    await rm(dir, { recursive: true })
  })
  const leave = async (left: number) => {
    const { bavail, bsize } = await statfs(dir)
    await writeFile(join(dir, 'filler'), Buffer.alloc(bavail * bsize - left))
  }

  test('the embedded database refuses what would write, before its log has no room; what only reads is answered', async () => {
    const ana = await aMember(testApp)
    const product = await aProduct(testApp, ana)
    await leave(30 * 1024 * 1024)
    const refused = { status: 507, error: { error: 'no-space', message: sentence('no-space') } }
    expect(await testApp.call('POST', '/api/v1/products', { token: ana.token, body: bicycle })).toMatchObject(refused)
    expect(await testApp.call('POST', '/api/v1/upload', { token: ana.token, body: {} })).toMatchObject(refused)
    expect((await testApp.call('GET', `/api/v1/products/${product.id}`)).status).toBe(200)
    expect((await testApp.call('GET', '/api/v1/users/me', { token: ana.token })).status).toBe(200)
    await rm(join(dir, 'filler'))
    expect((await testApp.call('POST', '/api/v1/products', { token: ana.token, body: bicycle })).status).toBe(201)
  })

  test('a letter that did not fit leaves nothing in the folder of mails, and arrives once there is room', async () => {
    const { mail } = testApp.engines
    const letter = { to: 'ana@feria.example', subject: 'Hola', text: 'x'.repeat(200_000), html: '<p>Hola</p>' }
    await mail.send(letter)
    const before = await filesBelow(join(dir, 'mail'))
    await leave(0)
    await expect(mail.send(letter)).rejects.toThrow('ENOSPC')
    expect(await filesBelow(join(dir, 'mail'))).toEqual(before)
    await rm(join(dir, 'filler'))
    await mail.send(letter)
    expect(await filesBelow(join(dir, 'mail'))).toHaveLength(before.length + 1)
  })
})

test.skipIf(process.platform === 'win32')('a limit on file size is a full disk too, and a short file that fits is written', async () => {
  const root = await mkdtemp(join(tmpdir(), 'feria-limit-'))
  const code = `const { openDiskFiles } = await import(${JSON.stringify(new URL('../engines/files/disk.ts', import.meta.url).href)})
    const { isOutOfRoom } = await import(${JSON.stringify(new URL('../engines/files/files.ts', import.meta.url).href)})
    const files = openDiskFiles(${JSON.stringify(root)})
    const failure = await files.put('a/b.bin', Buffer.alloc(1_000_000)).catch((error) => error)
    const coming = await files.receive([Buffer.alloc(1_000_000)]).catch((error) => error)
    await files.put('a/c.bin', Buffer.alloc(10))
    console.log(JSON.stringify([isOutOfRoom(failure), isOutOfRoom(coming)]))`
  const { stdout } = await run('/bin/sh', ['-c', 'ulimit -f 100; exec "$0" "$@"', process.execPath, '--input-type=module', '-e', code])
  expect(JSON.parse(stdout)).toEqual([true, true])
  expect(await filesBelow(root)).toEqual([join(root, 'a', 'c.bin')])
  await rm(root, { recursive: true })
})

test('a full bucket refuses with the same message and is reported as unwell until a write succeeds', async () => {
  const store = await openLoopbackS3()
  const files = openS3Files(store.options)
  const testApp = await createTestApp({ engines: { files } })
  // Each try of one put.
  store.refusals.push(507, 507, 507, 507)
  await expect(files.put('pictures/a/1.webp', Buffer.from('a'))).rejects.toMatchObject({ code: 'ENOSPC' })
  expect((await testApp.call('GET', '/health/ready')).body).toMatchObject({ status: 'degraded', files: 'failed' })
  await files.put('pictures/a/1.webp', Buffer.from('a'))
  expect((await testApp.call('GET', '/health/ready')).body).toMatchObject({ status: 'ok', files: 'ok' })
  await testApp.close()
  await files.close()
  await store.close()
})
