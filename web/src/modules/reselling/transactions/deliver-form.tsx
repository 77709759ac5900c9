import type { ResaleTransaction } from '@feria/contract/reselling/schemas'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { notify } from '../../../lib/notify.ts'
import { useAction } from '../../../lib/use-route.ts'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { CodeField } from '../../orders/hand-over/code-field.tsx'
import { texts } from './texts.ts'
import classes from './transactions.module.css'
import { failureOf } from './use-transaction-actions.ts'

const labels = texts.deliver

interface Props {
  transaction: ResaleTransaction
  /** The code of the QR that led here; empty without one. */
  scanned: string
  onDone: () => void
}

/** Confirms a delivery with the buyer's code, or without one once the server allows it. */
export const DeliverForm = ({ transaction: { id }, scanned, onDone }: Props) => {
  const [code, setCode] = useState(scanned)
  const confirm = useAction(api.reselling.confirmDelivery, {
    refreshes: [api.reselling.transactions, api.reselling.links, api.reselling.profile],
    onSuccess: () => {
      void notify({ message: texts.done.deliver, kind: 'success' })
      onDone()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (confirm.isPending) return
    const typed = code.trim()
    confirm.mutate({ params: { id }, body: typed ? { code: typed } : {} })
  }
  const refusal = () => {
    if (!confirm.error) return null
    const wasBlank = confirm.variables.body.code === undefined
    // For a blank code the server can only say that it is wrong.
    return wasBlank && confirm.error.code === 'reselling.bad-code'
      ? `${texts.failures.deliver}: ${labels.without}`
      : failureOf('deliver', confirm.error)
  }
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <p>{labels.text}</p>
      <CodeField orderId={null} label={labels.code} hint={labels.codeHint} value={code} onChange={setCode} />
      <p className={classes.quiet}>{labels.without}</p>
      {confirm.error && <InlineNotice kind="error">{refusal()}</InlineNotice>}
      <Button type="submit" fullWidth loading={confirm.isPending}>
        {texts.actions.deliver}
      </Button>
    </form>
  )
}
