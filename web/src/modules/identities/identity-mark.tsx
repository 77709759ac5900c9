import type { Identity } from '@feria/contract/identities/schemas'
import type { IdentityStatus } from '@feria/contract/identities/values'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Tone } from '../../ui/pill.tsx'
import { IdentityNote, statusOf } from './identity-note.tsx'
import { Mark } from './mark.tsx'
import { SendDocument } from './send-document.tsx'
import { texts } from './texts.ts'

const labels = texts.trust
const tones: Record<IdentityStatus, Tone> = { none: 'quiet', pending: 'info', approved: 'good', rejected: 'warn' }

/** The mark of a verified identity: where it stands, and the form to send a document once it is asked for. */
export const IdentityMark = ({ identity }: { identity: Identity }) => {
  const [isOpen, setIsOpen] = useState(false)
  const status = statusOf(identity.status)
  const isWanted = status === 'none' || status === 'rejected'
  return (
    <Mark name={labels.identity} tone={tones[status]} status={labels.identityStatus[status]} text={texts.identity.text[status]}>
      <IdentityNote identity={identity} />
      {isWanted && !isOpen && (
        <div>
          <Button onClick={() => setIsOpen(true)}>{status === 'none' ? labels.verify : labels.again}</Button>
        </div>
      )}
      {isWanted && isOpen && <SendDocument />}
    </Mark>
  )
}
