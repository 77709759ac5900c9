import { expect, test } from 'vitest'
import { sourcesOf } from './picture-sources.ts'

test('our own pictures are offered in three widths, others unchanged', () => {
  expect(sourcesOf('/files/0192-ab/1280.webp')).toBe(
    '/files/0192-ab/320.webp 320w, /files/0192-ab/640.webp 640w, /files/0192-ab/1280.webp 1280w',
  )
  expect(sourcesOf('https://example.com/a.jpg')).toBeUndefined()
  expect(sourcesOf('/images/sin-foto.svg')).toBeUndefined()
})
