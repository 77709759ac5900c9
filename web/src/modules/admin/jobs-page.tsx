import type { FailedJob } from '@feria/contract/operations/schemas'
import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import { IconRefresh, IconTrash } from '@tabler/icons-react'
import { call, explain } from '../../lib/call.ts'
import { formatDate } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { useAction, usePages, useRoute } from '../../lib/use-route.ts'
import { confirm } from '../../ui/confirm.ts'
import { Pill } from '../../ui/pill.tsx'
import classes from './admin.module.css'
import { AdminLayout } from './admin-layout.tsx'
import { BulkBar, Choose, ChooseAll } from './bulk-bar.tsx'
import own from './jobs.module.css'
import { jobColumns } from './list-columns.ts'
import { ListStates } from './list-states.tsx'
import { ListTools } from './list-tools.tsx'
import lists from './lists.module.css'
import { taskWords } from './task-words.ts'
import { texts } from './texts.ts'
import { useEach } from './use-each.ts'
import { type Selection, useSelection } from './use-selection.ts'

const labels = texts.jobs
const refreshes = [api.operations.jobs, api.operations.waiting, api.admin.work, api.accounts.auditLog]

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

interface JobProps {
  job: FailedJob
  selection: Selection
  onRefused: () => void
}

const Job = ({ job: { id, tasks, failedAt, attempts, error }, selection, onRefused }: JobProps) => {
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
        <div className={lists.head}>
          <Choose selection={selection} id={id} label={labels.choose(words)} />
          <span className={classes.strong}>{words}</span>
        </div>
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
  const selection = useSelection(list.items.map(({ id }) => id))
  const each = useEach(refreshes)
  const runEach = (route: typeof api.operations.retry | typeof api.operations.discard, done: (count: number) => string) =>
    each.run(selection.chosen, (id) => call(route, { params: { id } }), done)
  const discardAll = async () => {
    const { length } = selection.chosen
    if (await confirm({ title: labels.askDiscardMany(length), text: labels.askDiscardManyText, yes: labels.discard }))
      await runEach(api.operations.discard, labels.manyDiscarded)
  }
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
      <ListTools list="jobs" route={api.operations.jobs} columns={jobColumns} />
      {list.items.length > 0 && <ChooseAll selection={selection} />}
      <ul className={classes.rows}>
        {list.items.map((job) => (
          <Job key={job.id} job={job} selection={selection} onRefused={list.refetch} />
        ))}
      </ul>
      <ListStates list={list} nothing={labels.nothing} />
      <BulkBar selection={selection} progress={each.progress}>
        <Button onClick={() => void runEach(api.operations.retry, labels.allRetried)}>{labels.retry}</Button>
        <Button variant="default" onClick={() => void discardAll()}>
          {labels.discard}
        </Button>
      </BulkBar>
    </AdminLayout>
  )
}
