import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import { texts } from './texts.ts'

/** A password field that can be shown, also by keyboard. `autoComplete` says whether it is the present password or a new one. */
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
