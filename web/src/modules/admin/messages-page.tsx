import type { ContactMessage } from '@feria/contract/help/schemas'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { IconCheck, IconMail } from '@tabler/icons-react'
import { explain } from '../../lib/call.ts'
import { formatDate } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { useAction, usePages, useRoute } from '../../lib/use-route.ts'
import { Pill } from '../../ui/pill.tsx'
import classes from './admin.module.css'
import { AdminLayout } from './admin-layout.tsx'
import { ListStates } from './list-states.tsx'
import { texts } from './texts.ts'
import { useSettled, WaitingSwitch } from './waiting-switch.tsx'

const labels = texts.messages

const Message = ({ message }: { message: ContactMessage }) => {
  const { id, name, email, text, userId, createdAt, resolvedAt } = message
  const resolve = useAction(api.help.resolve, {
    refreshes: [api.help.messages, api.help.waiting, api.accounts.auditLog],
    onError: (error) => void notify({ message: explain(error, labels.failed), kind: 'error' }),
  })
  return (
    <li className={classes.row}>
      <span className={classes.strong}>{name}</span>
      <Pill tone={resolvedAt ? 'good' : 'warn'}>{resolvedAt ? labels.resolved(formatDate(resolvedAt)) : labels.waiting}</Pill>
      <span className={classes.break}>{email}</span>
      <span className={classes.hint}>
        {userId ? labels.member : labels.visitor}. {formatDate(createdAt)}
      </span>
      <blockquote className={classes.message}>{text}</blockquote>
      <div className={classes.acts}>
        <Button
          component="a"
          href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(labels.subject)}`}
          variant="default"
          size="sm"
          aria-label={labels.answerOf(name)}
          leftSection={<IconMail size={18} aria-hidden="true" />}
        >
          {labels.answer}
        </Button>
        {!resolvedAt && (
          <Button
            variant="default"
            size="sm"
            aria-label={labels.resolveOf(name)}
            loading={resolve.isPending}
            leftSection={<IconCheck size={18} aria-hidden="true" />}
            onClick={() => resolve.mutate({ params: { id } })}
          >
            {labels.resolve}
          </Button>
        )}
      </div>
    </li>
  )
}

/** /admin-dashboard/mensajes: what was written from the contact page, the oldest that waits first, or what was answered. */
export const MessagesPage = () => {
  const resolved = useSettled()
  const list = usePages(api.help.messages, { query: { resolved: String(resolved) } })
  const waiting = useRoute(api.help.waiting, {}).data?.count
  return (
    <AdminLayout title={labels.title} subtitle={labels.hint}>
      <WaitingSwitch />
      {waiting !== undefined && waiting > 0 && !resolved && <p className={classes.count}>{labels.count(waiting)}</p>}
      <ul className={classes.rows}>
        {list.items.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </ul>
      <ListStates list={list} nothing={resolved ? labels.noneSettled : labels.nothing} />
    </AdminLayout>
  )
}
