import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Packages that may run install scripts, each with the reason. */
export const mayRunScripts = {
  node: 'its script puts the Node into place that Feria runs on where the machine has an older one',
  esbuild: 'its script checks that the binary of this platform starts; drizzle-kit and vitest transform with it',
}

const EXACT = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/
const INTEGRITY = /^sha512-[A-Za-z0-9+/]{86}==$/
const kinds = ['dependencies', 'devDependencies', 'optionalDependencies']

/** The name of a package by its path in the lock file, e.g. `node_modules/a/node_modules/@b/c`. */
const nameAt = (path) => path.split('node_modules/').at(-1)

/** The faults of one installed package, other than our own workspaces. */
const faultsOf = ([path, { integrity, resolved, link, inBundle, hasInstallScript, name }]) => {
  if (link || !path.includes('node_modules/')) return []
  const found = []
  // A resolved URL in the lock file would be used instead of the installer's own registry; git and http sources have no hashes.
  if (resolved !== undefined) found.push(`comes from an address of its own: ${resolved}`)
  if (inBundle !== true && !INTEGRITY.test(integrity ?? '')) found.push('has no sha512 of what it must be')
  if (name !== undefined && name !== nameAt(path)) found.push(`is another package under this name: ${name}`)
  if (hasInstallScript && !(nameAt(path) in mayRunScripts)) found.push('runs a script when it is installed and is not on the list')
  return found.map((fault) => `package-lock.json ${path}: ${fault}`)
}

/** The faults of one package.json's dependencies; our own workspaces may be required by version. */
const looseIn = (file, manifest) =>
  kinds.flatMap((kind) =>
    Object.entries(manifest[kind] ?? {})
      .filter(([, version]) => !EXACT.test(version))
      .map(([name, version]) => `${file} ${kind}: ${name} is not pinned to one version: ${version}`),
  )

/** A manifest and its copy in the lock file must require the same. */
const differs = (file, manifest, copy = {}) =>
  kinds.some(
    (kind) => JSON.stringify(Object.entries(manifest[kind] ?? {}).sort()) !== JSON.stringify(Object.entries(copy[kind] ?? {}).sort()),
  )
    ? [`${file} asks for something else than package-lock.json holds: run npm install`]
    : []

/** Every fault of one lock file and of its manifests. */
const checkOne = (root) => {
  const json = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'))
  const main = json('package.json')
  const { packages = {}, lockfileVersion } = json('package-lock.json')
  const old = lockfileVersion === 3 ? [] : [`package-lock.json is of version ${lockfileVersion} instead of 3`]
  const manifests = ['', ...(main.workspaces ?? [])].map((folder) => [folder, json(folder, 'package.json')])
  const ofManifests = manifests.flatMap(([folder, manifest]) => {
    const file = join(folder, 'package.json')
    return [...looseIn(file, manifest), ...differs(file, manifest, packages[folder])]
  })
  const unknown = Object.keys(main.allowScripts ?? {}).filter((name) => !(name in mayRunScripts))
  const allowed = unknown.map((name) => `package.json allowScripts: ${name} is not on the list`)
  return [...old, ...ofManifests, ...allowed, ...Object.entries(packages).flatMap(faultsOf)]
}

/** The folder of the Node used where the machine's own is too old, with a lock file of its own. */
const NODE = 'scripts/node'

/** Every fault of the lock files and manifests under a root folder, without a network; empty if there are none. */
export const checkLock = (root) => [...checkOne(root), ...checkOne(join(root, NODE)).map((fault) => `${NODE}/${fault}`)]

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const faults = checkLock(fileURLToPath(new URL('..', import.meta.url)))
  for (const fault of faults) console.log(fault)
  console.log(faults.length === 0 ? 'The lock file holds.' : `${faults.length} faults of the lock file`)
  process.exitCode = faults.length === 0 ? 0 : 1
}
