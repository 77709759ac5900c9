import { useEffect } from 'react'
import { explain } from '../../lib/call.ts'
import { notify } from '../../lib/notify.ts'
import { findPush, turnPushOff, turnPushOn, usePush } from './push.ts'
import classes from './push-switch.module.css'
import { texts } from './texts.ts'

const labels = texts.push

/**
 * Whether this browser shows notifications while Feria is closed. Asks for permission only on a click; renders nothing if the server
 * does not offer push.
 */
export const PushSwitch = () => {
  const { state, isBusy } = usePush()
  useEffect(() => {
    // Without a response there is no switch; the next opening retries.
    findPush().catch(() => undefined)
  }, [])
  if (state === 'unknown' || state === 'none') return null
  const isOn = state === 'on'
  const turn = () => {
    if (isBusy) return
    void (isOn ? turnPushOff() : turnPushOn()).catch((error) => notify({ message: explain(error, labels.failed), kind: 'error' }))
  }
  return (
    <div className={classes.place}>
      {isOn || state === 'off' ? (
        <button type="button" role="switch" aria-checked={isOn} aria-busy={isBusy} className={classes.turn} onClick={turn}>
          <span>{labels.name}</span>
          <span className={classes.track} aria-hidden="true" />
        </button>
      ) : (
        <p className={classes.name}>{labels.name}</p>
      )}
      <p className={classes.hint} role="status">
        {labels[state]}
      </p>
    </div>
  )
}
