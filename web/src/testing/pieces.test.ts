import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { within } from './within.ts'

const src = new URL('..', import.meta.url).pathname
const files = globSync('**/*.{ts,tsx}', { cwd: src, exclude: ['**/*.test.*', 'testing/**'] })
  .sort()
  .map((name) => ({ name, text: readFileSync(`${src}${name}`, 'utf8') }))

/** Forms that change what is shown and send nothing, and whose pages go at once: there is nothing to wait for, and nothing to send twice. */
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
  'modules/search/results/filter-panel.tsx',
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
