import type { Sale } from '@feria/contract/orders/schemas'
import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { CallError, explain } from '../../../lib/call.ts'
import { useSession } from '../../../lib/session.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { CodeField } from './code-field.tsx'
import classes from './hand-over.module.css'
import { useKeptCode } from './outbox.ts'
import { sendCode } from './send-code.ts'
import { texts } from './texts.ts'
import { useScanned } from './use-scanned.ts'

/** «Cargar código de entrega»: the seller of a paid order loads its buyer's code, read or typed; without a connection it waits here. */
export const HandOver = ({ sale: { orderId }, isMain }: { sale: Pick<Sale, 'orderId'>; isMain: boolean }) => {
  const userId = useSession(({ user }) => user?.id) ?? ''
  const kept = useKeptCode(userId, orderId)
  const [isOpen, setIsOpen] = useState(false)
  const [code, setCode] = useState('')
  const [error, setError] = useState<unknown>(null)
  const [isSending, setIsSending] = useState(false)
  const isWaiting = kept?.refusal === null && !isSending
  useScanned((scanned) => {
    setCode(scanned)
    setIsOpen(true)
  })
  const send = async (given: string) => {
    if (isSending) return
    setIsSending(true)
    setError(null)
    try {
      await sendCode(userId, orderId, given)
      setIsOpen(false)
      setCode('')
    } catch (refusal) {
      setError(refusal)
      setIsOpen(true)
    } finally {
      setIsSending(false)
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(code)
  }
  const ofField = error instanceof CallError ? error.fields.code : undefined
  return (
    <>
      {isWaiting ? (
        <div className={classes.kept}>
          <InlineNotice kind="success">{texts.waiting}</InlineNotice>
          <Button variant="default" onClick={() => void send(kept.code)}>
            {texts.retry}
          </Button>
        </div>
      ) : (
        <Button variant={isMain ? 'filled' : 'default'} loading={isSending && !isOpen} onClick={() => setIsOpen(true)}>
          {texts.open}
        </Button>
      )}
      {kept?.refusal && <InlineNotice kind="error">{texts.refused(kept.refusal)}</InlineNotice>}
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={texts.title}>
        <form noValidate className={classes.form} onSubmit={submit}>
          <p>{texts.text}</p>
          <CodeField orderId={orderId} label={texts.label} value={code} error={ofField} onChange={setCode} />
          {error !== null && !ofField && <InlineNotice kind="error">{explain(error, texts.failed)}</InlineNotice>}
          <Button type="submit" fullWidth loading={isSending}>
            {texts.submit}
          </Button>
        </form>
      </Sheet>
    </>
  )
}
