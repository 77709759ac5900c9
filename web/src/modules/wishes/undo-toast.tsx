import { Button } from '@mantine/core'
import { useToasts } from '../../lib/notify.ts'
import { texts } from './texts.ts'
import classes from './undo-toast.module.css'

/** Long enough to read the sentence and to reach the button, with the keyboard too. */
const SHOWN_MS = 10_000

/** A toast with «Deshacer», which leaves by itself or once it was pressed. */
export const offerUndo = async (message: string, undo: () => void): Promise<void> => {
  useToasts.setState({ areWanted: true })
  const { notifications } = await import('@mantine/notifications')
  const id = notifications.show({
    message: (
      <span className={classes.line}>
        <span>{message}</span>
        <Button
          variant="default"
          className={classes.undo}
          onClick={() => {
            notifications.hide(id)
            undo()
          }}
        >
          {texts.undo}
        </Button>
      </span>
    ),
    color: 'yerba',
    autoClose: SHOWN_MS,
    role: 'status',
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Cerrar aviso' },
  })
}
