import { IconAlertTriangle } from '@tabler/icons-react'
import { createPortal } from 'react-dom'
import { Link, useLocation } from 'react-router'
import { formatDate } from '../../lib/format.ts'
import { NOTICE_ID } from '../../lib/notice-id.ts'
import { useSession } from '../../lib/session.ts'
import { suspensionOf } from '../../lib/suspension.ts'
import { suspensionTexts as texts } from './suspension-texts.ts'
import classes from './unconfirmed-line.module.css'

const PAGE = '/suspension'

/** A line at the top of the pages that a suspended member still uses: until when, and the way to the reason. */
export const SuspendedLine = () => {
  const suspension = suspensionOf(useSession((session) => session.user))
  const { pathname } = useLocation()
  const place = document.getElementById(NOTICE_ID)
  if (!suspension || !place || pathname === PAGE) return null
  return createPortal(
    <section aria-label={texts.label} className={classes.line}>
      <p className={classes.text}>
        <IconAlertTriangle size={20} aria-hidden="true" />
        <span>{suspension.until ? texts.line.suspended(formatDate(suspension.until)) : texts.line.ended}</span>
      </p>
      <div className={classes.ways}>
        <Link to={PAGE} className={classes.link}>
          {texts.toPage}
        </Link>
      </div>
    </section>,
    place,
  )
}
