import { expect, test } from 'vitest'
import { themeVariables, withoutUnusedPalettes } from './lean-mantine.ts'

test('unused palettes and replaced shades go, variables made from a replaced palette stay', () => {
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

test('the theme stands in the stylesheet: its colours, and what it sets for each scheme', () => {
  const css = themeVariables()
  expect(css).toMatch(/^:root, :host\{[^}]*--mantine-color-ladrillo-7: #c2410c;/)
  expect(css).toMatch(/:root\[data-mantine-color-scheme="light"\][^{]*\{[^}]*--mantine-color-body: #fbf7f1;/)
  expect(css).toMatch(/:root\[data-mantine-color-scheme="dark"\][^{]*\{[^}]*--feria-surface: #26201b;/)
  expect(css).not.toMatch(/&(quot|amp|gt);|--mantine-color-pink/)
})
