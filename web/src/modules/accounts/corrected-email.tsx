import { useEffect, useState } from 'react'
import { PlainButton } from '../../ui/plain-button.tsx'
import classes from './auth-layout.module.css'

/** «¿Quisiste decir ana@gmail.com?», under an address that was probably mistyped; a press takes it. Its code comes when it is needed. */
export const CorrectedEmail = ({ email, onTake }: { email: string; onTake: (email: string) => void }) => {
  const [meant, setMeant] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    const look = async () => {
      const found = email.includes('@') ? (await import('./correct-email.ts')).correctEmail(email) : null
      if (isCurrent) setMeant(found)
    }
    // Without a network the address is taken as it is.
    look().catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [email])
  return (
    <div role="status" className={classes.corrected}>
      {meant && (
        <>
          ¿Quisiste decir{' '}
          <PlainButton look="quiet" onClick={() => onTake(meant)}>
            {meant}
          </PlainButton>
          ?
        </>
      )}
    </div>
  )
}
