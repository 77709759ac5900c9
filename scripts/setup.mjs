import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { builds } from './lib/builds.mjs'
import { hashOf } from './lib/hash.mjs'
import { isNewEnough, nodePackage, nodePath } from './lib/node.mjs'
import { capture, root, toolEnv } from './lib/run.mjs'

// Runs before anything is installed, on the machine's own Node: built-ins only.

const modules = join(root, 'node_modules')
const lock = join(root, 'package-lock.json')
const installedMark = join(modules, '.feria-installed')

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '')

const json = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'))
/** @typedef {'start' | 'all'} Kind What running and building need, or the tools of tests and bench too. */

const flags = { start: '--omit=dev', all: '--include=dev' }

// npm keeps a copy of the lock file it installed. Optional packages may be for another platform.
const holdsLock = (/** @type {Kind} */ kind) => {
  const copy = join(modules, '.package-lock.json')
  if (!existsSync(copy) || !existsSync(lock)) return false
  const installed = JSON.parse(read(copy)).packages
  const isLeftOut = ({ dev, optional, devOptional }) => optional || devOptional || (dev && kind === 'start')
  return Object.entries(json('package-lock.json').packages).every(
    ([path, entry]) =>
      !path.includes('node_modules/') || isLeftOut(entry) || (path in installed && installed[path].version === entry.version),
  )
}

const isInstalled = (hash, kind) =>
  existsSync(modules) && ([`${hash} ${kind}`, `${hash} all`].includes(read(installedMark)) || holdsLock(kind))

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']
const wanted = (manifest) => JSON.stringify(kinds.map((kind) => Object.entries(manifest[kind] ?? {}).sort()))

const lockFits = () => {
  const { packages } = json('package-lock.json')
  return ['', ...json('package.json').workspaces].every((folder) => wanted(packages[folder] ?? {}) === wanted(json(folder, 'package.json')))
}

// npm replaces the folders that it installs into, so it runs on the machine's own Node.
const npm = async (action, cwd = root) => {
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  const env = { ...process.env, PATH: path.join(delimiter) }
  const args = [...action, '--no-audit', '--no-fund', '--loglevel=error']
  // Versions and hashes are pinned: npm's cache is as good as asking a registry again for hundreds of packages.
  const done = await capture('npm', [...args, '--prefer-offline'], { cwd, env })
  // Unless the cached metadata is older than a version.
  return done.output.includes('code ETARGET') ? capture('npm', args, { cwd, env }) : done
}

/** The npm command: packages of an existing installation stay, since a server may be running on them. */
const actionFor = () => {
  if (!existsSync(lock)) return ['install']
  return holdsLock('start') && lockFits() ? ['install', '--no-save'] : ['ci']
}

const install = async (kind) => {
  const action = actionFor()
  console.log(`Installing ${kind === 'start' ? 'dependencies' : 'dependencies and tools'} (npm ${action[0]})…`)
  let { code, output } = await npm([...action, flags[kind]])
  if (code !== 0 && output.includes('code EUSAGE') && lockFits()) {
    // npm ci refuses a lock file without the binaries of other platforms, which npm writes if a registry does not offer them.
    console.log('The lock file lacks optional packages of other platforms: installing what it has (npm install --no-save)…')
    ;({ code, output } = await npm(['install', '--no-save', flags[kind]]))
  }
  if (code !== 0) throw new Error(`The dependencies could not be installed\n${output}`)
}

/** Installs the Node of scripts/node if the current one is too old for Feria. Throws if it does not run afterwards. */
export const ensureNode = async (version = process.versions.node) => {
  if (isNewEnough(version)) return
  const wanted = json('scripts', 'node', 'package.json').dependencies.node
  const isThere = () => spawnSync(nodePath(version), ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${wanted}`
  if (isThere()) return
  console.log(`Installing Node ${wanted}, since this one is ${version} (npm ci)…`)
  const { output } = await npm(['ci'], nodePackage)
  if (!isThere()) throw new Error(`Node ${wanted} could not be installed; with Node 22.22 or later it is not needed\n${output}`)
}

/**
 * Installs what is missing: the Node that Feria needs if the current one is too old, and the dependencies if node_modules is missing
 * or older than the lock file. Throws if npm fails, or if a package.json does not match the lock file.
 * @param {Kind} kind
 */
export const ensureInstalled = async (kind) => {
  const isThere = isInstalled(hashOf(['package-lock.json']), kind)
  await Promise.all([ensureNode(), isThere || install(kind)])
  const hash = hashOf(['package-lock.json'])
  if (read(installedMark) !== `${hash} all`) writeFileSync(installedMark, `${hash} ${kind}\n`)
}

const build = async (name) => {
  const { message, made, sources, tool, args } = builds[name]
  const hash = hashOf(sources)
  // Beside what was made, so that it goes with it.
  const mark = join(root, name, 'dist', '.built')
  if (existsSync(join(root, made)) && read(mark) === hash) return
  // Standard output belongs to the command that needs it.
  console.error(message)
  const env = toolEnv({ NODE_ENV: 'production' })
  const { code, output } = await capture(nodePath(), [join(modules, tool), ...args], { cwd: join(root, name), env })
  if (code !== 0) throw new Error(`The ${name} could not be built\n${output}`)
  writeFileSync(mark, `${hash}\n`)
}

/**
 * Builds the web into web/dist and compiles the server into server/dist where they are missing or their sources have changed. A release
 * has no sources and stays as it is.
 * @param {(keyof typeof builds)[]} [names]
 */
export const ensureBuilt = async (names = ['web', 'server']) => {
  for (const name of names) if (existsSync(join(root, name, 'src'))) await build(name)
}
