import { Button } from '@mantine/core'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { OFFLINE } from '../lib/call.ts'
import { loadAnew } from '../lib/load-anew.ts'
import { useOnline } from '../lib/use-online.ts'
import { GonePage } from './gone-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

/** Shown within the frame instead of a page that does not exist, or that cannot be shown: offers to try again. */
export const PageError = () => {
  const error = useRouteError()
  const isOnline = useOnline()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  if (isRouteErrorResponse(error) && error.status === 410) return <GonePage kind={error.data} />
  return (
    <div className="page" role="alert" style={{ textAlign: 'center', paddingBlock: '4rem' }}>
      <h1 style={{ marginBottom: 8, fontSize: '1.75rem' }}>Algo salió mal</h1>
      <p style={{ marginBottom: 24 }}>{isOnline ? 'No pudimos mostrar esta página. Intentá de nuevo.' : OFFLINE}</p>
      {/* A failed lazy chunk stays failed for the life of the page, so retrying means reloading. */}
      <Button onClick={() => void loadAnew()}>Reintentar</Button>
      {!isOnline && (
        <p style={{ marginTop: 24 }}>
          <a href="/sin-conexion">Qué podés leer sin conexión</a>
        </p>
      )}
    </div>
  )
}
