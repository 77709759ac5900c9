import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { loadChunk } from '../lib/lazy-page.ts'

export interface SheetProps {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Width as a modal: sm 380, md 440, lg 620 px. */
  size?: 'sm' | 'md' | 'lg' | 'xl'
}

const SheetBody = lazy(async () => ({ default: (await loadChunk(() => import('./sheet-body.tsx'))).SheetBody }))

/**
 * A modal at 768 px and more, a sheet from the bottom under that. Escape, its button and a press outside close it; its code loads when it
 * first opens.
 */
export const Sheet = (props: SheetProps) => {
  const wasOpened = useRef(false)
  if (props.isOpen) wasOpened.current = true
  if (!wasOpened.current) return null
  return (
    <Suspense fallback={null}>
      <SheetBody {...props} />
    </Suspense>
  )
}
