import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { useState } from 'react'
import { IconButton } from '../../ui/plain-button.tsx'
import { PlainInput, type PlainInputProps } from '../../ui/plain-field.tsx'
import { formTexts } from './form-texts.ts'

type Props = Partial<PlainInputProps> & { autoComplete: 'current-password' | 'new-password' }

/** A password field that can be revealed, also by keyboard. `autoComplete` says whether it is the current password or a new one. */
export const PasswordField = (props: Props) => {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? IconEyeOff : IconEye
  return (
    <PlainInput
      label={formTexts.password}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
      end={
        <IconButton
          aria-label={formTexts.showPassword}
          aria-pressed={isShown}
          disabled={props.disabled}
          // Who is typing goes on typing.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon size={20} aria-hidden="true" />
        </IconButton>
      }
    />
  )
}
