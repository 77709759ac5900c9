import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errors } from '@feria/contract/errors'
import { expect, test } from 'vitest'
import { serverFolder } from './server-folder.ts'

/** Errors that tests reach without naming them: by their status, their sentence or a list. */
const NAMED_ELSEWHERE: Record<string, string> = {
  'too-slow': 'http/arrivals.test.ts: by its status',
  'uploads.animated': 'engines/pictures/bombs.ts: a list of pictures',
}

test('every error of the contract is reached by a test that names it, or in the lived market', async () => {
  const folder = join(serverFolder, 'src')
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.test\.ts$|lived-market\/acts\/.*\.txt$/.test(file))
  const texts = (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n')
  const missing = Object.keys(errors).filter((code) => !texts.includes(`'${code}'`) && !texts.includes(`error: ${code}\n`))
  expect(missing.filter((code) => !(code in NAMED_ELSEWHERE))).toEqual([])
})
