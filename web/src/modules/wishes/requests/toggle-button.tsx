import type { Wish } from '@feria/contract/wishes/schemas'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { showAlert } from '../../../lib/alert-box.ts'
import { CallError } from '../../../lib/call.ts'
import { updateWish } from '../change-wishes.ts'
import { texts } from './texts.ts'

/** Changes a wish and shows an error if the server refuses; a lost session redirects to the login, which says enough. */
export const tryUpdate = async (...change: Parameters<typeof updateWish>): Promise<void> => {
  try {
    await updateWish(...change)
  } catch (error) {
    if (error instanceof CallError && error.code === 'accounts.sign-in') return
    const told = error instanceof CallError && error.status === 409 ? error.told : null
    await showAlert(told ? `${texts.updateFailed}\n${told}` : texts.updateFailed)
  }
}

/** «Desactivar» or «Activar Solicitud»; every click counts. */
export const ToggleButton = ({ wish: { id, name, activo } }: { wish: Wish }) => {
  const [going, setGoing] = useState(0)
  const press = async () => {
    setGoing((count) => count + 1)
    await tryUpdate(id, { activo: !activo })
    setGoing((count) => count - 1)
  }
  const label = activo ? texts.switchOff : texts.switchOn
  return (
    <Button variant={activo ? 'default' : 'filled'} aria-label={`${label}: ${name}`} aria-busy={going > 0} onClick={() => void press()}>
      {label}
    </Button>
  )
}
