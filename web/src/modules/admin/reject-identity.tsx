import { type Answer, api } from '@feria/contract'
import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { explain } from '../../lib/call.ts'
import { notify } from '../../lib/notify.ts'
import { useAction } from '../../lib/use-route.ts'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import classes from './admin.module.css'
import { texts } from './texts.ts'

const said = texts.identities

type Listed = Answer<typeof api.reselling.identities>[number]

const NoteForm = ({ identity: { userId, name }, onDone }: { identity: Listed; onDone: () => void }) => {
  const [note, setNote] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const reject = useAction(api.reselling.decideIdentity, {
    refreshes: [api.reselling.identities, api.accounts.auditLog],
    onSuccess: () => {
      void notify({ message: said.rejected(name), kind: 'success' })
      onDone()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (note.trim() === '') return setIsMissing(true)
    if (!reject.isPending) reject.mutate({ params: { userId }, body: { status: 'rejected', note } })
  }
  return (
    <form noValidate className={classes.grant} onSubmit={submit}>
      <p>{said.rejectText}</p>
      <Textarea
        data-autofocus
        label={said.note}
        maxLength={300}
        value={note}
        error={reject.error?.fields.note ?? (isMissing && note.trim() === '' ? said.noteMissing : undefined)}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {reject.error && <InlineNotice kind="error">{explain(reject.error, said.failed)}</InlineNotice>}
      <Button type="submit" fullWidth color="red" loading={reject.isPending}>
        {said.rejectSubmit}
      </Button>
    </form>
  )
}

/** Rejects a document with the note that its reseller reads. */
export const RejectIdentity = ({ rejecting, onClose }: { rejecting: Listed | null; onClose: () => void }) => (
  <Sheet isOpen={rejecting !== null} onClose={onClose} title={rejecting ? said.rejectTitle(rejecting.name) : ''}>
    {rejecting && <NoteForm key={rejecting.userId} identity={rejecting} onDone={onClose} />}
  </Sheet>
)
