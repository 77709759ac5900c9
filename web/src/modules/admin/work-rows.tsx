import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { ErrorState } from '../../ui/error-state.tsx'
import { TaskRow } from '../../ui/task-row.tsx'
import classes from './admin.module.css'
import { pathOf, sectionOfWork, sections } from './sections.ts'
import { lineOf, useWork } from './use-work.ts'
import { workTexts } from './work-texts.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What waits for the caller, a row for each kind with its age and what is late; each leads to its section. `nothing` stands for no row. */
export const WorkRows = ({ nothing }: { nothing: ReactNode }) => {
  const work = useWork()
  if (work.isPending) {
    return (
      <div className={classes.loading} aria-busy="true">
        <span className="only-read" role="status">
          Cargando...
        </span>
        <Skeleton height={72} radius="lg" />
        <Skeleton height={72} radius="lg" />
        <Skeleton height={72} radius="lg" />
      </div>
    )
  }
  if (!work.data) return <ErrorState error={work.error} onRetry={() => void work.refetch()} />
  const waiting = work.data.filter(({ count }) => count > 0)
  if (waiting.length === 0) return nothing
  return (
    <ul className={classes.rows}>
      {waiting.map((one) => {
        const name = sectionOfWork(one.kind)
        const { icon: Icon } = sections[name]
        return (
          <TaskRow
            key={one.kind}
            to={pathOf(name)}
            title={workTexts.count(one.kind, one.count)}
            line={capital(lineOf(one))}
            icon={<Icon size={26} aria-hidden="true" />}
            isUrgent={one.overdue > 0}
          />
        )
      })}
    </ul>
  )
}
