import { Button } from '@mantine/core'
import { IconCheck, IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { explain } from '../../../lib/call.ts'
import { notify } from '../../../lib/notify.ts'
import { notifyOwner } from '../change-wishes.ts'
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
  const [isGoing, setIsGoing] = useState(false)
  const [wasTold, setWasTold] = useState(false)
  const isDone = isNotified || wasTold
  const press = async () => {
    if (isGoing || isDone) return
    setIsGoing(true)
    try {
      await notifyOwner(wishId, productId)
      setWasTold(true)
    } catch (error) {
      void notify({ message: explain(error, labels.contactFailed), kind: 'error' })
    } finally {
      setIsGoing(false)
    }
  }
  const Icon = isDone ? IconCheck : IconSend
  return (
    <>
      {/* It stays focusable once done, so that the focus is not lost. */}
      <Button
        variant={isDone ? 'light' : 'filled'}
        color={isDone ? 'yerba' : undefined}
        fullWidth={isFull}
        size={isFull ? 'lg' : undefined}
        loading={isGoing}
        aria-disabled={isDone}
        aria-label={isDone ? labels.notifiedOf(name) : labels.contactOf(name)}
        leftSection={<Icon size={18} aria-hidden="true" />}
        onClick={() => void press()}
      >
        {isDone ? labels.notified : labels.contact}
      </Button>
      <span className="only-read" role="status">
        {wasTold ? labels.told(name) : ''}
      </span>
    </>
  )
}
