import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pagesOf } from './page-table.ts'

const table = `
const sharedPage = lazyPage(async () => (await import('./a/shared-page.tsx')).SharedPage)
const laterPage = lazyPage(async () => (await import('./a/later-page.tsx')).LaterPage)
const lostPage = somewhere

const pages = [
  { path: '/one', page: lazyPage(async () => (await import('./b/one-page.tsx')).OnePage), isPublic: true },
  {
    path: '/two/:id',
    page: lazyPage(async () => (await import('./b/two-page.tsx')).TwoPage),
  },
  { path: '/three', page: sharedPage },
  { path: '/both', page: lazyPage(async () => both(await Promise.all([import('./a/one.tsx'), import('./b/other.tsx')]))) },
  { path: '/four', page: lostPage },
]`

test('every page is found with its files, even shared ones; one without any is left out', () => {
  expect(pagesOf(table)).toEqual([
    { path: '/one', files: ['b/one-page.tsx'] },
    { path: '/two/:id', files: ['b/two-page.tsx'] },
    { path: '/three', files: ['a/shared-page.tsx'] },
    { path: '/both', files: ['a/one.tsx', 'b/other.tsx'] },
  ])
})

test('the app’s own table is read whole', () => {
  const text = readFileSync(join(import.meta.dirname, '../src/routes.tsx'), 'utf8')
  const paths = pagesOf(text).map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/login', '/all-products', '/products/:id', '/historial', '/Register-step1']))
  expect(paths.length).toBe([...text.matchAll(/\bpath: '/g)].length)
  // A page and what is put around it: more would be the code of other pages.
  expect(pagesOf(text).filter(({ files }) => files.length > 2)).toEqual([])
})
