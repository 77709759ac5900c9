import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './inline-notice.module.css'

/** A message next to what it is about: an error is announced at once, a success politely. */
export const InlineNotice = ({ kind, children }: { kind: 'error' | 'success'; children: ReactNode }) => (
  <div className={classes.notice} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
    {kind === 'error' ? <IconAlertCircle size={20} aria-hidden="true" /> : <IconCircleCheck size={20} aria-hidden="true" />}
    <span>{children}</span>
  </div>
)
