import { notifications } from '@mantine/notifications'
import { configure, render } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { Hosts } from '../ui/hosts.tsx'
import { LookProvider } from '../ui/look.tsx'

// As generous as `expect.poll`.
configure({ asyncUtilTimeout: 15_000 })

/** Draws the dialogues and toasts that what is tested asks for, as in the app; they are found by `screen`. */
export const showHosts = () => {
  onTestFinished(() => notifications.clean())
  render(
    <LookProvider>
      <Hosts />
    </LookProvider>,
  )
}
