import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, systemEnv } from './run.mjs'

/** Whether a file is there and may be run. */
export const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const onPath = (...names) => {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

/** Path of the Chromium to test with: from CHROMIUM, else the machine's; undefined if there is none. */
export const findChromium = () => process.env.CHROMIUM || onPath('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome')

/** The same browser without windows and system notifications, which runs the journeys in a fifth less time. */
export const findChromiumShell = () => process.env.CHROMIUM_SHELL || onPath('chromium-headless-shell')

/** The folder with the programs of the newest PostgreSQL server; Debian keeps them off the PATH. Undefined if there is none. */
export const findPostgres = () => {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter).filter(Boolean)]
  return folders.find((folder) => isExecutable(join(folder, 'initdb')) && isExecutable(join(folder, 'postgres')))
}

/** The Redis server; undefined if there is none. */
export const findRedis = () => onPath('redis-server')

/** The load balancer nginx, which Debian keeps off a short PATH; undefined if there is none. */
export const findNginx = () => onPath('nginx') ?? ['/usr/sbin/nginx'].find(isExecutable)

/** The connection pooler PgBouncer: from PGBOUNCER, else the machine's, which Debian keeps off a short PATH; undefined if there is none. */
export const findPgbouncer = () => process.env.PGBOUNCER || onPath('pgbouncer') || ['/usr/sbin/pgbouncer'].find(isExecutable)

/** The program that checks rules of Prometheus; undefined if there is none. */
export const findPromtool = () => onPath('promtool')

/** The checker of units of systemd; undefined if there is none. */
export const findSystemd = () => onPath('systemd-analyze')

/** The program that renders what Kubernetes is given; undefined if there is none. */
export const findKubectl = () => onPath('kubectl')

/** Path of the Firefox to test with: from FIREFOX, else the machine's; undefined if there is none. */
export const findFirefox = () => process.env.FIREFOX || onPath('firefox-esr', 'firefox')

/** WebKitGTK's driver, which finds its browser itself: from WEBKIT_DRIVER, else the machine's; undefined if there is none. */
export const findWebkit = () => process.env.WEBKIT_DRIVER || onPath('WebKitWebDriver')

/** The virtual display, for browsers that need one; undefined if there is none. */
export const findXvfb = () => onPath('Xvfb')

/** Debian's package of each tool. */
const packages = {
  chromium: 'chromium',
  shell: 'chromium-headless-shell',
  postgres: 'postgresql',
  redis: 'redis-server',
  nginx: 'nginx',
  pgbouncer: 'pgbouncer',
  promtool: 'prometheus',
  systemd: 'systemd',
  kubectl: 'kubernetes-client',
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver',
  xvfb: 'xvfb',
}

/**
 * Installs the named tools with apt-get. Resolves to false without doing anything if it cannot: not root, or not Debian.
 * @param {(keyof typeof packages)[]} names
 */
export const installTools = async (names) => {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version') || !onPath('apt-get')) return false
  const env = { ...systemEnv(), DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names.map((name) => packages[name])], { env })
  return true
}
