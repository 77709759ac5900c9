import { PlainInput, type PlainInputProps } from '../../ui/plain-field.tsx'
import { formTexts } from './form-texts.ts'

/** The error of a typed email, as far as the browser can tell; null if none. The server has the final word. */
export const checkEmail = (email: string): string | null => {
  if (email.trim() === '') return formTexts.emailMissing
  return /^\S+@\S+$/.test(email.trim()) ? null : formTexts.emailWrong
}

/** An email field, with the matching keyboard and autofill. */
export const EmailField = (props: Partial<PlainInputProps>) => (
  <PlainInput
    label={formTexts.email}
    type="email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    spellCheck={false}
    required
    {...props}
  />
)
