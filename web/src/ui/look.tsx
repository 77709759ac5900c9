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
  // Nothing of ours calls these; lib/color-scheme.ts turns the scheme.
  setColorScheme: () => undefined,
  clearColorScheme: () => undefined,
} satisfies Partial<Look>

/**
 * What the library's components need to know: the theme and the colour scheme. In the place of the library's provider, which would work out
 * in the browser the variables that the build has put into the stylesheet (build/lean-mantine.ts).
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
