import { IconClock } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { formatDate } from '../../lib/format.ts'
import classes from './checkout.module.css'
import { texts } from './texts.ts'

const labels = texts.reserved

/** Minutes and seconds as `14:05`. */
export const clockOf = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const secondsTo = (until: string): number => Math.max(0, Math.ceil((new Date(until).getTime() - Date.now()) / 1000))

/** Until when an order reserves its units, with the seconds left, then that it has expired. Announced once, not every second. */
export const Countdown = ({ until }: { until: string }) => {
  const [left, setLeft] = useState(() => secondsTo(until))
  useEffect(() => {
    setLeft(secondsTo(until))
    const timer = setInterval(() => setLeft(secondsTo(until)), 1000)
    return () => clearInterval(timer)
  }, [until])
  if (left === 0) return <p className={classes.reserved}>{labels.over}</p>
  return (
    <p className={classes.reserved}>
      <IconClock size={20} aria-hidden="true" />
      <span>
        {labels.until(formatDate(until).slice(-5))}{' '}
        <span role="timer" className={classes.clock}>
          {labels.left(clockOf(left))}
        </span>
      </span>
    </p>
  )
}
