import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { atEnd, root } from '../lib/run.mjs'

/** The scope of the project's own packages, each named as its folder. */
const OWN = '@feria'

const linked = ['contract/node_modules', 'server/node_modules', 'web/node_modules', 'bench/node_modules']

/** Not copied: large folders, a developer's own files, and the data of a Feria that ran here. */
const leftOut = new Set(['node_modules', '.git', '.env', 'test-results', 'coverage'])
const isOwn = (path) => !leftOut.has(basename(path)) && path !== join(root, 'data')

/**
 * Each package is a link of its own, so that writes into node_modules stay in the copy. The project's own packages are those of the copy:
 * otherwise a fault of the contract would not reach what imports it.
 */
const linkModules = (folder) => {
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules'))) {
    const [from, to] = [join(root, 'node_modules', name), join(folder, 'node_modules', name)]
    if (name.startsWith('.feria-')) copyFileSync(from, to)
    else if (name !== OWN) symlinkSync(from, to)
  }
  mkdirSync(join(folder, 'node_modules', OWN))
  for (const own of readdirSync(join(root, 'node_modules', OWN))) symlinkSync(join(folder, own), join(folder, 'node_modules', OWN, own))
}

/** A temporary copy of the project in which faults are planted, with the build if there is one. */
export const createSandbox = () => {
  const folder = mkdtempSync(join(tmpdir(), 'feria-mutants-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  cpSync(root, folder, { recursive: true, filter: isOwn })
  linkModules(folder)
  for (const path of linked) if (existsSync(join(root, path))) symlinkSync(join(root, path), join(folder, path))
  return folder
}

/**
 * Runs `work` with a fault planted in the sandbox, then removes the fault. Throws unless the text to replace occurs exactly once in
 * the file: otherwise the fault no longer describes the code.
 */
export const withFault = async (folder, { file, find, replace }, work) => {
  const path = join(folder, file)
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const times = text.split(find).length - 1
  if (times !== 1) throw new Error(`«${find}» stands ${times} times in ${file}`)
  writeFileSync(
    path,
    text.replace(find, () => replace),
  )
  try {
    return await work()
  } finally {
    writeFileSync(path, text)
  }
}
