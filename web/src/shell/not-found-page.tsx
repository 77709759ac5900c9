import { useTitle } from '../lib/use-title.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/plain-button.tsx'

/** Shown for an address without a page. */
export const NotFoundPage = () => {
  useTitle('Página no encontrada')
  return (
    <div className="page">
      <h1 className="only-read">Página no encontrada</h1>
      <EmptyState
        title="No encontramos esa página"
        text="Puede que el enlace esté mal escrito o que ya no exista."
        action={<LinkButton to="/dashboard">Ir al inicio</LinkButton>}
      />
    </div>
  )
}
