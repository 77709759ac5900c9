import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { hashOf } from './lib/hash.mjs'
import { capture, root, run, toolEnv } from './lib/run.mjs'

// Runs before anything is installed, on the machine's own Node: built-ins only.

const modules = join(root, 'node_modules')
const lock = join(root, 'package-lock.json')
const installedMark = join(modules, '.feria-installed')
const builtMark = join(modules, '.feria-built')
/** Everything that the web's build is made of. */
const webSources = [
  'contract/src',
  'web/src',
  'web/landing',
  'web/public',
  'web/build',
  'web/index.html',
  'web/vite.config.ts',
  'web/package.json',
  'package-lock.json',
]

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '')

const json = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'))
// npm keeps a copy of what it installed. Optional packages may be of another platform.
const holdsLock = () => {
  const copy = join(modules, '.package-lock.json')
  if (!existsSync(copy) || !existsSync(lock)) return false
  const installed = JSON.parse(read(copy)).packages
  return Object.entries(json('package-lock.json').packages).every(
    ([path, { version, optional, devOptional }]) =>
      !path.includes('node_modules/') || optional || devOptional || (path in installed && installed[path].version === version),
  )
}

const isInstalled = (hash) => existsSync(modules) && (read(installedMark) === hash || holdsLock())

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']
const wanted = (manifest) => JSON.stringify(kinds.map((kind) => Object.entries(manifest[kind] ?? {}).sort()))

const lockFits = () => {
  const { packages } = json('package-lock.json')
  return ['', ...json('package.json').workspaces].every((folder) => wanted(packages[folder] ?? {}) === wanted(json(folder, 'package.json')))
}

// The project's own Node goes away while npm replaces node_modules; and the build needs the development packages.
const npm = (action) => {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  const args = [...action, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  return capture('npm', args, { env: { ...process.env, PATH: path.join(delimiter) } })
}

const install = async () => {
  const action = existsSync(lock) ? 'ci' : 'install'
  console.log(`Installing dependencies (npm ${action})…`)
  let { code, output } = await npm([action])
  if (code !== 0 && output.includes('code EUSAGE') && lockFits()) {
    // npm ci refuses a lock file without the binaries of other platforms, as npm writes it where a registry does not offer them.
    console.log('The lock file lacks optional packages of other platforms: installing what it has (npm install --no-save)…')
    ;({ code, output } = await npm(['install', '--no-save']))
  }
  if (code !== 0) throw new Error(`The dependencies could not be installed\n${output}`)
}

/**
 * Installs the dependencies when node_modules is missing or older than the lock file. Throws when npm cannot, or when a
 * package.json asks for something else than the lock file holds.
 */
export const ensureInstalled = async () => {
  if (!isInstalled(hashOf(['package-lock.json']))) await install()
  const hash = hashOf(['package-lock.json'])
  if (read(installedMark) !== hash) writeFileSync(installedMark, `${hash}\n`)
}

/** The path of Node 24, which comes as a dependency; throws when it does not run. */
export const node24 = () => {
  const node = join(modules, '.bin', 'node')
  const { stdout, error } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  if (!error && stdout.startsWith('v24.')) return node
  throw new Error(`Node 24 is not in node_modules (${error?.message ?? stdout.trim()}). Try: npm rebuild node --foreground-scripts`)
}

/** Builds the web into web/dist when it is missing or its sources have changed. */
export const ensureBuilt = async () => {
  const hash = hashOf(webSources)
  if (existsSync(join(root, 'web', 'dist', 'index.html')) && read(builtMark) === hash) return
  console.log('Building the web…')
  const args = [join(modules, 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn']
  await run(node24(), args, { cwd: join(root, 'web'), env: toolEnv({ NODE_ENV: 'production' }) })
  writeFileSync(builtMark, `${hash}\n`)
}
