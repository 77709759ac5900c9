import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { atEnd, capture, root } from '../lib/run.mjs'

const linked = ['contract/node_modules', 'server/node_modules', 'web/node_modules']

/** Every file that git knows of or would take in, as it stands. */
const ownFiles = async () => {
  const { code, output } = await capture('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  if (code !== 0) throw new Error(`git did not tell the project's files\n${output}`)
  return output.split('\n').filter((file) => existsSync(join(root, file)))
}

/** Every package is a link, so that what is written into node_modules stays in the copy. */
const linkModules = (folder) => {
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules'))) {
    const [from, to] = [join(root, 'node_modules', name), join(folder, 'node_modules', name)]
    if (name.startsWith('.feria-')) copyFileSync(from, to)
    else symlinkSync(from, to)
  }
}

/** A copy of the project in a folder of its own, in which faults are planted, with the build where there is one; it is gone at the end. */
export const createSandbox = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'feria-mutants-'))
  atEnd(() => rm(folder, { recursive: true, force: true }))
  for (const file of await ownFiles()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(join(root, file), join(folder, file))
  }
  linkModules(folder)
  const build = join('web', 'dist')
  if (existsSync(join(root, build))) cpSync(join(root, build), join(folder, build), { recursive: true })
  for (const path of linked) if (existsSync(join(root, path))) symlinkSync(join(root, path), join(folder, path))
  return folder
}

/**
 * Does `work` while a fault stands in the sandbox, and takes the fault out again. Throws when the text to be replaced does not stand in the file
 * exactly once: the fault no longer describes the code.
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
