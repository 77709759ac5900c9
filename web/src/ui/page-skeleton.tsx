import classes from './page-skeleton.module.css'
import { PlainSkeleton } from './plain-skeleton.tsx'

/** The skeleton of a page whose code or first data is loading. */
export const PageSkeleton = () => (
  <div className="page" aria-busy="true">
    <span className="only-read" role="status">
      Cargando…
    </span>
    <PlainSkeleton className={classes.title} />
    <PlainSkeleton className={classes.line} />
    <PlainSkeleton className={classes.block} />
  </div>
)
