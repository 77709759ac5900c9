import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { capture, root } from './lib/run.mjs'
import { oneChecker } from './lib/types.mjs'

const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
const walk = guide.slice(guide.indexOf('## A slice, from the contract to the page'), guide.indexOf('## What every change keeps'))

const copied = [
  'contract',
  'server',
  'web',
  'bench',
  'scripts',
  'e2e',
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'vitest.config.ts',
]
const isSource = (path) => !/\/(node_modules|dist|data)(\/|$)/.test(path.slice(root.length - 1))

/** The packages of the project, where its own are those of the folder: a link for each, so that nothing is copied. */
const linkPackages = (folder, modules) => {
  mkdirSync(join(folder, modules))
  for (const name of readdirSync(join(root, modules)))
    if (name !== '@feria' && name !== '.cache') symlinkSync(join(root, modules, name), join(folder, modules, name))
}

const copyOfProject = () => {
  const folder = mkdtempSync(join(tmpdir(), 'feria-slice-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const path of copied) cpSync(join(root, path), join(folder, path), { recursive: true, filter: isSource })
  for (const modules of ['node_modules', 'server/node_modules', 'web/node_modules', 'bench/node_modules'])
    if (readdirSync(join(root, dirname(modules))).includes('node_modules')) linkPackages(folder, modules)
  mkdirSync(join(folder, 'node_modules/@feria'))
  for (const own of ['contract', 'server', 'web']) symlinkSync(join(folder, own), join(folder, 'node_modules/@feria', own))
  return folder
}

const writeFiles = (folder) => {
  const files = [...walk.matchAll(/^```tsx? (\S+)\n(.*?)^```$/gms)]
  for (const [, path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return files.map(([, path]) => path)
}

const addLines = (folder) => {
  const [, diff] = /^```diff\n(.*?)^```$/ms.exec(walk) ?? []
  let path = ''
  let before = ''
  for (const line of diff.trimEnd().split('\n')) {
    if (line.startsWith(' ')) before = line.slice(1)
    else if (!line.startsWith('+')) path = line
    else {
      const text = readFileSync(join(folder, path), 'utf8')
      expect(text.split(`\n${before}\n`), `«${before}» stands once in ${path}`).toHaveLength(2)
      writeFileSync(
        join(folder, path),
        text.replace(`\n${before}\n`, () => `\n${before}\n${line.slice(1)}\n`),
      )
    }
  }
}

test('the slice in CONTRIBUTING.md builds as described: structure, types, migration and test', { timeout: 600_000 }, async () => {
  const folder = copyOfProject()
  const files = writeFiles(folder)
  expect(files).toHaveLength(8)
  addLines(folder)
  const inFolder = async (command, args) => {
    const { code, output } = await capture(command, args, { cwd: folder })
    expect(code, `${command} ${args.join(' ')}\n${output.slice(-3000)}`).toBe(0)
    return output
  }
  expect(await inFolder('node', ['scripts/structure.mjs'])).toContain('The structure holds.')
  for (const part of ['contract', 'server', 'web']) await inFolder('tsc', ['-p', part, ...oneChecker])
  expect(await inFolder('drizzle-kit', ['generate', '--config', 'server/drizzle.config.ts'])).toContain('0001_')
  await inFolder('vitest', ['run', '--project', 'server', 'server/src/modules/notes'])
})
