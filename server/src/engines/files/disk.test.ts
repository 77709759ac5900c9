import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDiskFiles } from './disk.ts'
import type { Files } from './files.ts'

let root: string
let files: Files
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'feria-files-'))
  files = openDiskFiles(root)
})
afterAll(() => rm(root, { recursive: true }))

test('what is put is read back, whole and in a stream, and can be replaced', async () => {
  await files.put('pictures/a/320.webp', Buffer.from('uno'))
  await files.put('pictures/a/320.webp', Buffer.from('dos!'))
  expect((await files.read('pictures/a/320.webp'))?.toString()).toBe('dos!')
  const stream = await files.stream('pictures/a/320.webp')
  const chunks: Buffer[] = []
  for await (const chunk of stream?.body ?? []) chunks.push(chunk)
  expect([stream?.bytes, Buffer.concat(chunks).toString()]).toEqual([4, 'dos!'])
  expect(await readdir(join(root, 'pictures/a'))).toEqual(['320.webp'])
})

test('what is not there is null; removing it is no error', async () => {
  expect(await files.read('pictures/b/1.webp')).toBeNull()
  expect(await files.stream('pictures/b/1.webp')).toBeNull()
  await files.remove('pictures/b')
})

test('a folder is removed with all that is in it', async () => {
  await files.put('parts/x/1.bin', Buffer.from('1'))
  await files.put('parts/x/2.bin', Buffer.from('2'))
  await files.remove('parts/x')
  expect(await files.read('parts/x/1.bin')).toBeNull()
})

test.each(['../x.webp', '/etc/passwd', 'a/../../b.webp', 'a//b.webp', 'a/b', '', 'a\0.webp', 'a/.b'])(
  'refuses the key «%s»',
  async (key) => {
    if (key === 'a/b') return expect(await files.read(key)).toBeNull()
    await expect(files.put(key, Buffer.from('x'))).rejects.toThrow('Not a file key')
  },
)
