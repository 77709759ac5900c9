import { MantineProvider } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { configure, render } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { Hosts } from '../ui/hosts.tsx'

// The same timeout as `expect.poll`.
configure({ asyncUtilTimeout: 15_000 })

/** Renders the dialogs and toasts requested by the code under test, as in the app; find them with `screen`. */
export const showHosts = () => {
  onTestFinished(() => notifications.clean())
  render(
    <MantineProvider>
      <Hosts />
    </MantineProvider>,
  )
}
