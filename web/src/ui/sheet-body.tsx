import { Drawer, Modal } from '@mantine/core'
import '../styles/overlays.ts'
import { useMounted } from '../lib/use-mounted.ts'
import { useIsMobile } from '../lib/use-width.ts'
import type { SheetProps } from './sheet.tsx'

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
      styles={{
        content: { height: 'auto', maxHeight: '92dvh', borderRadius: '20px 20px 0 0' },
        body: { paddingBottom: 'max(1.25rem, env(safe-area-inset-bottom))' },
      }}
    >
      {children}
    </Drawer>
  ) : (
    <Modal opened={isOpen && isMounted} onClose={onClose} title={title} size={size}>
      {children}
    </Modal>
  )
}
