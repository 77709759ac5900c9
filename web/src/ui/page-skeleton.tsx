import classes from './page-skeleton.module.css'

/** The skeleton of a page whose code or first data is loading. */
export const PageSkeleton = () => (
  <div className={`page ${classes.skeleton}`} aria-busy="true">
    <span className="only-read" role="status">
      Cargando…
    </span>
    <span className={classes.title} />
    <span className={classes.line} />
    <span className={classes.block} />
  </div>
)
