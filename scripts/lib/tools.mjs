import {
  findChromium,
  findChromiumShell,
  findFirefox,
  findKubectl,
  findNginx,
  findPgbouncer,
  findPostgres,
  findPromtool,
  findRedis,
  findSystemd,
  findWebkit,
  findXvfb,
  installTools,
} from './find-tools.mjs'

const finders = {
  chromium: findChromium,
  shell: findChromiumShell,
  postgres: findPostgres,
  redis: findRedis,
  nginx: findNginx,
  pgbouncer: findPgbouncer,
  promtool: findPromtool,
  systemd: findSystemd,
  kubectl: findKubectl,
  firefox: findFirefox,
  webkit: findWebkit,
  xvfb: findXvfb,
}

/**
 * The paths of the named tools, after installing missing ones where possible. An unavailable tool is undefined.
 * @param {(keyof typeof finders)[]} names
 */
export const findTools = async (names) => {
  const missing = names.filter((name) => !finders[name]())
  if (missing.length > 0) {
    console.log(`Missing: ${missing.join(', ')}`)
    // apt-get installs all or nothing, and WebKit's driver is not available everywhere.
    const [others, webkit] = [missing.filter((name) => name !== 'webkit'), missing.filter((name) => name === 'webkit')]
    for (const some of [others, webkit].filter(({ length }) => length > 0)) {
      await installTools(some).catch((error) => console.error(`Installing ${some.join(', ')} failed: ${error.message}`))
    }
  }
  return Object.fromEntries(names.map((name) => [name, finders[name]()]))
}
