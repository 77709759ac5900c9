import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sections } from '../../modules/admin/sections.ts'

const src = new URL('../..', import.meta.url).pathname
const texts = globSync('testing/shown/pages/*.txt', { cwd: src }).map((name) => readFileSync(`${src}${name}`, 'utf8'))
const addresses = texts.map((text) => /^# [^:]*: (\S*?),?(?: as .*)?\n/.exec(text)?.[1]?.split(/[?#]/)[0] ?? '')

test('every address of the app is among the pages that are written down', () => {
  const routes = [...readFileSync(`${src}routes.ts`, 'utf8').matchAll(/route\('(\/[^']*)'/g)].map(([, path = '']) => path)
  const missing = routes.filter((path) => {
    const pattern = new RegExp(`^${path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`, 'i')
    return !addresses.some((address) => pattern.test(address))
  })
  expect(routes.length).toBeGreaterThan(60)
  expect(missing).toEqual(SAME)
})

/** Other addresses of a page that is written down at one of them. */
const SAME = ['/seller-mobile', '/chat', '/chat-manager', '/historial']

test('so is every section of the back office, and what stands below it', () => {
  const missing = Object.entries(sections).filter(([name, section]) => {
    const at = `/admin-dashboard${name && `/${name}`}`
    return !addresses.includes(at) || ('hasItems' in section && !addresses.some((address) => address.startsWith(`${at}/`)))
  })
  expect(missing).toEqual([])
})
