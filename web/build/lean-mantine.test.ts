import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { theme } from '../src/theme.ts'
import { themeVariables, withoutFading, withoutUnusedPalettes } from './lean-mantine.ts'

test('unused palettes and replaced shades are removed, variables made from a replaced palette stay', () => {
  const css = [
    ':root {',
    '  --mantine-color-pink-3: #fff;',
    '  --mantine-color-pink-light-color: var(--mantine-color-pink-9);',
    '  --mantine-color-gray-3: #ddd;',
    '  --mantine-color-gray-light-color: var(--mantine-color-gray-9);',
    '  --mantine-color-text: #000;',
    '}',
  ].join('\n')
  expect(withoutUnusedPalettes(css)).toBe(
    ':root {\n  --mantine-color-gray-light-color: var(--mantine-color-gray-9);\n  --mantine-color-text: #000;\n}',
  )
})

test('the theme is in the stylesheet: its colours, and its settings for each scheme', () => {
  const css = themeVariables()
  expect(css).toMatch(/^:root, :host\{[^}]*--mantine-color-ladrillo-7: #c2410c;/)
  expect(css).toMatch(/:root\[data-mantine-color-scheme="light"\][^{]*\{[^}]*--mantine-color-body: #fbf7f1;/)
  expect(css).toMatch(/:root\[data-mantine-color-scheme="dark"\][^{]*\{[^}]*--feria-surface: #26201b;/)
  expect(css).not.toMatch(/&(quot|amp|gt);|--mantine-color-pink/)
})

test('no code computes the brightness of a colour', () => {
  expect(theme.autoContrast).toBeUndefined()
})

test("a button's loader appears at once, in the installed library", () => {
  const library = fileURLToPath(import.meta.resolve('@mantine/core'))
  for (const name of ['Button', 'ActionIcon']) {
    const code = withoutFading(readFileSync(library.replace(/(esm|cjs)\/index\.\w+$/, `esm/components/${name}/${name}.mjs`), 'utf8'))
    expect(code).not.toContain('Transition.mjs')
    expect(code).toContain('jsx(Transition, {')
  }
  expect(() => withoutFading('import { Transition } from "elsewhere"')).toThrow('another way')
})
