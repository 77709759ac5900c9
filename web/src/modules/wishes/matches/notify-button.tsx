import { IconSend } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { explain } from '../../../lib/call.ts'
import { notify } from '../../../lib/notify.ts'
import { notifyOwner } from '../wish-mutations.ts'
import { OnceButton } from './once-button.tsx'
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
  return (
    <>
      <OnceButton
        Icon={IconSend}
        variant="filled"
        isFull={isFull}
        isDone={isDone}
        isPending={isPending}
        name={isDone ? labels.notifiedOf(name) : labels.contactOf(name)}
        onPress={() => mutate({ wishId, productId })}
      >
        {isDone ? labels.notified : labels.contact}
      </OnceButton>
      <span className="only-read" role="status">
        {isSuccess ? labels.notifiedNow(name) : ''}
      </span>
    </>
  )
}
