import type { Restriction } from '@feria/contract/accounts/schemas'
import { Button } from '@mantine/core'
import { IconCash, IconHistory, IconMail, IconScale, IconShieldLock } from '@tabler/icons-react'
import { Link } from 'react-router'
import { formatDate } from '../../lib/format.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { TaskRow } from '../../ui/task-row.tsx'
import { useWholeSelf } from './profile/own-user.ts'
import classes from './suspension-page.module.css'
import { suspensionTexts as texts } from './suspension-texts.ts'

const icons = [IconCash, IconHistory, IconShieldLock, IconScale, IconMail]

/** What holds the member back, until when and why. */
const Facts = ({ restriction: { kind, until, reason, note } }: { restriction: Restriction }) => (
  <section className={classes.box} aria-label={texts.title}>
    <dl className={classes.facts}>
      <dt>{texts.until}</dt>
      <dd>{until ? formatDate(until) : texts.forGood}</dd>
      <dt>{texts.why}</dt>
      <dd>{reason}</dd>
    </dl>
    {note && <p className={classes.note}>{note}</p>}
    <p>{kind === 'limited' ? texts.limitedText : texts.hiddenText}</p>
    {kind === 'suspended' && <p>{texts.back}</p>}
  </section>
)

/** /suspension: what holds the member back, until when and why, and what is left to them. */
export const SuspensionPage = () => {
  const restriction = useWholeSelf()?.restriction ?? null
  if (!restriction) {
    const toStart = (
      <Button component={Link} to="/dashboard">
        {texts.toStart}
      </Button>
    )
    return <EmptyState isPage title={texts.none} text={texts.noneText} action={toStart} />
  }
  return (
    <div className={`page ${classes.page}`}>
      <PageHeader title={texts.headings[restriction.kind]} />
      <Facts restriction={restriction} />
      {restriction.kind !== 'limited' && (
        <section aria-labelledby="left">
          <h2 id="left">{texts.left}</h2>
          <ul className={classes.ways}>
            {texts.ways.map((way, at) => {
              const Icon = icons[at] ?? IconMail
              return <TaskRow key={way.to} {...way} icon={<Icon size={24} aria-hidden="true" />} />
            })}
          </ul>
        </section>
      )}
    </div>
  )
}
