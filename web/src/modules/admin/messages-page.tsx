import type { ContactMessage } from '@feria/contract/help/schemas'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { IconCheck, IconMail } from '@tabler/icons-react'
import { call, explain } from '../../lib/call.ts'
import { formatDate } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { useAction, usePages, useRoute } from '../../lib/use-route.ts'
import { Pill } from '../../ui/pill.tsx'
import classes from './admin.module.css'
import { AdminLayout } from './admin-layout.tsx'
import { BulkBar, Choose, ChooseAll } from './bulk-bar.tsx'
import { messageColumns } from './list-columns.ts'
import { ListStates } from './list-states.tsx'
import { ListTools } from './list-tools.tsx'
import own from './lists.module.css'
import { texts } from './texts.ts'
import { useEach } from './use-each.ts'
import { type Selection, useSelection } from './use-selection.ts'
import { useSettled, WaitingSwitch } from './waiting-switch.tsx'

const labels = texts.messages

const refreshes = [api.help.messages, api.help.waiting, api.admin.work, api.accounts.auditLog]

const Message = ({ message, selection }: { message: ContactMessage; selection: Selection }) => {
  const { id, name, email, text, userId, createdAt, resolvedAt } = message
  const resolve = useAction(api.help.resolve, {
    refreshes,
    onError: (error) => void notify({ message: explain(error, labels.failed), kind: 'error' }),
  })
  return (
    <li className={classes.row}>
      <div className={own.head}>
        {!resolvedAt && <Choose selection={selection} id={id} label={labels.choose(name)} />}
        <span className={classes.strong}>{name}</span>
      </div>
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
  const selection = useSelection(list.items.flatMap(({ id, resolvedAt }) => (resolvedAt ? [] : [id])))
  const each = useEach(refreshes)
  const resolveAll = () => each.run(selection.chosen, (id) => call(api.help.resolve, { params: { id } }), labels.allResolved)
  return (
    <AdminLayout title={labels.title} subtitle={labels.hint}>
      <WaitingSwitch />
      {waiting !== undefined && waiting > 0 && !resolved && <p className={classes.count}>{labels.count(waiting)}</p>}
      <ListTools list="contact" route={api.help.messages} query={{ resolved: String(resolved) }} columns={messageColumns} />
      {!resolved && list.items.length > 0 && <ChooseAll selection={selection} />}
      <ul className={classes.rows}>
        {list.items.map((message) => (
          <Message key={message.id} message={message} selection={selection} />
        ))}
      </ul>
      <ListStates list={list} nothing={resolved ? labels.noneSettled : labels.nothing} />
      <BulkBar selection={selection} words={labels.chosen} progress={each.progress}>
        <Button onClick={() => void resolveAll()}>{labels.resolve}</Button>
      </BulkBar>
    </AdminLayout>
  )
}
