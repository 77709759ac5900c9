import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, systemEnv } from './run.mjs'

const isExecutable = (file) => {
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

/** The Chromium to test with: what CHROMIUM names, else the machine's; undefined when there is none. */
export const findChromium = () => process.env.CHROMIUM || onPath('chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome')

/** The same browser without windows and notices of the system, which runs the journeys in a fifth less time. */
export const findChromiumShell = () => process.env.CHROMIUM_SHELL || onPath('chromium-headless-shell')

/** The folder with the programs of the newest PostgreSQL server; Debian keeps them off the PATH. Undefined when there is none. */
export const findPostgres = () => {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter).filter(Boolean)]
  return folders.find((folder) => isExecutable(join(folder, 'initdb')) && isExecutable(join(folder, 'postgres')))
}

/** The Redis server; undefined when there is none. */
export const findRedis = () => onPath('redis-server')

/** The balancer nginx, which Debian keeps where a short PATH does not look; undefined when there is none. */
export const findNginx = () => onPath('nginx') ?? ['/usr/sbin/nginx'].find(isExecutable)

/** The Firefox to test with: what FIREFOX names, else the machine's; undefined when there is none. */
export const findFirefox = () => process.env.FIREFOX || onPath('firefox-esr', 'firefox')

/** The driver of WebKitGTK, which finds its browser itself: what WEBKIT_DRIVER names, else the machine's; undefined when there is none. */
export const findWebkit = () => process.env.WEBKIT_DRIVER || onPath('WebKitWebDriver')

/** The screen that nobody sees, for browsers that need one; undefined when there is none. */
export const findXvfb = () => onPath('Xvfb')

/** Debian's package of each tool. */
const packages = {
  chromium: 'chromium',
  shell: 'chromium-headless-shell',
  postgres: 'postgresql',
  redis: 'redis-server',
  nginx: 'nginx',
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver',
  xvfb: 'xvfb',
}

/**
 * Installs the named tools with apt-get. Answers false, having done nothing, where that cannot work: not root, or not Debian.
 * @param {(keyof typeof packages)[]} names
 */
export const installTools = async (names) => {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version') || !onPath('apt-get')) return false
  const env = { ...systemEnv(), DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names.map((name) => packages[name])], { env })
  return true
}
