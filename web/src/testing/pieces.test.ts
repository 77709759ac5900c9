import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { within } from './within.ts'

const src = new URL('..', import.meta.url).pathname
const files = globSync('**/*.{ts,tsx}', { cwd: src, exclude: ['**/*.test.*', 'testing/**'] })
  .sort()
  .map((name) => ({ name, text: readFileSync(`${src}${name}`, 'utf8') }))

/** Forms that send nothing, and whose pages go at once: there is nothing to wait for, and nothing to send twice. */
const SENDS_NOTHING = [
  'modules/accounts/chooser-page.tsx',
  'modules/admin/grant-premium.tsx',
  'modules/assistant/talk/ask-form.tsx',
  'modules/assistant/talk/chip-sheet.tsx',
  'modules/catalogue/filter-form.tsx',
  'modules/catalogue/public-filters.tsx',
  'modules/catalogue/search-box.tsx',
  'modules/help/search-form.tsx',
  'modules/landing/landing-contact.tsx',
  'modules/search/ranking-form.tsx',
  'modules/search/results/filter-panel-form.tsx',
  'modules/search/results/search-form.tsx',
  'modules/wishes/swipe/place-line.tsx',
]

test('a button that sends a form shows that it is under way, and cannot be pressed meanwhile', () => {
  const buttons = files.flatMap(({ name, text }) =>
    [...text.matchAll(/<\w+\s[^<]*?type="submit"[^<]*?>/g)].map(([button]) => ({ name, button })),
  )
  expect(buttons.length).toBeGreaterThan(50)
  const still = buttons.filter(({ button }) => !/\b(loading|disabled)=/.test(button)).map(({ name }) => name)
  expect(still).toEqual(SENDS_NOTHING)
})

/** A tag with all its properties, whatever arrows stand in them. */
const tagAt = (text: string, from: number): string => {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    if ('({['.includes(text[at] ?? '')) depth++
    if (')}]'.includes(text[at] ?? '')) depth--
    if (text[at] === '>' && depth === 0) return text.slice(from, at + 1)
  }
  return ''
}

test('so does a button that changes something at once', () => {
  const buttons = files.flatMap(({ name, text }) =>
    [...text.matchAll(/<\w*[Bb]utton\s|<ActionIcon\s/g)].map(({ index }) => ({ name, button: tagAt(text, index) })),
  )
  const acting = buttons.filter(({ button }) => button.includes('.mutate('))
  expect(acting.length).toBeGreaterThan(15)
  expect(acting.filter(({ button }) => !/\b(loading|disabled|isPending)=/.test(button))).toEqual([])
})

test('an effect that listens, waits or watches ends with what it began', () => {
  const begun = /addEventListener|setInterval\(|new \w*Observer\(|\.subscribe\(|\bon\('/
  const ends = /return \(\) =>|return [\w.]+$|^\(\) =>\s+(?:on|\w+\.subscribe|client\.getMutationCache\(\)\.subscribe)\(/m
  const effects = files.flatMap(({ name, text }) =>
    [...text.matchAll(/use(?:Layout)?Effect\(/g)].map(({ index, 0: { length } }) => ({
      name,
      body: within(text, index + length - 1).trim(),
    })),
  )
  expect(effects.filter(({ body }) => begun.test(body)).length).toBeGreaterThan(10)
  expect(effects.filter(({ body }) => begun.test(body) && !ends.test(body))).toEqual([])
})
