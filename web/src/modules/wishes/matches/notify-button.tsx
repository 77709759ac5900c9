import { Button } from '@mantine/core'
import { IconCheck, IconSend } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { explain } from '../../../lib/call.ts'
import { notify } from '../../../lib/notify.ts'
import { notifyOwner } from '../wish-mutations.ts'
import { texts } from './texts.ts'

const labels = texts.nearby

interface Props {
  wishId: string
  productId: string
  /** The interested member. */
  name: string
  isNotified: boolean
  isFull?: boolean
}

/** «Contactar» notifies an interested member about the member's product; then it stays «Notificado». */
export const NotifyButton = ({ wishId, productId, name, isNotified, isFull = false }: Props) => {
  const { mutate, isPending, isSuccess } = useMutation({
    ...notifyOwner,
    onError: (error) => void notify({ message: explain(error, labels.contactFailed), kind: 'error' }),
  })
  const isDone = isNotified || isSuccess
  const Icon = isDone ? IconCheck : IconSend
  return (
    <>
      {/* It stays focusable once done, so that the focus is not lost. */}
      <Button
        variant={isDone ? 'light' : 'filled'}
        color={isDone ? 'yerba' : undefined}
        fullWidth={isFull}
        size={isFull ? 'lg' : undefined}
        loading={isPending}
        aria-disabled={isDone}
        aria-label={isDone ? labels.notifiedOf(name) : labels.contactOf(name)}
        leftSection={<Icon size={18} aria-hidden="true" />}
        onClick={() => isPending || isDone || mutate({ wishId, productId })}
      >
        {isDone ? labels.notified : labels.contact}
      </Button>
      <span className="only-read" role="status">
        {isSuccess ? labels.told(name) : ''}
      </span>
    </>
  )
}
