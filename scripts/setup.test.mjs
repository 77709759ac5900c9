import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { expect, test } from 'vitest'
import { nodePath } from './lib/node.mjs'
import { capture } from './lib/run.mjs'
import { ownFolder } from './testing/own-folder.mjs'

const a = { 'node_modules/a': { version: '1.0.0' } }
const tool = { 'node_modules/tool': { version: '1.0.0', dev: true } }
const locked = { ...a, ...tool, 'node_modules/only-elsewhere': { version: '1.0.0', optional: true } }
const both = { ...a, ...tool }

/** Calls functions of setup.mjs with some packages in the lock file and others installed; also returns the calls of npm and Node. */
const setUp = async ({
  packages = locked,
  installed = both,
  npm = 'exit 0',
  dependencies = {},
  calls = "await ensureInstalled('all')",
  more = {},
}) => {
  const folder = ownFolder({
    copied: ['scripts/setup.mjs', 'scripts/lib'],
    written: {
      'package.json': JSON.stringify({ workspaces: [], dependencies }),
      'package-lock.json': JSON.stringify({ packages: { '': {}, ...packages } }),
      'web/package.json': '{}',
      'scripts/node/package.json': JSON.stringify({ dependencies: { node: '24.1.0' } }),
      'bin/npm': `#!/bin/sh\necho "npm $1 $2\${PWD#*own-??????}" >> "$ASKED"\n${npm}\n`,
      'node_modules/@react-router/dev/bin.cjs': "require('node:fs').appendFileSync(process.env.ASKED, 'web\\n')\n",
      'node_modules/rolldown/bin/cli.mjs': "import { appendFileSync } from 'node:fs'\nappendFileSync(process.env.ASKED, 'server\\n')\n",
      ...(installed ? { 'node_modules/.package-lock.json': JSON.stringify({ packages: installed }) } : {}),
      ...more,
    },
  })
  const code = `import { ensureBuilt, ensureInstalled, ensureNode } from '${join(folder, 'scripts/setup.mjs')}'\n${calls}`
  const asked = join(folder, 'asked')
  const env = { ...process.env, ASKED: asked, PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter) }
  const done = await capture(nodePath(), ['--input-type=module', '-e', code], { cwd: folder, env })
  return { code: done.code, asked: existsSync(asked) ? readFileSync(asked, 'utf8').trim().split('\n') : [] }
}

const ci = 'npm ci --include=dev'
const start = "await ensureInstalled('start')"
const all = "await ensureInstalled('all')"

test.each([
  ['what the lock file holds is there, but for what is of another platform', {}, []],
  ['a package is of another version', { installed: { ...tool, 'node_modules/a': { version: '1.0.1' } } }, [ci]],
  ['a package is missing', { installed: {} }, [ci]],
  ['nobody noted what is there', { installed: null }, [ci]],
  ['a folder of ours has another version', { packages: { ...locked, contract: { version: '2.0.0' } } }, []],
  ['it was just installed', { installed: {}, calls: `${all}\n${all}` }, [ci]],
  ['a start needs no tools', { installed: a, calls: start }, []],
  ['a start with nothing there', { installed: {}, calls: `${start}\n${start}` }, ['npm ci --omit=dev']],
  ['a start after all was installed', { installed: {}, calls: `${all}\n${start}\n${all}` }, [ci]],
])('dependencies are installed only where necessary: %s', async (_when, change, asked) => {
  expect(await setUp(change)).toEqual({ code: 0, asked })
})

test('tools are installed beside the packages of a start, which a server may be using', async () => {
  expect(await setUp({ installed: a, calls: `${start}\n${all}` })).toEqual({ code: 0, asked: ['npm install --no-save'] })
})

const puts =
  "mkdir -p node_modules/node/bin && printf '#!/bin/sh\\necho v24.1.0\\n' > node_modules/node/bin/node && chmod +x " +
  'node_modules/node/bin/node'
const withNode = (version) => `await ensureNode('${version}')`

test.each([
  ['one that is new enough is used', withNode('22.22.0'), puts, 0, []],
  ['a newer one, too', withNode('26.1.0'), puts, 0, []],
  ['beside one that is too old, once', `${withNode('22.21.9')}\n${withNode('22.21.9')}`, puts, 0, ['npm ci --no-audit/scripts/node']],
  ['beside one of an odd year', withNode('23.11.0'), puts, 0, ['npm ci --no-audit/scripts/node']],
  ['and what does not run is told', withNode('20.20.2'), 'exit 0', 1, ['npm ci --no-audit/scripts/node']],
])('Node is installed only where the machine has no version that Feria runs on: %s', async (_when, calls, npm, code, asked) => {
  expect(await setUp({ calls, npm })).toEqual({ code, asked })
})

const refuses = '[ "$1" = ci ] && echo "npm error code EUSAGE" && exit 1\nexit 0'

test('a lock file without the binaries of other platforms is installed as it is, a mismatched one is not', async () => {
  const change = { installed: {}, npm: refuses }
  expect(await setUp(change)).toEqual({ code: 0, asked: [ci, 'npm install --no-save'] })
  expect(await setUp({ ...change, dependencies: { a: '1.0.0' } })).toEqual({ code: 1, asked: [ci] })
  expect(await setUp({ ...change, npm: 'exit 1' })).toEqual({ code: 1, asked: [ci] })
})

test("npm's cached metadata from before a version was published is refreshed", async () => {
  const npm = 'case "$*" in *--prefer-offline*) echo "npm error code ETARGET"; exit 1;; esac'
  expect(await setUp({ installed: {}, npm })).toEqual({ code: 0, asked: [ci, ci] })
})

const sources = { 'web/src/a.ts': '1', 'server/src/a.ts': '1' }
const built = { ...sources, 'web/dist/server/index.js': '', 'server/dist/main.js': '' }
const twice = 'await ensureBuilt()\nawait ensureBuilt()'
const change = (file) => `import { writeFileSync } from 'node:fs'\nawait ensureBuilt()\nwriteFileSync('${file}', '2')\nawait ensureBuilt()`

test.each([
  ['what is to be made is missing', twice, { ...sources, 'web/dist/a': '', 'server/dist/a': '' }, ['web', 'server', 'web', 'server']],
  ['nothing has changed since', twice, built, ['web', 'server']],
  ['a source of the web has changed', change('web/src/a.ts'), built, ['web', 'server', 'web']],
  ['a source of the server has changed', change('server/src/a.ts'), built, ['web', 'server', 'server']],
  ['only a test has changed', change('server/src/a.test.ts'), built, ['web', 'server']],
  ['one of them is asked for', "await ensureBuilt(['server'])", built, ['server']],
  ['a release has no sources', twice, { 'web/dist/server/index.js': '', 'server/dist/main.js': '' }, []],
])('web and server are built where necessary: %s', async (_when, calls, more, asked) => {
  expect(await setUp({ calls, more })).toEqual({ code: 0, asked })
})
