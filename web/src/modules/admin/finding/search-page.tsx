import { Skeleton } from '@mantine/core'
import { Link, useSearchParams } from 'react-router'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Pill } from '../../../ui/pill.tsx'
import adminClasses from '../admin.module.css'
import { AdminLayout } from '../admin-layout.tsx'
import { sections } from '../sections.ts'
import classes from './finding.module.css'
import { groupsOf, type ResultGroup } from './results.ts'
import { findingTexts as labels } from './texts.ts'
import { useFound } from './use-found.ts'

const Group = ({ group: { kind, results, all } }: { group: ResultGroup }) => (
  <section className={classes.group} aria-labelledby={kind}>
    <h2 id={kind}>{labels.kinds[kind]}</h2>
    <ul className={classes.results}>
      {results.map(({ id, to, title, text, mark }) => (
        <li key={id}>
          <Link to={to} className={classes.result}>
            <span className={classes.title}>{title}</span>
            {mark && <Pill tone="quiet">{mark}</Pill>}
            {text && <span className={classes.text}>{text}</span>}
          </Link>
        </li>
      ))}
    </ul>
    {all && <Link to={all}>{labels.all[kind]}</Link>}
  </section>
)

/** /admin-dashboard/buscar?q=: what a text finds, with an address of its own. */
export const SearchPage = () => {
  const [params] = useSearchParams()
  const { q, isEnough, found, error, refetch } = useFound(params.get('q') ?? '')
  const groups = found ? groupsOf(found, q, (section) => section in sections) : []
  return (
    <AdminLayout title={labels.title} subtitle={labels.hint}>
      {!isEnough && <p className={adminClasses.nothing}>{labels.start}</p>}
      {error && <ErrorState error={error} onRetry={refetch} />}
      {isEnough && !found && !error && (
        <div className={adminClasses.loading} aria-busy="true">
          <Skeleton height={56} radius="md" />
          <Skeleton height={56} radius="md" />
        </div>
      )}
      {found && groups.length === 0 && (
        <p className={adminClasses.nothing} role="status">
          {labels.nothing}
        </p>
      )}
      {groups.map((group) => (
        <Group key={group.kind} group={group} />
      ))}
    </AdminLayout>
  )
}
