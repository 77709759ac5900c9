import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/run.mjs'

const text = readFileSync(join(root, 'docs', 'SECURITY.md'), 'utf8')
const rows = text.split('\n').flatMap((line) => {
  const [, number, words, state, where] = /^\| (\d+\.\d+\.\d+) \| (.+?) \| (.+?) \| (.+) \|$/.exec(line) ?? []
  return number ? [{ number, words, state, where }] : []
})

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 starts with; those of level 3 follow them. */
const sections = (
  '1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2 4.4:4 ' +
  '5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2 ' +
  '8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 ' +
  '11.5:1 11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 ' +
  '16.1:1 16.2:5 16.3:4 16.4:3 16.5:3 17.1:1 17.2:4 17.3:2'
)
  .split(' ')
  .map((section) => section.split(':'))
const numbers = sections.flatMap(([section, count]) => Array.from({ length: Number(count) }, (_, i) => `${section}.${i + 1}`))

test('every requirement of levels 1 and 2 is in docs/SECURITY.md once, in order', () => {
  expect(numbers).toHaveLength(253)
  expect(rows.map(({ number }) => number)).toEqual(numbers)
})

test('each has a state, a reason, and at most twelve words', () => {
  for (const { number, words, state, where } of rows) {
    expect(['✓', '○', '◐', '✗'], number).toContain(state)
    expect(words.split(' ').length, number).toBeLessThanOrEqual(12)
    expect(where, number).toMatch(/\S{2}/)
  }
  const count = (wanted) => rows.filter(({ state }) => state === wanted).length
  expect(text).toContain(`Of 253: ${count('✓')} ✓, ${count('○')} ○, ${count('◐')} ◐, ${count('✗')} ✗.`)
})

/** Every test that a row names, with the last file named before it. */
const named = rows.flatMap(({ number, where }) => {
  let file
  return [...where.matchAll(/`([^`]+\.(?:test|spec)\.\w+)`|«((?:[^«»]|«[^»]*»)+)»/g)].flatMap(([, path, title]) => {
    if (path) file = path
    return title && file ? [[number, file, title]] : []
  })
})

test('some tests are named', () => expect(named.length).toBeGreaterThan(100))

test.each(named)('%s: %s has a test «%s»', (_, file, title) => {
  const path = [join(root, file), join(root, 'server', 'src', file)].find((each) => existsSync(each))
  expect(path, file).toBeDefined()
  expect(readFileSync(path, 'utf8')).toContain(title)
})

test('every named test file exists', () => {
  const files = [...text.matchAll(/`([\w./-]+\.(?:test|spec)\.\w+)`/g)].map(([, file]) => file)
  expect(files.filter((file) => !existsSync(join(root, file)) && !existsSync(join(root, 'server', 'src', file)))).toEqual([])
})
