import { IconMessageCircle } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { explain } from '../../../lib/call.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import { writeToOwner } from '../wish-mutations.ts'
import { OnceButton } from './once-button.tsx'
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
  const failure = error && (error.code === 'chat.already-asked' ? labels.already : explain(error, labels.writeFailed))
  return (
    <>
      <OnceButton
        Icon={IconMessageCircle}
        variant="default"
        isFull={isFull}
        isDone={isDone}
        name={isDone ? labels.writtenTo(name) : labels.writeTo(name)}
        opensDialog
        onPress={() => setIsOpen(true)}
      >
        {isDone ? labels.written : labels.write}
      </OnceButton>
      <span className="only-read" role="status">
        {isSuccess ? labels.writtenTo(name) : ''}
      </span>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={labels.writeTo(name)}>
        <WriteForm
          wishId={wishId}
          productId={productId}
          isSending={isPending}
          failure={failure}
          isAsked={error?.code === 'chat.looks-unsafe'}
          onSend={(message, onSent, isSure) => mutate({ wishId, productId, message, isSure }, { onSuccess: onSent })}
        />
      </Sheet>
    </>
  )
}
