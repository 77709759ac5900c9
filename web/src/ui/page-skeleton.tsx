import { Skeleton } from '@mantine/core'

/** The skeleton of a page whose code or first data is loading. */
export const PageSkeleton = () => (
  <div className="page" aria-busy="true">
    <span className="only-read" role="status">
      Cargando…
    </span>
    <Skeleton height={40} width="min(60%, 22rem)" mb={12} />
    <Skeleton height={18} width="min(85%, 34rem)" mb={32} />
    <Skeleton height={220} radius="lg" />
  </div>
)
