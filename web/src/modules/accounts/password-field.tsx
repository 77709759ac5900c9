import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { texts } from './texts.ts'

/** A password field that can be revealed, also by keyboard. `autoComplete` says whether it is the current password or a new one. */
export const PasswordField = (props: PasswordInputProps & { autoComplete: 'current-password' | 'new-password' }) => (
  <PasswordInput
    label={texts.password}
    required
    withAsterisk={false}
    visibilityToggleFocusable
    visibilityToggleButtonProps={{ 'aria-label': texts.showPassword, tabIndex: 0 }}
    {...props}
  />
)
