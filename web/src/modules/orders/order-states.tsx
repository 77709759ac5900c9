import { Button, Skeleton } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { Link } from 'react-router'
import { OFFLINE } from '../../lib/call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import classes from './orders.module.css'
import { texts } from './texts.ts'

/** Shown for an order that does not exist or is not the member's. */
export const Missing = ({ title }: { title: string }) => (
  <EmptyState
    title={title}
    action={
      <Button component={Link} to="/history" replace>
        {texts.order.toHistory}
      </Button>
    }
  />
)

/** The specified error message, the reason if it is the connection, and a retry. */
export const LoadFailed = ({ text, error, onRetry }: { text: string; error: { code: string }; onRetry: () => void }) => (
  <div className={classes.failed} role="alert">
    <p>{text}</p>
    {error.code === 'offline' && <p className={classes.quiet}>{OFFLINE}</p>}
    <Button variant="default" onClick={onRetry} leftSection={<IconRefresh size={18} aria-hidden="true" />}>
      {texts.order.retry}
    </Button>
  </div>
)

/** The skeleton of an order. */
export const LoadingOrder = ({ text }: { text: string }) => (
  <div className={classes.columns} aria-busy="true">
    <div className={classes.column}>
      <p className={classes.quiet} role="status">
        {text}
      </p>
      <Skeleton height={110} radius="lg" />
      <Skeleton height={190} radius="lg" />
    </div>
    <Skeleton height={260} radius="lg" />
  </div>
)
