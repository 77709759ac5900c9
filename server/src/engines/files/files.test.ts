import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openLoopbackS3 } from '../../testing/s3.ts'
import { openDiskFiles } from './disk.ts'
import { type Files, gather } from './files.ts'
import { openS3Files } from './s3.ts'

const openDisk = async () => {
  const root = await mkdtemp(join(tmpdir(), 'feria-files-'))
  return { files: openDiskFiles(root), close: () => rm(root, { recursive: true }), leftovers: () => readdir(join(root, 'pictures/a')) }
}
const openS3 = async () => {
  const store = await openLoopbackS3()
  const files = openS3Files(store.options)
  const close = async () => {
    await files.close()
    await store.close()
  }
  const leftovers = async () => [...store.objects.keys()].filter((key) => key.startsWith('pictures/a')).map((key) => key.slice(11))
  return { files, close, leftovers }
}

describe.each([
  { kind: 'disk', open: openDisk },
  { kind: 's3', open: openS3 },
])('files on $kind', ({ kind, open }) => {
  let files: Files
  let opened: Awaited<ReturnType<typeof open>>
  beforeAll(async () => {
    opened = await open()
    files = opened.files
  })
  afterAll(() => opened.close())

  test('a stored file is read back, whole and as a stream, and can be replaced', async () => {
    await files.put('pictures/a/320.webp', Buffer.from('uno'))
    await files.put('pictures/a/320.webp', Buffer.from('dos!'))
    expect((await files.read('pictures/a/320.webp'))?.toString()).toBe('dos!')
    const stream = await files.stream('pictures/a/320.webp')
    const chunks: Buffer[] = []
    for await (const chunk of stream?.body ?? []) chunks.push(chunk)
    expect([stream?.bytes, Buffer.concat(chunks).toString()]).toEqual([4, 'dos!'])
    expect(await opened.leftovers()).toEqual(['320.webp'])
  })

  test('[SEL-44] a stream comes in chunks of at most 64 KB, and of that size from the disk', async () => {
    await files.put('parts/pieces/1.bin', Buffer.alloc(150_000, 7))
    const sizes: number[] = []
    for await (const piece of (await files.stream('parts/pieces/1.bin'))?.body ?? []) sizes.push(piece.length)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(65_536)
    if (kind === 'disk') expect(sizes).toEqual([65_536, 65_536, 150_000 - 2 * 65_536])
    await files.remove('parts/pieces')
  })

  test('every byte value is read back unchanged', async () => {
    const bytes = Buffer.from(Array.from({ length: 1 << 20 }, (_, i) => (i * 2654435761) >>> 24))
    await files.put('parts/bytes/1.bin', bytes)
    expect((await files.read('parts/bytes/1.bin'))?.equals(bytes)).toBe(true)
    await files.remove('parts/bytes')
  })

  test('a missing file is null; removing it is no error', async () => {
    expect(await files.read('pictures/b/1.webp')).toBeNull()
    expect(await files.stream('pictures/b/1.webp')).toBeNull()
    await files.remove('pictures/b')
  })

  test('a folder is removed with all its files, and nothing beside it', async () => {
    for (const n of [1, 2, 3, 4, 5]) await files.put(`parts/x/${n}.bin`, Buffer.from('1'))
    await files.put('parts/xy/1.bin', Buffer.from('2'))
    await files.remove('parts/x')
    expect(await files.read('parts/x/1.bin')).toBeNull()
    expect(await files.read('parts/x/5.bin')).toBeNull()
    expect((await files.read('parts/xy/1.bin'))?.toString()).toBe('2')
    await files.remove('parts/xy/1.bin')
    expect(await files.read('parts/xy/1.bin')).toBeNull()
  })

  test('the keys of all files are listed', async () => {
    const keys = ['private/k/1.bin', 'pictures/k/1.webp', 'pictures/k/2.webp', 'pictures/l/1.webp', 'pictures/m/1.webp']
    for (const key of keys) await files.put(key, Buffer.from(key))
    const listed = await gather(files.keys())
    expect(listed.filter((key) => /\/[klm]\//.test(key)).sort()).toEqual(keys.toSorted())
  })

  test.each(['../x.webp', '/etc/passwd', 'a/../../b.webp', 'a//b.webp', 'a/b', '', 'a\0.webp', 'a/.b'])(
    'refuses the key «%s»',
    async (key) => {
      if (key === 'a/b') return expect(await files.read(key)).toBeNull()
      await expect(files.put(key, Buffer.from('x'))).rejects.toThrow('Not a file key')
    },
  )
})
