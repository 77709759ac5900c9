import type { FailedJob } from '@feria/contract/operations/schemas'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { IconRefresh, IconTrash } from '@tabler/icons-react'
import { explain } from '../../lib/call.ts'
import { formatDate } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { useAction, usePages, useRoute } from '../../lib/use-route.ts'
import { confirm } from '../../ui/confirm.ts'
import { Pill } from '../../ui/pill.tsx'
import classes from './admin.module.css'
import { AdminLayout } from './admin-layout.tsx'
import own from './jobs.module.css'
import { ListStates } from './list-states.tsx'
import { taskWords } from './task-words.ts'
import { texts } from './texts.ts'

const labels = texts.jobs
const refreshes = [api.operations.jobs, api.operations.waiting, api.accounts.auditLog]

/** Acts on a job; the list is read anew after a refusal too, since somebody else was first. */
const useJobAction = (route: typeof api.operations.retry | typeof api.operations.discard, done: string, onRefused: () => void) =>
  useAction(route, {
    refreshes,
    onSuccess: () => void notify({ message: done, kind: 'success' }),
    onError: (error) => {
      void notify({ message: explain(error, labels.failed), kind: 'error' })
      onRefused()
    },
  })

const Job = ({ job: { id, tasks, failedAt, attempts, error }, onRefused }: { job: FailedJob; onRefused: () => void }) => {
  const words = [...new Set(tasks.map(taskWords))].join(' · ')
  const retry = useJobAction(api.operations.retry, labels.retried, onRefused)
  const discard = useJobAction(api.operations.discard, labels.discarded, onRefused)
  const remove = async () => {
    if (await confirm({ title: labels.askDiscard, text: labels.askDiscardText(words), yes: labels.discard }))
      discard.mutate({ params: { id } })
  }
  return (
    <li className={classes.row}>
      <div className={classes.claimHead}>
        <span className={classes.strong}>{words}</span>
        <Pill tone="warn">{labels.attempts(attempts)}</Pill>
      </div>
      <span className={classes.hint}>{labels.failedAt(formatDate(failedAt))}</span>
      <code className={own.technical}>{tasks.join('\n')}</code>
      <blockquote className={classes.reason}>{error ?? labels.noError}</blockquote>
      <div className={classes.acts}>
        <Button
          variant="default"
          size="sm"
          aria-label={labels.retryOf(words)}
          loading={retry.isPending}
          leftSection={<IconRefresh size={18} aria-hidden="true" />}
          onClick={() => retry.mutate({ params: { id } })}
        >
          {labels.retry}
        </Button>
        <Button
          variant="default"
          size="sm"
          aria-label={labels.discardOf(words)}
          loading={discard.isPending}
          leftSection={<IconTrash size={18} aria-hidden="true" />}
          onClick={() => void remove()}
        >
          {labels.discard}
        </Button>
      </div>
    </li>
  )
}

/** /admin-dashboard/tareas: what failed for good, the oldest first, to be tried once more or discarded. */
export const JobsPage = () => {
  const list = usePages(api.operations.jobs, { query: {} })
  const waiting = useRoute(api.operations.waiting, {}).data?.count
  const retryAll = useAction(api.operations.retryAll, {
    refreshes,
    onSuccess: ({ count }) => void notify({ message: labels.allRetried(count), kind: 'success' }),
    onError: (error) => void notify({ message: explain(error, labels.failed), kind: 'error' }),
  })
  return (
    <AdminLayout title={labels.title} subtitle={labels.hint}>
      {list.items.length > 0 && (
        <div className={own.above}>
          <span className={own.count}>{waiting ? labels.count(waiting) : ''}</span>
          <Button loading={retryAll.isPending} onClick={() => retryAll.mutate({})}>
            {labels.retryAll}
          </Button>
        </div>
      )}
      <ul className={classes.rows}>
        {list.items.map((job) => (
          <Job key={job.id} job={job} onRefused={list.refetch} />
        ))}
      </ul>
      <ListStates list={list} nothing={labels.nothing} />
    </AdminLayout>
  )
}
