import type { Wish } from '@feria/contract/wishes/schemas'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { showAlert } from '../../../lib/alert-box.ts'
import { updateWish } from '../wish-mutations.ts'
import { texts } from './texts.ts'

/** Changes a wish and shows an error if the server refuses; a lost session redirects to the login, which says enough. */
export const useUpdateWish = (id: string) =>
  useMutation({
    ...updateWish(id),
    onError: ({ code, status, reason }) => {
      if (code === 'accounts.sign-in') return
      void showAlert(status === 409 && reason ? `${texts.updateFailed}\n${reason}` : texts.updateFailed)
    },
  })

/** «Desactivar» or «Activar Solicitud»; every click counts. */
export const ToggleButton = ({ wish: { id, name, activo } }: { wish: Wish }) => {
  const { mutate, isPending } = useUpdateWish(id)
  const label = activo ? texts.switchOff : texts.switchOn
  return (
    <Button
      variant={activo ? 'default' : 'filled'}
      aria-label={`${label}: ${name}`}
      aria-busy={isPending}
      onClick={() => mutate({ activo: !activo })}
    >
      {label}
    </Button>
  )
}
