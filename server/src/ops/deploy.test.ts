import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { parse } from 'yaml'
import { settings } from '../config.ts'

const systemd = inject('systemd')
const run = promisify(execFile)
const project = fileURLToPath(new URL('../../../', import.meta.url))

describe.skipIf(!systemd)('the units of systemd', () => {
  let dir: string
  let names: string[]
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'feria-units-'))
    const units = join(project, 'deploy', 'systemd')
    // Of a template what is checked is an instance.
    names = (await readdir(units)).map((name) => name.replace('@.', '@3000.'))
    for (const name of names) {
      const unit = await readFile(join(units, name.replace('@3000.', '@.')), 'utf8')
      await writeFile(join(dir, name), unit.replaceAll('/opt/feria/', project))
    }
  })
  afterAll(() => rm(dir, { recursive: true, force: true }))

  test('name nothing that systemd does not know, and programs that are there', async () => {
    expect(names.toSorted()).toEqual(['feria-backup.service', 'feria-backup.timer', 'feria@3000.service'])
    for (const name of names) expect(await run(systemd, ['verify', '--man=no', join(dir, name)])).toMatchObject({ stdout: '', stderr: '' })
    await writeFile(join(dir, 'wrong.service'), '[Service]\nExecStart=/nowhere/feria\nProtectSytem=strict\n')
    await expect(run(systemd, ['verify', '--man=no', join(dir, 'wrong.service')])).rejects.toThrow()
  })

  test('give a process nothing of the machine that it does not need', async () => {
    const exposed = async (name: string, atMost: number) =>
      run(systemd, ['security', '--offline=yes', '--no-pager', `--threshold=${atMost * 10}`, join(dir, name)])
    await exposed('feria@3000.service', 2)
    await expect(exposed('feria-backup.service', 2)).rejects.toThrow()
  })
})

describe('compose.yaml', () => {
  interface Service {
    image?: string
    env_file?: { path: string; required: boolean }[]
    environment?: Record<string, string | number>
  }
  let services: Record<string, Service>
  beforeAll(async () => {
    const text = await readFile(join(project, 'compose.yaml'), 'utf8')
    services = (parse(text, { merge: true }) as { services: Record<string, Service> }).services
  })

  test('gives both processes every setting that stands in .env, and sets none that does not exist', () => {
    for (const name of ['app1', 'app2']) {
      const app = services[name]
      expect(app?.env_file).toEqual([{ path: '.env', required: false }])
      expect(Object.keys(app?.environment ?? {}).filter((setting) => !(setting in settings.shape))).toEqual([])
      // What .env says to the other services must not say something else to Feria.
      expect(app?.environment?.PORT).toBe(3000)
    }
  })

  test('says of each image which version it is', () => {
    const images = Object.values(services).flatMap(({ image }) => (image && image !== 'feria' ? [image] : []))
    expect(images.length).toBeGreaterThan(3)
    expect(images.filter((image) => !/:.*\d/.test(image))).toEqual([])
  })
})
