import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { explain } from '../lib/call.ts'
import classes from './states.module.css'

interface Props {
  error: unknown
  onRetry?: () => void
  /** What failed, where the specification gives the sentence; the reason stands under it when it says more. */
  title?: string
}

/** What stands where something could not be shown: the sentence of the failure and «Reintentar». */
export const ErrorState = ({ error, onRetry, title }: Props) => (
  <div className={classes.state} role="alert">
    {title && <p className={classes.failed}>{title}</p>}
    {explain(error, title) !== title && <p>{explain(error, title)}</p>}
    {onRetry && (
      <div className={classes.action}>
        <Button variant="default" onClick={onRetry} leftSection={<IconRefresh size={18} aria-hidden="true" />}>
          Reintentar
        </Button>
      </div>
    )}
  </div>
)
