import type { Work } from '@feria/contract/admin/schemas'
import { Menu } from '@mantine/core'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { IconBell } from '@tabler/icons-react'
import { Link } from 'react-router'
import { IconButton } from '../../ui/plain-button.tsx'
import { pathOf, sectionOfWork } from './sections.ts'
import { lineOf } from './use-work.ts'
import classes from './work-bell.module.css'
import { workTexts } from './work-texts.ts'

const MAX_SHOWN = 99

/** A bell with how much waits in all, and behind it each kind as a link: «3 denuncias · la más vieja hace 2 h · 1 vencida». */
export const WorkBell = ({ work }: { work: Work[] }) => {
  const waiting = work.filter(({ count }) => count > 0)
  const sum = waiting.reduce((all, { count }) => all + count, 0)
  return (
    // The library's place for the first focus is no item, which a menu may not hold.
    <Menu withInitialFocusPlaceholder={false} position="bottom-end" width="min(22rem, 92vw)" transitionProps={{ duration: 0 }}>
      <Menu.Target>
        <IconButton aria-label={workTexts.bell(sum)} className={classes.bell}>
          <IconBell size={24} aria-hidden="true" />
          {sum > 0 && (
            <span className={classes.sum} data-late={waiting.some(({ overdue }) => overdue > 0) || undefined} aria-hidden="true">
              {sum > MAX_SHOWN ? `${MAX_SHOWN}+` : sum}
            </span>
          )}
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown aria-label={workTexts.title}>
        {waiting.length === 0 && <Menu.Label>{workTexts.nothing}</Menu.Label>}
        {waiting.map((one) => (
          <Menu.Item key={one.kind} component={Link} to={pathOf(sectionOfWork(one.kind))} className={classes.item}>
            <span className={classes.what}>{workTexts.count(one.kind, one.count)}</span>
            <span className={classes.line} data-late={one.overdue > 0 || undefined}>
              {lineOf(one)}
            </span>
          </Menu.Item>
        ))}
        {waiting.length > 0 && (
          <Menu.Item component={Link} to={pathOf('resolver')} className={classes.item}>
            {workTexts.seeAll}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
