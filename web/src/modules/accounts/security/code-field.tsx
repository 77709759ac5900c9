import { TextInput, type TextInputProps } from '@mantine/core'
import { texts } from './texts.ts'

/** A field for an authenticator code, with a numeric keyboard and autofill, or for a recovery code, with letters too. */
export const CodeField = ({ isRecovery = false, ...props }: TextInputProps & { isRecovery?: boolean }) => (
  <TextInput
    label={texts.code}
    inputMode={isRecovery ? 'text' : 'numeric'}
    autoComplete={isRecovery ? 'off' : 'one-time-code'}
    autoCapitalize={isRecovery ? 'characters' : 'none'}
    autoCorrect="off"
    spellCheck={false}
    maxLength={40}
    required
    withAsterisk={false}
    {...props}
  />
)
