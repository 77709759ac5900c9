import { Button, type ButtonProps } from '@mantine/core'
import { IconCheck, type TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'

interface Props {
  Icon: TablerIcon
  variant: ButtonProps['variant']
  isFull: boolean
  /** From then on it says so, and a press does nothing. */
  isDone: boolean
  isPending?: boolean
  /** With whom, for screen readers. */
  name: string
  opensDialog?: boolean
  onPress: () => void
  children: ReactNode
}

/** A button for what is done once; it stays focusable afterwards, so that the focus is not lost. */
export const OnceButton = ({ Icon, variant, isFull, isDone, isPending = false, name, opensDialog = false, onPress, children }: Props) => {
  const Shown = isDone ? IconCheck : Icon
  return (
    <Button
      variant={isDone ? 'light' : variant}
      color={isDone ? 'yerba' : undefined}
      fullWidth={isFull}
      size={isFull ? 'lg' : undefined}
      loading={isPending}
      aria-disabled={isDone}
      aria-haspopup={opensDialog && !isDone ? 'dialog' : undefined}
      aria-label={name}
      leftSection={<Shown size={18} aria-hidden="true" />}
      onClick={() => isPending || isDone || onPress()}
    >
      {children}
    </Button>
  )
}
