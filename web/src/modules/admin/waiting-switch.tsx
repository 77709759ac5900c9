import { Button } from '@mantine/core'
import classes from './admin.module.css'
import { texts } from './texts.ts'
import { useAddressParts } from './use-address-text.ts'

const labels = texts.waiting

/** Whether a list shows resolved items; stored in the URL. */
export const useSettled = (): boolean => useAddressParts().params.get('ver') === 'resueltos'

interface Option {
  label: string
  isOn: boolean
  onChoose: () => void
}

/** Buttons of which one is on: what a list shows. */
export const Switch = ({ options }: { options: Option[] }) => (
  <div className={classes.switch}>
    {options.map(({ label, isOn, onChoose }) => (
      <Button key={label} variant={isOn ? 'filled' : 'default'} aria-pressed={isOn} onClick={onChoose}>
        {label}
      </Button>
    ))}
  </div>
)

/** Switches between pending and resolved items. */
export const WaitingSwitch = () => {
  const { change } = useAddressParts()
  const settled = useSettled()
  return (
    <Switch
      options={[
        { label: labels.waits, isOn: !settled, onChoose: () => change({ ver: '' }) },
        { label: labels.settled, isOn: settled, onChoose: () => change({ ver: 'resueltos' }) },
      ]}
    />
  )
}
