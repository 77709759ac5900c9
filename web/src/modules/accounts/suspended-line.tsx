import { IconAlertTriangle } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { formatDate } from '../../lib/format.ts'
import { useSession } from '../../lib/session.ts'
import { suspensionOf } from '../../lib/suspension.ts'
import { TopLine } from '../../ui/top-line.tsx'
import { suspensionTexts as texts } from './suspension-texts.ts'

const PAGE = '/suspension'

/** A line at the top of the pages that a suspended member still uses: until when, and the way to the reason. */
export const SuspendedLine = () => {
  const suspension = suspensionOf(useSession((session) => session.user))
  const { pathname } = useLocation()
  if (!suspension || pathname === PAGE) return null
  const text = suspension.until ? texts.line.suspended(formatDate(suspension.until)) : texts.line.ended
  return (
    <TopLine label={texts.label} icon={IconAlertTriangle} text={text}>
      <Link to={PAGE}>{texts.toPage}</Link>
    </TopLine>
  )
}
