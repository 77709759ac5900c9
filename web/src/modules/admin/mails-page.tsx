import type { WrittenMail } from '@feria/contract/notifications/schemas'
import * as api from '@feria/contract/routes'
import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { formatDate } from '../../lib/format.ts'
import { usePages, useRoute } from '../../lib/use-route.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import classes from './admin.module.css'
import { AdminLayout } from './admin-layout.tsx'
import { mailColumns } from './list-columns.ts'
import { ListStates } from './list-states.tsx'
import { ListTools } from './list-tools.tsx'
import { RefusedMails } from './refused-mails.tsx'
import { texts } from './texts.ts'
import { useAddressParts } from './use-address-text.ts'
import { Switch } from './waiting-switch.tsx'

const labels = texts.mails
const [WRITTEN, REFUSED] = ['escritos', 'rechazados']

/** The text of an email; its links are clickable. */
const Email = ({ id }: { id: string }) => {
  const { data, error, refetch } = useRoute(api.notifications.mail, { params: { id } })
  if (error) return <ErrorState error={error} title={labels.failed} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={160} radius="md" />
  return (
    <>
      <p className={classes.hint}>
        {labels.to} {data.to}, {formatDate(data.at)}
      </p>
      <div className={classes.letter}>
        {data.text.split(/(https?:\/\/\S+)/).map((part, at) =>
          at % 2 === 0 ? (
            part
          ) : (
            <a key={part} href={part} target="_blank" rel="noreferrer">
              {part}
            </a>
          ),
        )}
      </div>
    </>
  )
}

type Written = ReturnType<typeof usePages<typeof api.notifications.mails>>

const WrittenMails = ({ list }: { list: Written }) => {
  const [opened, setOpened] = useState<WrittenMail | null>(null)
  return (
    <>
      <ListTools list="mails" route={api.notifications.mails} columns={mailColumns} />
      <ul className={classes.rows}>
        {list.items.map((mail) => (
          <li key={mail.id}>
            <button type="button" className={`${classes.row} ${classes.press}`} onClick={() => setOpened(mail)}>
              <span className={classes.strong}>{mail.subject}</span>
              <span className={classes.hint}>
                {labels.to} {mail.to}
              </span>
              <span className={classes.hint}>{formatDate(mail.at)}</span>
            </button>
          </li>
        ))}
      </ul>
      <ListStates list={list} nothing={`${labels.nothing} ${labels.nothingText}`} />
      <Sheet isOpen={opened !== null} onClose={() => setOpened(null)} title={opened?.subject ?? labels.title} size="lg">
        {opened && <Email id={opened.id} />}
      </Sheet>
    </>
  )
}

/**
 * /admin-dashboard/correos: the emails of an installation without a mail server, and those that a mail server refused, which stand first
 * where none were written.
 */
export const MailsPage = () => {
  const { params, change } = useAddressParts()
  const list = usePages(api.notifications.mails, { query: {} })
  const hasNone = !list.isPending && !list.error && list.items.length === 0
  const isRefused = (params.get('ver') ?? (hasNone ? REFUSED : WRITTEN)) === REFUSED
  return (
    <AdminLayout title={labels.title} subtitle={isRefused ? labels.refusedHint : labels.hint}>
      <Switch
        options={[
          { label: labels.written, isOn: !isRefused, onChoose: () => change({ ver: WRITTEN }) },
          { label: labels.refused, isOn: isRefused, onChoose: () => change({ ver: REFUSED }) },
        ]}
      />
      {isRefused ? <RefusedMails /> : <WrittenMails list={list} />}
    </AdminLayout>
  )
}
