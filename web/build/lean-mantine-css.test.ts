import { expect, test } from 'vitest'
import { withoutUnusedPalettes } from './lean-mantine-css.ts'

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
