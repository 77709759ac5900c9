import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../setup.mjs'

/** Before the tests of the server: those that start it as a process start what operators do, and all share one folder. */
export default async ({ provide }) => {
  await ensureBuilt(['server'])
  const folder = await mkdtemp(join(tmpdir(), 'feria-embedded-'))
  provide('embeddedFolder', folder)
  return () => rm(folder, { recursive: true, force: true })
}
