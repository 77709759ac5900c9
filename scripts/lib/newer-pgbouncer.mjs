import { chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isExecutable } from './find-tools.mjs'
import { capture, root } from './run.mjs'

/** Debian 13's, whose PgBouncer (1.24) keeps prepared statements; that of Debian 12 (1.18) does not. */
const RELEASE = 'trixie'
const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg'
/** PgBouncer and every library that it loads, glibc and its loader too: nothing of it is installed. */
const packages = [
  ...['pgbouncer', 'libc6', 'libgcc-s1', 'libssl3t64', 'libevent-2.1-7t64', 'libcares2', 'libpam0g', 'libsystemd0'],
  ...['libaudit1', 'libcap-ng0', 'libcap2', 'libzstd1', 'zlib1g'],
]

const must = async (command, args, cwd) => {
  const { code, output } = await capture(command, args, { cwd })
  if (code !== 0) throw new Error(`${command} ${args.at(-1)} failed\n${output}`)
}

const firstIn = async (folder, form) => join(folder, (await readdir(folder)).find((name) => form.test(name)) ?? 'nothing')

/** A script that starts the program with the loader and the libraries of its own release. */
const writeStarter = async (folder) => {
  const { output: arch } = await capture('uname', ['-m'])
  const usr = join(folder, 'root', 'usr')
  const libraries = join(usr, 'lib', `${arch}-linux-gnu`)
  const loader = await firstIn(libraries, /^ld-linux-.*\.so\.\d+$/)
  const starter = join(folder, 'pgbouncer')
  const place = (path) => `"$here/${path.slice(folder.length + 1)}"`
  const line = `exec ${place(loader)} --library-path ${place(libraries)} ${place(join(usr, 'sbin', 'pgbouncer'))} "$@"`
  await writeFile(starter, `#!/bin/sh\nhere=$(dirname "$0")\n${line}\n`)
  await chmod(starter, 0o755)
  await must(starter, ['--version'])
}

/**
 * The path of a PgBouncer of Debian 13, unpacked beside the project's dependencies on the first call (7 MB, some five seconds) and
 * verified by Debian's own keys; undefined where it cannot be had: not Debian, no network, or keys that are too old.
 * @returns {Promise<string | undefined>}
 */
export const fetchNewerPgbouncer = async (folder = join(root, 'node_modules', '.cache', `pgbouncer-${RELEASE}`)) => {
  const starter = join(folder, 'pgbouncer')
  if (isExecutable(starter)) return starter
  const part = `${folder}.${process.pid}`
  const options = {
    'Dir::Etc::sourcelist': join(part, 'sources.list'),
    'Dir::Etc::sourceparts': '/dev/null',
    'Dir::State::lists': join(part, 'lists'),
    'Dir::Cache': join(part, 'cache'),
    'APT::Sandbox::User': 'root',
    'Acquire::http::Timeout': '10',
    'Acquire::Retries': '0',
  }
  const apt = (...args) =>
    must('apt-get', ['-qq', ...Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`]), ...args], part)
  try {
    for (const name of ['lists/partial', 'cache/archives/partial', 'root']) await mkdir(join(part, name), { recursive: true })
    await writeFile(options['Dir::Etc::sourcelist'], `deb [signed-by=${keyring}] http://deb.debian.org/debian ${RELEASE} main\n`)
    // A list that was not fetched is a warning only, and then there are no packages of these names.
    await apt('update')
    await apt('download', ...packages)
    for (const name of await readdir(part)) if (name.endsWith('.deb')) await must('dpkg', ['-x', name, 'root'], part)
    await writeStarter(part)
    await mkdir(dirname(folder), { recursive: true })
    for (const name of ['lists', 'cache']) await rm(join(part, name), { recursive: true })
    await rename(part, folder)
    return starter
  } catch (error) {
    console.log(`No newer PgBouncer: ${error.message.split('\n').slice(0, 2).join(' ')}`)
    return undefined
  } finally {
    await rm(part, { recursive: true, force: true })
  }
}
