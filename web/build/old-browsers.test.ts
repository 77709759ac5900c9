import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { firstWith, minimums, missingIn, targets } from './old-browsers.ts'

const page = readFileSync(join(import.meta.dirname, '../src/shell/too-old.module.css'), 'utf8')

test('the oldest browsers are listed in package.json, and the build targets them', () => {
  expect(minimums).toEqual({ chrome: 111, edge: 111, firefox: 121, safari: 16.4, safari_ios: 16.4 })
  expect(targets).toEqual(['chrome111', 'edge111', 'firefox121', 'safari16.4', 'ios16.4'])
})

test('a script that uses a feature missing in the oldest browsers is reported with its name', () => {
  const lacks = (code: string) => missingIn(code).map(({ what }) => what)
  expect(lacks('if(URL.canParse(t))go()')).toEqual(['URL.canParse'])
  expect(lacks('const {promise:p}=Promise.withResolvers();Object.groupBy(l,f);')).toEqual(['Promise.withResolvers', 'Object.groupBy'])
  expect(lacks('new CloseWatcher')).toEqual(['CloseWatcher'])
  expect(lacks('a.isWellFormed();b.symmetricDifference(c)')).toEqual(['Set.symmetricDifference'])
  expect(lacks('x=s.match(/[\\p{L}--[a-z]]/v)')).toEqual(['RegExp v'])
  expect(lacks('navigator.setAppBadge(1)')).toEqual(['Navigator.setAppBadge'])
  expect(missingIn('let a=1;\nFoo.bar(URL.canParse(b))')[0]?.where).toContain('URL.canParse(b)')
})

test('supported features are not reported, nor others of the same name, nor those that are checked first', () => {
  expect(
    missingIn(
      'l.toSorted().toSpliced(0,1).at(-1);URL.createObjectURL(b);store.take(1);crypto.getRandomValues(a);' +
        'new AbortController;structuredClone(x);AbortSignal.timeout(5);/a/u.test(b)',
    ),
  ).toEqual([])
})

test('the page detects browsers below them, and only those, by the features of their stylesheets', () => {
  const condition = /@supports ([^{]+)\{/.exec(page)?.[1]
  expect(condition?.trim()).toBe('selector(:has(a)) and (color: color-mix(in srgb, red, red)) and (width: 1lh)')
  const known = ['css.selectors.has', 'css.types.color.color-mix', 'css.types.length.lh'].map(firstWith)
  for (const browser of ['chrome', 'edge', 'firefox', 'safari', 'safari_ios'] as const)
    expect(Math.max(...known.map((versions) => versions[browser])), browser).toBe(minimums[browser])
})
