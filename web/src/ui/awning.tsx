import classes from './awning.module.css'

/** The striped, scalloped awning of the brand, as wide as its container. Decorative. */
export const Awning = ({ isLarge = false }: { isLarge?: boolean }) => (
  <div className={classes.awning} data-large={isLarge || undefined} aria-hidden="true" />
)
