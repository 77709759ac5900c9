import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { layerOf, layersOrder, withOrder } from './layers.ts'

const web = join(import.meta.dirname, '..')
const library = (file: string) => `/feria/node_modules/@mantine/core/styles/${file}.css`

test("styles of every page come first, then the library's lazy ones, then our components, then the pages", () => {
  expect(layersOrder).toBe('@layer base,library,pieces,pages;')
  expect(layerOf(library('Button'))).toBe('base')
  expect(layerOf(library('Drawer'))).toBe('library')
  expect(layerOf('/feria/node_modules/@mantine/charts/styles.css')).toBe('library')
  expect(layerOf(join(web, 'src/styles/base.css'))).toBe('base')
  expect(layerOf(join(web, 'src/ui/tile.module.css'))).toBe('pieces')
  expect(layerOf(join(web, 'src/modules/wishes/swipe/swipe.module.css'))).toBe('pages')
  expect(layerOf(join(web, 'src/shell/shell.module.css'))).toBe('pages')
})

test('the landing page, which has no library, keeps its own order; a foreign stylesheet is refused', () => {
  expect(layerOf(join(web, 'landing/look.css'))).toBeNull()
  expect(() => layerOf('/feria/node_modules/other/look.css')).toThrow('other/look.css')
})

test('the page names the order before any stylesheet', () => {
  const page = withOrder(readFileSync(join(web, 'index.html'), 'utf8'))
  expect(page.indexOf(layersOrder)).toBeGreaterThan(0)
  expect(page.indexOf(layersOrder)).toBeLessThan(page.indexOf('first.js'))
})
