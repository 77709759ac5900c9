import { MantineContext, MantineThemeProvider } from '@mantine/core'
import { type ComponentProps, type ReactNode, useMemo } from 'react'
import { useColorScheme } from '../lib/color-scheme.ts'
import { theme } from '../theme.ts'

type Look = NonNullable<ComponentProps<typeof MantineContext>['value']>

const fixed = {
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
  // Our code never calls these; lib/color-scheme.ts changes the scheme.
  setColorScheme: () => undefined,
  clearColorScheme: () => undefined,
} satisfies Partial<Look>

/**
 * Gives the library's components the theme and the colour scheme. Replaces the library's provider, which would compute in the browser
 * the variables that the build has put into the stylesheet (build/lean-mantine.ts).
 */
export const LookProvider = ({ children }: { children: ReactNode }) => {
  const colorScheme = useColorScheme(({ scheme }) => scheme)
  const look = useMemo<Look>(() => ({ ...fixed, colorScheme }), [colorScheme])
  return (
    <MantineContext value={look}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  )
}
