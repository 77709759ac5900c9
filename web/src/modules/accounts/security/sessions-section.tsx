import type { OpenSession } from '@feria/contract/accounts/security-schemas'
import * as api from '@feria/contract/routes'
import { Button, Skeleton } from '@mantine/core'
import { IconDeviceLaptop, IconDeviceMobile } from '@tabler/icons-react'
import { explain } from '../../../lib/call.ts'
import { formatAgo, formatDate } from '../../../lib/format.ts'
import { notify } from '../../../lib/notify.ts'
import { useAction, useRoute } from '../../../lib/use-route.ts'
import { confirm } from '../../../ui/confirm.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { InlineNotice } from '../../../ui/inline-notice.tsx'
import { Pill } from '../../../ui/pill.tsx'
import classes from '../profile/personal-info.module.css'
import { useHashHeading } from '../profile/use-hash-heading.ts'
import own from './security.module.css'
import { texts } from './texts.ts'

const labels = texts.sessions
/** The URL hash of this section. */
const PART = 'sesiones'
/** The server updates the last use once an hour. */
const EXACT_MS = 3_600_000

const lastUse = (usedAt: string): string =>
  Date.now() - new Date(usedAt).getTime() < EXACT_MS ? labels.recently : labels.used(formatAgo(usedAt))

const Row = ({ session, isEnding, onEnd }: { session: OpenSession; isEnding: boolean; onEnd: () => void }) => {
  const Icon = /Android|iOS/.test(session.device) ? IconDeviceMobile : IconDeviceLaptop
  return (
    <li className={own.session}>
      <Icon size={24} className={own.device} aria-hidden="true" />
      <div className={classes.words}>
        <h3 className={own.name}>{session.device}</h3>
        {session.isCurrent ? <Pill tone="good">{labels.current}</Pill> : <p className={classes.quiet}>{lastUse(session.usedAt)}</p>}
        <p className={classes.quiet}>{labels.since(formatDate(session.createdAt))}</p>
      </div>
      {!session.isCurrent && (
        <Button variant="default" className={own.end} loading={isEnding} aria-label={labels.endOf(session.device)} onClick={onEnd}>
          {labels.end}
        </Button>
      )}
    </li>
  )
}

const List = ({ sessions }: { sessions: OpenSession[] }) => {
  const refreshes = [api.accounts.sessions]
  const end = useAction(api.accounts.endSession, {
    refreshes,
    onSuccess: () => void notify({ message: labels.ended, kind: 'success' }),
  })
  const endOthers = useAction(api.accounts.endOtherSessions, {
    refreshes,
    onSuccess: ({ ended }) => void notify({ message: labels.othersEnded(ended), kind: 'success' }),
  })
  const askToEnd = async ({ id, device }: OpenSession) => {
    const { title, text, yes } = labels.question
    if (!end.isPending && (await confirm({ title, text: text(device), yes }))) end.mutate({ params: { id } })
  }
  const askToEndOthers = async () => {
    if (!endOthers.isPending && (await confirm(labels.questionOthers))) endOthers.mutate({})
  }
  const error = end.error ?? endOthers.error
  return (
    <>
      <ul className={own.sessions}>
        {sessions.map((session) => (
          <Row
            key={session.id}
            session={session}
            isEnding={end.isPending && end.variables.params.id === session.id}
            onEnd={() => void askToEnd(session)}
          />
        ))}
      </ul>
      {error && <InlineNotice kind="error">{explain(error, labels.endFailed)}</InlineNotice>}
      {sessions.length > 1 ? (
        <div className={classes.buttons}>
          <Button variant="outline" color="red" loading={endOthers.isPending} onClick={() => void askToEndOthers()}>
            {labels.endOthers}
          </Button>
        </div>
      ) : (
        <p className={classes.quiet}>{labels.alone}</p>
      )}
    </>
  )
}

/** «Sesiones abiertas»: where the member is signed in, and signing out everywhere but here. */
export const SessionsSection = () => {
  const heading = useHashHeading(PART)
  const { data, error, refetch } = useRoute(api.accounts.sessions, {}, { refetchOnMount: 'always' })
  return (
    <section className={classes.sheet}>
      <h2 ref={heading} tabIndex={-1} className={classes.heading} id={PART}>
        {labels.heading}
      </h2>
      <div className={classes.part}>
        <p>{labels.what}</p>
        {data && <List sessions={data} />}
        {!data && !error && <Skeleton height={96} radius="md" />}
        {!data && error && <ErrorState error={error} title={labels.loadFailed} onRetry={() => void refetch()} />}
      </div>
    </section>
  )
}
