import { PlainButton } from '../../ui/plain-button.tsx'
import { correctEmail } from './correct-email.ts'

/** «¿Quisiste decir ana@gmail.com?», under an address that was probably mistyped; a press takes it. */
export const CorrectedEmail = ({ email, onTake }: { email: string; onTake: (email: string) => void }) => {
  const meant = correctEmail(email)
  return (
    meant && (
      <div role="status">
        ¿Quisiste decir{' '}
        <PlainButton look="quiet" onClick={() => onTake(meant)}>
          {meant}
        </PlainButton>
        ?
      </div>
    )
  )
}
