import * as api from '@feria/contract/routes'
import { notify } from '../../lib/notify.ts'
import { useAction } from '../../lib/use-route.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { NoteForm } from './note-form.tsx'
import { texts } from './texts.ts'

const labels = texts.payouts

/** A payout about to be resolved. */
export interface Settling {
  id: string
  sum: string
  name: string
  status: 'pagado' | 'rechazado'
}

const Answering = ({ settling: { id, status }, onDone }: { settling: Settling; onDone: () => void }) => {
  const words = labels[status]
  const settle = useAction(api.payments.resolvePayout, {
    refreshes: [api.payments.allPayouts, api.accounts.auditLog],
    onSuccess: () => {
      void notify({ message: words.done, kind: 'success' })
      onDone()
    },
  })
  const submit = (note: string) => settle.mutate({ params: { id }, body: { status, note } })
  return <NoteForm words={{ ...words, failed: labels.failed }} call={settle} isDangerous={status === 'rechazado'} onSubmit={submit} />
}

/** Marks a payout as paid or rejects it, with a note that the member reads. */
export const ResolvePayout = ({ settling, onClose }: { settling: Settling | null; onClose: () => void }) => (
  <Sheet isOpen={settling !== null} onClose={onClose} title={settling ? labels[settling.status].title(settling.sum, settling.name) : ''}>
    {settling && <Answering key={`${settling.id} ${settling.status}`} settling={settling} onDone={onClose} />}
  </Sheet>
)
