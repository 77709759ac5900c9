import type { Answer } from '@feria/contract'
import * as api from '@feria/contract/routes'
import { notify } from '../../lib/notify.ts'
import { useAction } from '../../lib/use-route.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { NoteForm } from './note-form.tsx'
import { texts } from './texts.ts'

const labels = texts.identities

type Listed = Answer<typeof api.identities.list>[number]

const Rejecting = ({ identity: { userId, name }, onDone }: { identity: Listed; onDone: () => void }) => {
  const reject = useAction(api.identities.decide, {
    refreshes: [api.identities.list, api.admin.member, api.accounts.auditLog],
    onSuccess: () => {
      void notify({ message: labels.rejected(name), kind: 'success' })
      onDone()
    },
  })
  const words = {
    text: labels.rejectText,
    note: labels.note,
    missing: labels.noteMissing,
    submit: labels.rejectSubmit,
    failed: labels.failed,
  }
  const submit = (note: string) => reject.mutate({ params: { userId }, body: { status: 'rejected', note } })
  return <NoteForm words={words} call={reject} isDangerous onSubmit={submit} />
}

/** Rejects a document, with a note that the member reads. */
export const RejectIdentity = ({ rejecting, onClose }: { rejecting: Listed | null; onClose: () => void }) => (
  <Sheet isOpen={rejecting !== null} onClose={onClose} title={rejecting ? labels.rejectTitle(rejecting.name) : ''}>
    {rejecting && <Rejecting key={rejecting.userId} identity={rejecting} onDone={onClose} />}
  </Sheet>
)
