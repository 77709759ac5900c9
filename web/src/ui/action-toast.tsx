import { Button } from '@mantine/core'
import { useToasts } from '../lib/notify.ts'
import classes from './action-toast.module.css'

interface Offer {
  message: string
  /** The button's text. */
  label: string
  act: () => void
  /** False: until it is clicked or closed. */
  shownMs: number | false
}

/** A toast with a button, which closes by itself or once it was clicked. Resolves to what takes it back. */
export const offerAction = async ({ message, label, act, shownMs }: Offer): Promise<() => void> => {
  useToasts.setState({ areWanted: true })
  const { notifications } = await import('@mantine/notifications')
  const id = notifications.show({
    message: (
      <span className={classes.line}>
        <span>{message}</span>
        <Button
          variant="default"
          className={classes.button}
          onClick={() => {
            notifications.hide(id)
            act()
          }}
        >
          {label}
        </Button>
      </span>
    ),
    color: 'yerba',
    autoClose: shownMs,
    role: 'status',
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Cerrar aviso' },
  })
  return () => void notifications.hide(id)
}
