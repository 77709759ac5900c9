import { PULSE_MS } from '@feria/contract/notifications/values'
import classes from './bell.module.css'

/** Higher counts show as «99+». */
const MOST = 99

/** A small count at the corner of its container, «99+» at most; pulses for a second when it changes. Nothing for 0. */
export const CountBadge = ({ count }: { count: number }) =>
  count > 0 ? (
    <span key={count} className={classes.badge} style={{ animationDuration: `${PULSE_MS}ms` }} aria-hidden="true">
      {count > MOST ? `${MOST}+` : count}
    </span>
  ) : null
