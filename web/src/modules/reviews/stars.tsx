import classes from './stars.module.css'

const NUMBERS = [1, 2, 3, 4, 5]

/** A score or a number of stars as stars, filled as far as it goes; readers hear the figure. */
export const Stars = ({ value, label }: { value: number; label: string }) => (
  <span className={classes.stars} role="img" aria-label={label} style={{ '--filled': `${(value / NUMBERS.length) * 100}%` } as object}>
    {NUMBERS.map(() => '★').join('')}
  </span>
)
