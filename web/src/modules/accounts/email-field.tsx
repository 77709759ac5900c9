import { TextInput, type TextInputProps } from '@mantine/core'
import { texts } from './texts.ts'

/** What is wrong with a typed email, as far as the browser can tell; null when nothing is. The server has the last word. */
export const checkEmail = (email: string): string | null => {
  if (email.trim() === '') return texts.emailMissing
  return /^\S+@\S+$/.test(email.trim()) ? null : texts.emailWrong
}

/** The field of an email address, with the keyboard and the suggestions that go with it. */
export const EmailField = (props: TextInputProps) => (
  <TextInput
    label={texts.email}
    type="email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    required
    withAsterisk={false}
    {...props}
  />
)
