import * as api from '@feria/contract/routes'
import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { explain } from '../../lib/call.ts'
import { notify } from '../../lib/notify.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { useAction } from '../../lib/use-route.ts'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import classes from './orders.module.css'
import { texts } from './texts.ts'
import { tradeRoutes } from './trade-routes.ts'

const labels = texts.sale

/** «Marcar como enviada»: asks for optional tracking information, and says that it is final. */
export const SendOrder = ({ orderId, isMain }: { orderId: string; isMain: boolean }) => {
  const [isOpen, setIsOpen] = useState(false)
  const draft = useDraft(`tracking ${orderId}`, { tracking: '' })
  const [tracking, setTracking] = useState(draft.initial.tracking)
  const move = useAction(api.orders.setStatus, {
    refreshes: tradeRoutes,
    onSuccess: () => {
      draft.clear()
      setIsOpen(false)
      void notify({ message: labels.sentNow, kind: 'success' })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!move.isPending) move.mutate({ params: { id: orderId }, body: { status: 'enviada', tracking } })
  }
  return (
    <>
      <Button variant={isMain ? 'filled' : 'default'} onClick={() => setIsOpen(true)}>
        {labels.sent}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={labels.askSent}>
        <form noValidate className={classes.sending} onSubmit={submit}>
          <p>{labels.askSentText}</p>
          <TextInput
            data-autofocus
            label={labels.tracking}
            description={labels.trackingHint}
            autoComplete="off"
            maxLength={200}
            value={tracking}
            error={move.error?.fields.tracking}
            onChange={({ currentTarget: { value } }) => {
              setTracking(value)
              draft.save({ tracking: value })
            }}
          />
          {move.error && <InlineNotice kind="error">{explain(move.error)}</InlineNotice>}
          <Button type="submit" fullWidth loading={move.isPending}>
            {labels.sent}
          </Button>
        </form>
      </Sheet>
    </>
  )
}
