import { Drawer, Modal } from '@mantine/core'
import '../styles/overlays.ts'
import { useMounted } from '../lib/use-mounted.ts'
import { useIsMobile } from '../lib/use-width.ts'
import type { SheetProps } from './sheet.tsx'
import classes from './sheet-body.module.css'

/**
 * The styles move it in. Mantine's own transition runs on timers: closed while it was still opening, it once left its overlay over the
 * page.
 */
const still = { transitionProps: { duration: 0 }, overlayProps: { transitionProps: { duration: 0 } } }

/** What Sheet shows once its code is here. */
export const SheetBody = ({ isOpen, onClose, title, children, size = 'md' }: SheetProps) => {
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
}
