import { Suspense, useState } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { lazyPage } from '../lib/lazy-page.ts'
import { loadAnew } from '../lib/load-anew.ts'
import { useOnline } from '../lib/use-online.ts'
import { PageSkeleton } from '../ui/page-skeleton.tsx'
import { PlainButton } from '../ui/plain-button.tsx'
import { GonePage } from './gone-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

const OfflinePage = lazyPage(async () => (await import('./offline-page.tsx')).OfflinePage)

/** Shown within the frame instead of a page that does not exist, or that cannot be shown: offers a retry; offline, what can be read. */
export const PageError = () => {
  const error = useRouteError()
  const isOnline = useOnline()
  // It says itself when the network is back.
  const [isOffline] = useState(!isOnline)
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  if (isRouteErrorResponse(error) && error.status === 410) return <GonePage kind={error.data} />
  if (isOffline)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <OfflinePage />
      </Suspense>
    )
  return (
    <div className="page" role="alert" style={{ textAlign: 'center', paddingBlock: '4rem' }}>
      <h1 style={{ marginBottom: 8, fontSize: '1.75rem' }}>Algo salió mal</h1>
      <p style={{ marginBottom: 24 }}>No pudimos mostrar esta página. Intentá de nuevo.</p>
      {/* A failed lazy chunk stays failed for the life of the page, so retrying means reloading. */}
      <PlainButton onClick={() => void loadAnew()}>Reintentar</PlainButton>
    </div>
  )
}
