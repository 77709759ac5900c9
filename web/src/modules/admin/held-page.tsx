import type { HeldMessage } from '@feria/contract/chat/held-schemas'
import type { HeldDecision } from '@feria/contract/chat/values'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { explain } from '../../lib/call.ts'
import { formatDate } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { useAction, usePages } from '../../lib/use-route.ts'
import { confirm } from '../../ui/confirm.ts'
import { Pill } from '../../ui/pill.tsx'
import classes from './admin.module.css'
import { AdminLayout } from './admin-layout.tsx'
import { heldTexts } from './held-texts.ts'
import { heldColumns } from './list-columns.ts'
import { ListStates } from './list-states.tsx'
import { ListTools } from './list-tools.tsx'

const labels = heldTexts

const Held = ({ message }: { message: HeldMessage }) => {
  const { id, content, sender, receiver, productName, dueAt } = message
  const decide = useAction(api.chat.decideHeld, {
    refreshes: [api.chat.held, api.accounts.auditLog],
    onSuccess: ({ decision }) => void notify({ message: decision === 'deliver' ? labels.delivered : labels.refused, kind: 'success' }),
    onError: (error) => void notify({ message: explain(error, labels.failed), kind: 'error' }),
  })
  const choose = async (decision: HeldDecision) => {
    const isSure = decision === 'deliver' || (await confirm({ title: labels.askRefuse, text: labels.askRefuseText, yes: labels.refuse }))
    if (isSure && !decide.isPending) decide.mutate({ params: { id }, body: { decision } })
  }
  return (
    <li className={classes.claim}>
      <div className={classes.claimHead}>
        <h2 className={classes.claimTitle}>{labels.from(sender.name, receiver.name, productName)}</h2>
        <Pill tone="warn">{labels.due(formatDate(dueAt))}</Pill>
      </div>
      <p className={classes.hint}>{labels.since(formatDate(sender.createdAt))}</p>
      <blockquote className={classes.message}>{content}</blockquote>
      <div className={classes.acts}>
        <Button
          variant="default"
          loading={decide.isPending}
          aria-label={labels.deliverOf(sender.name)}
          onClick={() => void choose('deliver')}
        >
          {labels.deliver}
        </Button>
        <Button
          variant="default"
          loading={decide.isPending}
          aria-label={labels.refuseOf(sender.name)}
          onClick={() => void choose('refuse')}
        >
          {labels.refuse}
        </Button>
      </div>
    </li>
  )
}

/** /admin-dashboard/retenidos: first messages of new accounts that wait, the oldest first, to let pass or to keep back. */
export const HeldPage = () => {
  const list = usePages(api.chat.held, { query: {} })
  return (
    <AdminLayout title={labels.title} subtitle={labels.hint}>
      <ListTools list="held-messages" route={api.chat.held} columns={heldColumns} />
      <ul className={classes.rows}>
        {list.items.map((message) => (
          <Held key={message.id} message={message} />
        ))}
      </ul>
      <ListStates list={list} nothing={labels.nothing} />
    </AdminLayout>
  )
}
