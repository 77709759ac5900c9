import { UnstyledButton } from '@mantine/core'
import { IconArrowBackUp, IconHeartFilled, IconX } from '@tabler/icons-react'
import type { Choice } from './deck.ts'
import classes from './swipe-page.module.css'
import { texts } from './texts.ts'

interface Props {
  canChoose: boolean
  canUndo: boolean
  onChoose: (choice: Choice) => void
  onUndo: () => void
}

/** ✗, ↩ and ♥. They stay focusable when disabled, so that the focus is not lost. */
export const SwipeButtons = ({ canChoose, canUndo, onChoose, onUndo }: Props) => (
  <div className={classes.buttons}>
    <UnstyledButton
      className={classes.button}
      data-kind="pass"
      aria-label={texts.pass}
      title={texts.pass}
      aria-disabled={!canChoose}
      aria-keyshortcuts="ArrowLeft"
      onClick={() => onChoose('pass')}
    >
      <IconX size={32} stroke={2.5} aria-hidden="true" />
    </UnstyledButton>
    <UnstyledButton
      className={classes.button}
      data-kind="undo"
      aria-label={texts.undo}
      title={texts.undo}
      aria-disabled={!canUndo}
      aria-keyshortcuts="Backspace Z"
      onClick={onUndo}
    >
      <IconArrowBackUp size={26} aria-hidden="true" />
    </UnstyledButton>
    <UnstyledButton
      className={classes.button}
      data-kind="like"
      aria-label={texts.like}
      title={texts.like}
      aria-disabled={!canChoose}
      aria-keyshortcuts="ArrowRight"
      onClick={() => onChoose('like')}
    >
      <IconHeartFilled size={30} aria-hidden="true" />
    </UnstyledButton>
  </div>
)
