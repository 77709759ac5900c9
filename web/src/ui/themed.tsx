import { MantineContext, MantineProvider } from '@mantine/core'
import { type ComponentType, type ReactNode, useContext, useState } from 'react'
import { createSchemeManager } from '../lib/color-scheme.ts'
import { theme } from '../theme.ts'

const Provider = ({ children }: { children: ReactNode }) => {
  const [manager] = useState(createSchemeManager)
  return (
    <MantineProvider
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
      defaultColorScheme="auto"
      colorSchemeManager={manager}
    >
      {children}
    </MantineProvider>
  )
}

/**
 * Gives what is inside the component library, once. Layouts and pages that use it have one, and pieces that load by themselves, so that a
 * visitor's first page loads without its code.
 */
export const Themed = ({ children }: { children: ReactNode }) => (useContext(MantineContext) ? children : <Provider>{children}</Provider>)

/** A piece with the library around it. */
export const themed =
  <Props extends object>(Piece: ComponentType<Props>): ComponentType<Props> =>
  (props) => (
    <Themed>
      <Piece {...props} />
    </Themed>
  )
