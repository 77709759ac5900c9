import { IconRefresh } from '@tabler/icons-react'
import { explain } from '../lib/call.ts'
import { PlainButton } from './plain-button.tsx'
import classes from './states.module.css'

interface Props {
  error: unknown
  onRetry?: () => void
  /** The heading, where the specification gives one; the cause is shown under it if it adds something. */
  title?: string
}

/** Shown where something could not be loaded: the error's message and «Reintentar». */
export const ErrorState = ({ error, onRetry, title }: Props) => (
  <div className={classes.state} role="alert">
    {title && <p className={classes.failed}>{title}</p>}
    {explain(error, title) !== title && <p>{explain(error, title)}</p>}
    {onRetry && (
      <div className={classes.action}>
        <PlainButton look="outlined" onClick={onRetry}>
          <IconRefresh size={18} aria-hidden="true" />
          Reintentar
        </PlainButton>
      </div>
    )}
  </div>
)
