import { findChromium, findChromiumShell, findNginx, findPostgres, findRedis, installTools } from './find-tools.mjs'

const finders = { chromium: findChromium, shell: findChromiumShell, postgres: findPostgres, redis: findRedis, nginx: findNginx }

/**
 * Where the named tools are, after installing those that are missing where that is possible. A tool that could not be had
 * is undefined.
 * @param {(keyof typeof finders)[]} names
 */
export const findTools = async (names) => {
  const missing = names.filter((name) => !finders[name]())
  if (missing.length > 0) {
    console.log(`Missing: ${missing.join(', ')}`)
    await installTools(missing).catch((error) => console.error(`Installing them failed: ${error.message}`))
  }
  return Object.fromEntries(names.map((name) => [name, finders[name]()]))
}
