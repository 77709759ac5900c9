import { MantineProvider } from '@mantine/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin } from 'vite'
import { cssVariables, theme } from '../src/theme.ts'

/** Whole palettes that nothing uses, and the shades of those that the theme sets itself. Together a fifth of the stylesheet. */
const UNUSED = /^\s*--mantine-color-(?:pink|grape|violet|indigo|cyan|lime|blue|green|teal|orange)-[\w-]+:[^;]*;\n?/gm
const REPLACED = /^\s*--mantine-color-(?:gray|dark|red|yellow)-\d:[^;]*;\n?/gm

/**
 * Mantine's default variables without unused palettes and without shades that the theme replaces. The other variables of a replaced
 * palette must stay: the provider writes only what differs from these defaults.
 */
export const withoutUnusedPalettes = (css: string): string => css.replace(UNUSED, '').replace(REPLACED, '')

/** The theme's variables as the library would write them into the page: what differs from its defaults, without unused palettes. */
export const themeVariables = (): string => {
  const page = renderToStaticMarkup(createElement(MantineProvider, { theme, cssVariablesResolver: cssVariables, withGlobalClasses: false }))
  const css = /<style[^>]*>(.*?)<\/style>/s.exec(page)?.[1]
  if (!css) throw new Error('The library wrote no variables')
  return css.replaceAll(/[{;]/g, '$&\n').replace(UNUSED, '')
}

/** The library's palettes: the theme replaces those that are used. */
const PALETTES = /MantineProvider\/default-colors\.mjs$/

/** The luminance of a colour, which the library computes for every colour only for `autoContrast`. */
const LIGHTNESS = /color-functions\/luminance\/luminance\.mjs$/

/** Parts of the components that nothing here uses: button groups, loaders other than the round one, gradients. */
const PARTS = new RegExp(
  `(?:${[
    /components\/(?:Button|ActionIcon)\/\w+\/(\w+Group(?:Section)?)/,
    /Loader\/loaders\/(Bars|Dots)/,
    /color-functions\/get-(gradient)\/.+/,
  ]
    .map(({ source }) => source)
    .join('|')})\\.mjs$`,
)
const BUTTONS = /components\/(Button|ActionIcon)\/\1\.mjs$/
const FADING = 'import { Transition } from "../Transition/Transition.mjs";'
const AT_ONCE = 'const Transition = ({ mounted, transition, children }) => (mounted ? children(transition.in ?? {}) : null);'

/** A button whose loader appears at once: its fade-in would bring all of the library's transitions into the first load. */
export const withoutFading = (code: string): string => {
  if (!code.includes(FADING)) throw new Error('The button of the library imports its transition in another way')
  return code.replace(FADING, AT_ONCE)
}

/**
 * Removes unused palettes and parts from the library and writes the theme's variables into its stylesheet, so that the browser need
 * not compute them.
 */
export const leanMantine = (): Plugin => ({
  name: 'feria-lean-mantine',
  enforce: 'pre',
  transform: (code, id) => {
    if (id.includes('default-css-variables.css')) return { code: withoutUnusedPalettes(code) + themeVariables(), map: null }
    if (PALETTES.test(id)) return { code: 'export const DEFAULT_COLORS = {}', map: null }
    if (LIGHTNESS.test(id)) return { code: 'export const luminance = () => 0, isLightColor = () => false', map: null }
    if (BUTTONS.test(id)) return { code: withoutFading(code), map: null }
    const [, group, loader, gradient] = PARTS.exec(id) ?? []
    const part = group ?? loader ?? (gradient && 'getGradient')
    return part ? { code: `export const ${part} = undefined`, map: null } : null
  },
})
