import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { capture } from './lib/run.mjs'
import { node24 } from './setup.mjs'
import { ownFolder } from './testing/own-folder.mjs'

const a = { 'node_modules/a': { version: '1.0.0' } }
const locked = { ...a, 'node_modules/only-elsewhere': { version: '1.0.0', optional: true } }

/**
 * Calls functions of setup.mjs where the lock file holds some packages and others are installed; what npm and Node were asked for besides.
 */
const setUp = async ({
  packages = locked,
  installed = a,
  npm = 'exit 0',
  dependencies = {},
  calls = 'await ensureInstalled()',
  more = {},
}) => {
  const folder = ownFolder({
    copied: ['scripts/setup.mjs', 'scripts/lib'],
    written: {
      'package.json': JSON.stringify({ workspaces: [], dependencies }),
      'package-lock.json': JSON.stringify({ packages: { '': {}, ...packages } }),
      'web/package.json': '{}',
      'bin/npm': `#!/bin/sh\necho "npm $1 $2" >> "$ASKED"\n${npm}\n`,
      'node_modules/.bin/node': '#!/bin/sh\n[ "$1" = --version ] && echo v24.0.0 && exit\necho build >> "$ASKED"\n',
      ...(installed ? { 'node_modules/.package-lock.json': JSON.stringify({ packages: installed }) } : {}),
      ...more,
    },
  })
  const code = `import { ensureBuilt, ensureInstalled } from '${join(folder, 'scripts/setup.mjs')}'\n${calls}`
  const asked = join(folder, 'asked')
  const env = { ...process.env, ASKED: asked, PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter) }
  const done = await capture(node24(), ['--input-type=module', '-e', code], { cwd: folder, env })
  return { code: done.code, asked: existsSync(asked) ? readFileSync(asked, 'utf8').trim().split('\n') : [] }
}

const ci = 'npm ci --include=dev'

test.each([
  ['what the lock file holds is there, but for what is of another platform', {}, []],
  ['a package is of another version', { installed: { 'node_modules/a': { version: '1.0.1' } } }, [ci]],
  ['a package is missing', { installed: {} }, [ci]],
  ['nobody noted what is there', { installed: null }, [ci]],
  ['a folder of ours has another version', { packages: { ...locked, contract: { version: '2.0.0' } } }, []],
  ['it was just installed', { installed: {}, calls: 'await ensureInstalled()\nawait ensureInstalled()' }, [ci]],
])('dependencies are installed only where they have to be: %s', async (_when, change, asked) => {
  expect(await setUp(change)).toEqual({ code: 0, asked })
})

const refuses = '[ "$1" = ci ] && echo "npm error code EUSAGE" && exit 1\nexit 0'

test('a lock file without the binaries of other platforms is installed as it is, one that does not fit is not', async () => {
  const change = { installed: {}, npm: refuses }
  expect(await setUp(change)).toEqual({ code: 0, asked: [ci, 'npm install --no-save'] })
  expect(await setUp({ ...change, dependencies: { a: '1.0.0' } })).toEqual({ code: 1, asked: [ci] })
  expect(await setUp({ ...change, npm: 'exit 1' })).toEqual({ code: 1, asked: [ci] })
})

const built = { 'web/dist/index.html': '', 'web/src/a.ts': '1' }
const change = `import { writeFileSync } from 'node:fs'\nawait ensureBuilt()\nwriteFileSync('web/src/`

test.each([
  ['its page is missing', 'await ensureBuilt()\nawait ensureBuilt()', {}, 2],
  ['nothing has changed since', 'await ensureBuilt()\nawait ensureBuilt()', built, 1],
  ['a source has changed', `${change}a.ts', '2')\nawait ensureBuilt()`, built, 2],
  ['only a test has changed', `${change}a.test.ts', '2')\nawait ensureBuilt()`, built, 1],
])('the web is built where it has to be: %s', async (_when, calls, more, times) => {
  expect(await setUp({ calls, more })).toEqual({ code: 0, asked: Array.from({ length: times }, () => 'build') })
})
