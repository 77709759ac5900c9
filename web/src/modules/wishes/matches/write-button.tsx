import { Button } from '@mantine/core'
import { IconCheck, IconMessageCircle } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { explain } from '../../../lib/call.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { writeToOwner } from '../wish-mutations.ts'
import { texts } from './texts.ts'
import { WriteForm } from './write-form.tsx'

const labels = texts.nearby

interface Props {
  wishId: string
  productId: string
  /** The interested member. */
  name: string
  isWritten: boolean
  isFull?: boolean
}

/** «Escribirle» opens a sheet for a first message to an interested member; sent, it stays «Le escribiste». */
export const WriteButton = ({ wishId, productId, name, isWritten, isFull = false }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const { mutate, isPending, isSuccess, error } = useMutation({ ...writeToOwner, onSettled: (_sent, failed) => failed || setIsOpen(false) })
  const isDone = isWritten || isSuccess
  const Icon = isDone ? IconCheck : IconMessageCircle
  const failure = error && (error.code === 'chat.already-asked' ? labels.already : explain(error, labels.writeFailed))
  return (
    <>
      {/* It stays focusable once done, so that the focus is not lost. */}
      <Button
        variant={isDone ? 'light' : 'default'}
        color={isDone ? 'yerba' : undefined}
        fullWidth={isFull}
        size={isFull ? 'lg' : undefined}
        aria-disabled={isDone}
        aria-haspopup={isDone ? undefined : 'dialog'}
        aria-label={isDone ? labels.writtenTo(name) : labels.writeTo(name)}
        leftSection={<Icon size={18} aria-hidden="true" />}
        onClick={() => isDone || setIsOpen(true)}
      >
        {isDone ? labels.written : labels.write}
      </Button>
      <span className="only-read" role="status">
        {isSuccess ? labels.writtenTo(name) : ''}
      </span>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={labels.writeTo(name)}>
        <WriteForm
          wishId={wishId}
          productId={productId}
          isSending={isPending}
          failure={failure}
          onSend={(message, onSent) => mutate({ wishId, productId, message }, { onSuccess: onSent })}
        />
      </Sheet>
    </>
  )
}
