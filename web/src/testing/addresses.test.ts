import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sections } from '../modules/admin/sections.ts'

const root = new URL('../../..', import.meta.url).pathname
const routesFile = readFileSync(`${root}web/src/routes.ts`, 'utf8')
const routes = [...routesFile.matchAll(/route\('(\/[^']*)'/g)].map(
  ([, path = '']) => new RegExp(`^${path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i'),
)

/** What is no page of the web: files, calls, pages that the server answers itself. */
const OTHERS =
  /^\/(api|assets|files|icons|fonts|sandbox|socket\.io|mails|health|metrics|private-files|landing|sitemap|robots|brand)\b|\.\w{2,11}$|\/$/

/** Addresses in links and moves, with `x` for what is filled in. */
const addressesIn = (text: string): string[] =>
  [...text.matchAll(/(?:\bto=|\bto: |\bhref=|\bhref: |navigate\(|redirect\(|\bpath: |\broute: |linkTo\()\{?(['"`])(\/[^'"`]*)\1/g)].map(
    ([, , path = '']) => path.replaceAll(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, 'x'),
  )

test('every address that a page, an email or a notification leads to is a page', () => {
  const dead: string[] = []
  let count = 0
  for (const name of globSync(['web/src/**/*.{ts,tsx}', 'server/src/modules/**/*.ts', 'contract/src/notifications/*.ts'], {
    cwd: root,
    exclude: ['**/*.test.*', 'web/src/routes.ts', 'contract/src/**/routes.ts', '**/http.ts'],
  }))
    for (const address of addressesIn(readFileSync(`${root}${name}`, 'utf8'))) {
      const [path = ''] = address.split(/[?#]/)
      if (path === '/' || OTHERS.test(path)) continue
      count++
      const [, section = '', item] = /^\/admin-dashboard\/?([^/]*)\/?(.*)$/.exec(path) ?? []
      const isPage = item ? Object.hasOwn(Object(sections[section as keyof typeof sections]), 'hasItems') : Object.hasOwn(sections, section)
      if (!(isPage || section === 'x') || !routes.some((route) => route.test(path))) dead.push(`${name}: ${address}`)
    }
  expect(dead).toEqual([])
  expect(count).toBeGreaterThan(200)
})
