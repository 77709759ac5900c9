import { Fragment, Suspense } from 'react'
import { Outlet, useMatches } from 'react-router'
import { PageSkeleton } from '../ui/page-skeleton.tsx'

/** The page of the current address; another address of the same page begins anew. */
export const PageOutlet = () => (
  <Suspense fallback={<PageSkeleton />}>
    <Fragment key={useMatches().at(-1)?.id}>
      <Outlet />
    </Fragment>
  </Suspense>
)
