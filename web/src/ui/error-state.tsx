import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { explain } from '../lib/call.ts'
import classes from './states.module.css'

/** What stands where something could not be shown: the sentence of the failure and «Reintentar». */
export const ErrorState = ({ error, onRetry }: { error: unknown; onRetry?: () => void }) => (
  <div className={classes.state} role="alert">
    <p>{explain(error)}</p>
    {onRetry && (
      <div className={classes.action}>
        <Button variant="default" onClick={onRetry} leftSection={<IconRefresh size={18} aria-hidden="true" />}>
          Reintentar
        </Button>
      </div>
    )}
  </div>
)
