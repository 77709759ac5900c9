import { Drawer, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import '../styles/overlays.ts'
import { useMounted } from '../lib/use-mounted.ts'
import { useIsMobile } from '../lib/use-width.ts'
import classes from './sheet-body.module.css'
import { themed } from './themed.tsx'

export interface SheetProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Width as a modal: sm 380, md 440, lg 620 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl'
}

/** CSS animates it in. Mantine's own transition runs on timers: closed while still opening, it could leave its overlay over the page. */
const still = { transitionProps: { duration: 0 }, overlayProps: { transitionProps: { duration: 0 } } }

/** The content of Sheet, once its code has loaded. */
export const SheetBody = themed(({ isOpen, onClose, title, children, size = 'md' }: SheetProps) => {
  const isMobile = useIsMobile()
  const isMounted = useMounted()
  return isMobile ? (
    <Drawer
      opened={isOpen && isMounted}
      onClose={onClose}
      title={title}
      position="bottom"
      size="auto"
      classNames={{ content: classes.sheet, body: classes.body }}
      {...still}
    >
      {children}
    </Drawer>
  ) : (
    <Modal opened={isOpen && isMounted} onClose={onClose} title={title} size={size} classNames={{ content: classes.modal }} {...still}>
      {children}
    </Modal>
  )
})
