import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { checkLock } from './check-lock.mjs'

const hash = `sha512-${'a'.repeat(86)}==`
const main = { workspaces: ['server'], dependencies: { esbuild: '24.0.0' }, allowScripts: { esbuild: true } }
const server = { dependencies: { fastify: '5.0.0' }, devDependencies: { drizzle: '1.0.0-rc.2' } }

/** A valid lock file. */
const lock = () => ({
  lockfileVersion: 3,
  packages: {
    '': structuredClone(main),
    server: structuredClone(server),
    'node_modules/@feria/server': { resolved: 'server', link: true },
    'node_modules/esbuild': { version: '24.0.0', integrity: hash, hasInstallScript: true },
    'node_modules/fastify': { version: '5.0.0', integrity: hash },
    'node_modules/fastify/node_modules/@a/b': { version: '1.0.0', integrity: hash },
    'node_modules/drizzle': { version: '1.0.0-rc.2', integrity: hash },
    'node_modules/drizzle/node_modules/inside': { version: '1.0.0', inBundle: true },
  },
})

/** The separate lock file of the Node that replaces an older one. */
const ofNode = { dependencies: { node: '24.0.0' }, allowScripts: { node: true } }
const lockOfNode = () => ({
  lockfileVersion: 3,
  packages: { '': structuredClone(ofNode), 'node_modules/node': { version: '24.0.0', integrity: hash, hasInstallScript: true } },
})

const folders = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const found = (plant = () => undefined) => {
  const folder = mkdtempSync(join(tmpdir(), 'feria-lock-'))
  folders.push(folder)
  const files = { main: structuredClone(main), server: structuredClone(server), lock: lock(), lockOfNode: lockOfNode() }
  plant(files)
  for (const name of ['server', 'scripts/node']) mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify(files.main))
  writeFileSync(join(folder, 'server', 'package.json'), JSON.stringify(files.server))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(files.lock))
  writeFileSync(join(folder, 'scripts/node/package.json'), JSON.stringify(ofNode))
  writeFileSync(join(folder, 'scripts/node/package-lock.json'), JSON.stringify(files.lockOfNode))
  return checkLock(folder)
}

const at = (name) => (files) => files.lock.packages[`node_modules/${name}`]
const inBoth = (change) => (files) => {
  change(files.server)
  change(files.lock.packages.server)
}

test('a valid lock file has no faults', () => expect(found()).toEqual([]))

test.each([
  ['no hash', (files) => delete at('fastify')(files).integrity, /fastify: has no sha512/],
  ['a hash that is broken too easily', (files) => Object.assign(at('fastify')(files), { integrity: 'sha1-aaaa' }), /has no sha512/],
  ['no hash far below', (files) => delete at('fastify/node_modules/@a/b')(files).integrity, /@a\/b: has no sha512/],
  ['git', (files) => Object.assign(at('fastify')(files), { resolved: 'git+ssh://git@host.example/a.git#1' }), /address of its own/],
  ['plain http', (files) => Object.assign(at('fastify')(files), { resolved: 'http://host.example/a.tgz' }), /address of its own/],
  ['an archive beside us', (files) => Object.assign(at('fastify')(files), { resolved: 'file:../a.tgz' }), /address of its own/],
  ['another package under a name', (files) => Object.assign(at('fastify')(files), { name: 'fastifi' }), /another package/],
  ['a script that nobody allowed', (files) => Object.assign(at('fastify')(files), { hasInstallScript: true }), /runs a script/],
  [
    'a script that only npm was told to allow',
    (files) => Object.assign(files.main.allowScripts, { fastify: true }),
    /allowScripts: fastify/,
  ],
  ['an old lock file', (files) => Object.assign(files.lock, { lockfileVersion: 2 }), /version 2/],
  ['^', inBoth(({ dependencies }) => Object.assign(dependencies, { fastify: '^5.0.0' })), /fastify is not pinned .* \^5/],
  [
    '^ of an optional one',
    inBoth((of) => Object.assign(of, { optionalDependencies: { bufferutil: '^4.0.0' } })),
    /bufferutil is not pinned/,
  ],
  ['~', inBoth(({ devDependencies }) => Object.assign(devDependencies, { drizzle: '~1.0.0' })), /drizzle is not pinned/],
  ['a tag', inBoth(({ dependencies }) => Object.assign(dependencies, { fastify: 'latest' })), /is not pinned/],
  ['a range', inBoth(({ dependencies }) => Object.assign(dependencies, { fastify: '5.0.0 || 6.0.0' })), /is not pinned/],
  ['an address', inBoth(({ dependencies }) => Object.assign(dependencies, { fastify: 'github:a/b' })), /is not pinned/],
  ['another version than the lock file', ({ server }) => Object.assign(server.dependencies, { fastify: '5.0.1' }), /run npm install/],
  [
    'no hash of Node',
    ({ lockOfNode: { packages } }) => delete packages['node_modules/node'].integrity,
    /^scripts\/node\/package-lock.json node_modules\/node: has no sha512/,
  ],
  [
    'another Node than its lock file',
    ({ lockOfNode }) => Object.assign(lockOfNode.packages[''].dependencies, { node: '24.0.1' }),
    /^scripts.*run npm install/,
  ],
  ['a package that the lock file lacks', ({ server }) => Object.assign(server.dependencies, { zod: '4.0.0' }), /run npm install/],
])('%s is found, and nothing else', (_, plant, fault) => {
  const faults = found(plant)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(fault)
})

test('our own lock file is valid', () => expect(checkLock(fileURLToPath(new URL('..', import.meta.url)))).toEqual([]))
