import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import type { Plugin } from 'vite'
import { cssVariables, theme } from '../src/theme.ts'

const NAME = 'virtual:theme-variables.css'

/** The theme as a stylesheet; where both say something, ours holds. */
const themeStyles = (): string => {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme)
  const [given, ours] = [defaultCssVariablesResolver(whole), cssVariables(whole)]
  return convertCssVariables(
    {
      variables: { ...given.variables, ...ours.variables },
      light: { ...given.light, ...ours.light },
      dark: { ...given.dark, ...ours.dark },
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
