import { execFile } from 'node:child_process'
import { access, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { openEmbedded } from '../engines/db/embedded.ts'
import { createTestApp } from './test-app.ts'

/** Copies of one embedded database: making and migrating it takes five seconds of a processor, a copy a tenth of that. */

const make = async (): Promise<Blob> => {
  const db = await openEmbedded('memory://')
  const testApp = await createTestApp({ db })
  const image = await db.image()
  await testApp.close()
  return image
}

const isThere = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/** Longer than one takes to make it on a busy machine: whoever began it has died. */
const WAITS_MS = 40_000

/** The file of its image, which the workers share: the first one that needs it makes it, the others wait for it. */
const imageFile = async (): Promise<string> => {
  const file = join(inject('embeddedFolder') || (await mkdtemp(join(tmpdir(), 'feria-embedded-'))), 'image.tar')
  const begun = await mkdir(`${file}.begun`).catch(() => 'by another')
  const end = Date.now() + (begun === 'by another' ? WAITS_MS : 0)
  while (!(await isThere(file)) && Date.now() < end) await sleep(100)
  if (await isThere(file)) return file
  const own = `${file}.${process.pid}`
  await writeFile(own, Buffer.from(await (await make()).arrayBuffer()))
  await rename(own, file)
  return file
}
let made: Promise<string> | undefined

/** Puts an embedded database into a data folder as a Feria leaves it that was started once: migrated, with its queues, without a member. */
export const copyEmbedded = async (dir: string): Promise<void> => {
  made ??= imageFile()
  await mkdir(join(dir, 'db'), { recursive: true, mode: 0o700 })
  await promisify(execFile)('tar', ['-xf', await made, '-C', join(dir, 'db')])
}

/** Opens the same in a folder of its own, which goes when it is closed. In memory its copy would take JavaScript two seconds. */
export const openEmbeddedCopy = async () => {
  const dir = await mkdtemp(join(tmpdir(), 'feria-copy-'))
  await copyEmbedded(dir)
  const db = await openEmbedded(dir)
  const close = async () => {
    await db.close()
    await rm(dir, { recursive: true, force: true })
  }
  return { ...db, close }
}
