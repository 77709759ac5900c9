import { TextInput, type TextInputProps } from '@mantine/core'
import { texts } from './texts.ts'

/** The field of a code: of the application with a keyboard of digits, which browsers may fill in, or of recovery with letters too. */
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
