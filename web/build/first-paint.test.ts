import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { appBehind, stylesBehind } from './first-paint.ts'

const page = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8')

test('stylesheets follow the bar that the page draws, and nothing else moves', () => {
  const link = '<link rel="stylesheet" crossorigin href="/assets/base-1.css">'
  const moved = stylesBehind(page.replace('</head>', `  ${link}\n  </head>`))
  expect(moved.split(link)).toHaveLength(2)
  expect(moved.indexOf(link)).toBeGreaterThan(moved.indexOf('first-bar">'))
  expect(moved.indexOf(link)).toBeLessThan(moved.indexOf('<noscript>'))
  expect(moved.replace(`\n    ${link}`, '').replaceAll(/\s+/g, '')).toContain(
    page.slice(page.indexOf('<body>')).replaceAll(/\s+/g, '').slice(0, 200),
  )
  expect(moved).toContain('rel="icon"')
})

test('a page that draws nothing of its own is refused', () => {
  expect(() => stylesBehind('<head></head><body></body>')).toThrow('noscript')
})

test("the app's code loads after the first screen, its script before the first paint does not", () => {
  const scripts =
    '<script src="/first.js"></script><script type="module" crossorigin src="/a.js"></script><link rel="modulepreload" href="/b.js">'
  expect(appBehind(scripts)).toBe(
    '<script src="/first.js"></script>' +
      '<script type="module" fetchpriority="low" crossorigin src="/a.js"></script>' +
      '<link rel="modulepreload" fetchpriority="low" href="/b.js">',
  )
})
