import type { Plugin } from 'vite'

/** Palettes that nothing uses, whole; and the shades of those that the theme sets itself. Together a fifth of the stylesheet. */
const UNUSED = /^\s*--mantine-color-(?:pink|grape|violet|indigo|cyan|lime|blue|green|teal|orange)-[\w-]+:[^;]*;\n?/gm
const REPLACED = /^\s*--mantine-color-(?:gray|dark|red|yellow)-\d:[^;]*;\n?/gm

/**
 * The text of Mantine's default variables without unused palettes and without shades that the theme replaces.
 * What else a replaced palette has must stay: the provider writes only what differs from these defaults.
 */
export const withoutUnusedPalettes = (css: string): string => css.replace(UNUSED, '').replace(REPLACED, '')

/** Takes the unused palettes out of Mantine's file of default variables while building. */
export const leanMantineCss = (): Plugin => ({
  name: 'feria-lean-mantine-css',
  enforce: 'pre',
  transform: (code, id) => (id.includes('default-css-variables.css') ? { code: withoutUnusedPalettes(code), map: null } : null),
})
