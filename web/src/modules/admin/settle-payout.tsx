import { api } from '@feria/contract'
import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { explain } from '../../lib/call.ts'
import { notify } from '../../lib/notify.ts'
import { useAction } from '../../lib/use-route.ts'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import classes from './admin.module.css'
import { texts } from './texts.ts'

const said = texts.payouts

/** A withdrawal about to get its answer. */
export interface Settling {
  id: string
  sum: string
  name: string
  status: 'pagado' | 'rechazado'
}

const NoteForm = ({ settling: { id, status }, onDone }: { settling: Settling; onDone: () => void }) => {
  const words = said[status]
  const [note, setNote] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const settle = useAction(api.payments.settlePayout, {
    refreshes: [api.payments.allPayouts, api.accounts.auditLog],
    onSuccess: () => {
      void notify({ message: words.done, kind: 'success' })
      onDone()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (note.trim() === '') return setIsMissing(true)
    if (!settle.isPending) settle.mutate({ params: { id }, body: { status, note } })
  }
  return (
    <form noValidate className={classes.grant} onSubmit={submit}>
      <p>{words.text}</p>
      <Textarea
        data-autofocus
        label={words.note}
        maxLength={300}
        value={note}
        error={settle.error?.fields.note ?? (isMissing && note.trim() === '' ? words.missing : undefined)}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {settle.error && <InlineNotice kind="error">{explain(settle.error, said.failed)}</InlineNotice>}
      <Button type="submit" fullWidth color={status === 'rechazado' ? 'red' : undefined} loading={settle.isPending}>
        {words.submit}
      </Button>
    </form>
  )
}

/** Says that a withdrawal was paid, or rejects it, with the note that its member reads. */
export const SettlePayout = ({ settling, onClose }: { settling: Settling | null; onClose: () => void }) => (
  <Sheet isOpen={settling !== null} onClose={onClose} title={settling ? said[settling.status].title(settling.sum, settling.name) : ''}>
    {settling && <NoteForm key={`${settling.id} ${settling.status}`} settling={settling} onDone={onClose} />}
  </Sheet>
)
