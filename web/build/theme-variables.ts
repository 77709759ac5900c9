import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import type { Plugin } from 'vite'
import { cssVariables, theme } from '../src/theme.ts'

const NAME = 'virtual:theme-variables.css'

/** Colours of the library that we use as they are. */
const TAKEN = ['green']

/** Colours of the library that nothing here has: their variables would be half of what every page waits for. */
export const unusedColors = Object.keys(DEFAULT_THEME.colors).filter((name) => !(name in (theme.colors ?? {})) && !TAKEN.includes(name))

const isUnused = new RegExp(`^--mantine-color-(${unusedColors.join('|')})-`)
const used = (variables: Record<string, string>) => Object.fromEntries(Object.entries(variables).filter(([name]) => !isUnused.test(name)))

/** The theme as a stylesheet; where both say something, ours holds. The library's own stylesheet of variables is not needed beside it. */
export const themeStyles = (): string => {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme)
  const [given, ours] = [defaultCssVariablesResolver(whole), cssVariables(whole)]
  return convertCssVariables(
    {
      variables: used({ ...given.variables, ...ours.variables }),
      light: used({ ...given.light, ...ours.light }),
      dark: used({ ...given.dark, ...ours.dark }),
    },
    ':root',
  )
}

/** Brings the theme's variables in a stylesheet, once, instead of working them out for every page and writing them into it. */
export const themeVariables = (): Plugin => ({
  name: 'theme-variables',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load: (id) => (id === `\0${NAME}` ? themeStyles() : undefined),
})
