import type { Answer } from '@feria/contract'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { explain } from '../../lib/call.ts'
import { formatDate } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { useAction, usePages } from '../../lib/use-route.ts'
import { confirm } from '../../ui/confirm.ts'
import { Pill } from '../../ui/pill.tsx'
import classes from './admin.module.css'
import { AdminLayout } from './admin-layout.tsx'
import own from './identities.module.css'
import { IdentityDocument } from './identity-document.tsx'
import { identityColumns } from './list-columns.ts'
import { ListStates } from './list-states.tsx'
import { ListTools } from './list-tools.tsx'
import { RejectIdentity } from './reject-identity.tsx'
import { texts } from './texts.ts'
import { useSettled, WaitingSwitch } from './waiting-switch.tsx'

const labels = texts.identities

type Listed = Answer<typeof api.identities.list>[number]

interface Props {
  identity: Listed
  onReject: () => void
  onAgain: () => void
}

const Deciding = ({ identity: { userId, name }, onReject }: Omit<Props, 'onAgain'>) => {
  const decide = useAction(api.identities.decide, {
    refreshes: [api.identities.list, api.admin.member, api.accounts.auditLog],
    onSuccess: () => void notify({ message: labels.approved(name), kind: 'success' }),
    onError: (error) => void notify({ message: explain(error, labels.failed), kind: 'error' }),
  })
  const approve = async () => {
    if (!(await confirm({ title: labels.askApprove(name), text: labels.askApproveText, yes: labels.approve, isDangerous: false }))) return
    decide.mutate({ params: { userId }, body: { status: 'approved' } })
  }
  return (
    <div className={classes.line}>
      <Button aria-label={labels.approveOf(name)} loading={decide.isPending} onClick={() => void approve()}>
        {labels.approve}
      </Button>
      <Button variant="default" aria-label={labels.rejectOf(name)} onClick={onReject}>
        {labels.reject}
      </Button>
    </div>
  )
}

const ListedIdentity = ({ identity, onReject, onAgain }: Props) => {
  const { name, email, status, note, sentAt, decidedAt, document } = identity
  return (
    <li className={own.identity}>
      <IdentityDocument address={document} name={name} onAgain={onAgain} />
      <div className={own.words}>
        <h2 className={classes.claimTitle}>{name}</h2>
        {status === 'approved' && <Pill tone="good">{labels.decisions.approved}</Pill>}
        {status === 'rejected' && <Pill tone="bad">{labels.decisions.rejected}</Pill>}
        <a href={`mailto:${email}`} className={classes.break}>
          {email}
        </a>
        <span className={classes.hint}>
          {labels.sent(formatDate(sentAt))}
          {decidedAt && ` · ${labels.decidedOn(formatDate(decidedAt))}`}
        </span>
        {note && <blockquote className={classes.reason}>{note}</blockquote>}
        {status === 'pending' && <Deciding identity={identity} onReject={onReject} />}
      </div>
    </li>
  )
}

/** /admin-dashboard/identidades: identity documents of members, pending ones oldest first, or decided ones. */
export const IdentitiesPage = () => {
  const settled = useSettled()
  const list = usePages(api.identities.list, { query: { settled: String(settled) } })
  const [rejecting, setRejecting] = useState<Listed | null>(null)
  return (
    <AdminLayout title={labels.title} subtitle={labels.hint}>
      <WaitingSwitch />
      <ListTools list="identities" route={api.identities.list} query={{ settled: String(settled) }} columns={identityColumns} />
      <ul className={classes.rows}>
        {list.items.map((identity) => (
          <ListedIdentity key={identity.userId} identity={identity} onReject={() => setRejecting(identity)} onAgain={list.refetch} />
        ))}
      </ul>
      <ListStates list={list} nothing={settled ? labels.noneSettled : labels.nothing} />
      <RejectIdentity rejecting={rejecting} onClose={() => setRejecting(null)} />
    </AdminLayout>
  )
}
