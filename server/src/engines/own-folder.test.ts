import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { copyEmbedded } from '../testing/embedded-copies.ts'
import { openMailFolder } from './mail/folder.ts'
import { openEngines } from './open-engines.ts'

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

test('the data folder is for its owner alone, whether new or existing; so are emails', async () => {
  const place = await mkdtemp(join(tmpdir(), 'feria-modes-'))
  const before = join(place, 'before')
  await mkdir(before)
  await copyEmbedded(before)
  await chmod(before, 0o755)
  for (const dir of [join(place, 'new'), before]) {
    const engines = await openEngines(readConfig({ DATA_DIR: dir, LOG_LEVEL: 'fatal' }), () => new Date())
    expect(await modeOf(dir)).toBe('700')
    await engines.close()
  }
  const mail = openMailFolder(join(place, 'mail'), 'Feria')
  await mail.send({ to: 'ana@feria.example', subject: 'Tu clave', text: 'Hola', html: '' })
  const [letter = ''] = await readdir(join(place, 'mail'))
  expect([await modeOf(join(place, 'mail')), await modeOf(join(place, 'mail', letter))]).toEqual(['700', '600'])
  await rm(place, { recursive: true, force: true })
})
