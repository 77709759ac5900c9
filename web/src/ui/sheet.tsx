import { lazy, Suspense, useRef } from 'react'
import { loadChunk } from '../lib/lazy-page.ts'
import type { SheetProps } from './sheet-body.tsx'

const SheetBody = lazy(async () => ({ default: (await loadChunk(() => import('./sheet-body.tsx'))).SheetBody }))

/**
 * A modal at 768 px and more, a bottom sheet under that. Escape, its button and a click outside close it; its code loads when it first
 * opens.
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
