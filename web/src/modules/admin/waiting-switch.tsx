import { Button } from '@mantine/core'
import classes from './admin.module.css'
import { texts } from './texts.ts'
import { useAddressParts } from './use-address-text.ts'

const labels = texts.waiting

/** Whether a list shows resolved items; stored in the URL. */
export const useSettled = (): boolean => useAddressParts().params.get('ver') === 'resueltos'

/** Switches between pending and resolved items. */
export const WaitingSwitch = () => {
  const { change } = useAddressParts()
  const settled = useSettled()
  return (
    <div className={classes.switch}>
      <Button variant={settled ? 'default' : 'filled'} aria-pressed={!settled} onClick={() => change({ ver: '' })}>
        {labels.waits}
      </Button>
      <Button variant={settled ? 'filled' : 'default'} aria-pressed={settled} onClick={() => change({ ver: 'resueltos' })}>
        {labels.settled}
      </Button>
    </div>
  )
}
