import { lazy, Suspense } from 'react'
import { useDialogs } from '../lib/dialogs.ts'
import { loadChunk } from '../lib/lazy-page.ts'
import { useToasts } from '../lib/notify.ts'

const DialogBox = lazy(async () => ({ default: (await loadChunk(() => import('./dialog-box.tsx'))).DialogBox }))
const Toasts = lazy(async () => ({ default: (await loadChunk(() => import('./toasts.tsx'))).Toasts }))

/** Renders toasts and dialogs; loads the code of each when the first one is shown. */
export const Hosts = () => {
  const areToastsWanted = useToasts((toasts) => toasts.areWanted)
  const dialog = useDialogs(({ waiting }) => waiting[0])
  return (
    <Suspense fallback={null}>
      {areToastsWanted && <Toasts />}
      {dialog && <DialogBox key={dialog.id} dialog={dialog} />}
    </Suspense>
  )
}
