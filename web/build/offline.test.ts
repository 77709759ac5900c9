import { expect, test } from 'vitest'
import { neededFiles } from './offline.ts'

const chunk = (fileName: string, facadeModuleId: string | null, imports: string[] = [], styles: string[] = []) => ({
  type: 'chunk' as const,
  fileName,
  facadeModuleId,
  imports,
  viteMetadata: { importedCss: new Set(styles) },
})

const bundle = {
  'a.js': chunk('a.js', '/web/index.html', ['shared.js'], ['a.css']),
  'favorites.js': chunk('favorites.js', '/favorites-page.tsx', ['shared.js', 'a.js']),
  'shared.js': chunk('shared.js', null, ['a.js']),
  'other.js': chunk('other.js', '/other.tsx'),
  'font.woff2': { type: 'asset' as const, fileName: 'font.woff2', source: '' },
  'picture.svg': { type: 'asset' as const, fileName: 'picture.svg', source: '' },
}

test('the worker caches the files of its starting pages, with styles and fonts, and nothing else', () => {
  expect(neededFiles(bundle, ['web/index.html', 'favorites-page.tsx'])).toEqual([
    '/a.css',
    '/a.js',
    '/favorites.js',
    '/font.woff2',
    '/shared.js',
  ])
})

test('a starting page that the build lacks is a build error', () => {
  expect(() => neededFiles(bundle, ['gone.tsx'])).toThrow('gone.tsx')
})
