import classes from './reports-page.module.css'

interface Figure {
  name: string
  value: string
  /** A name in the place of a number: it may take two lines. */
  isText?: boolean
}

/** Figures side by side, each with its name. */
export const FigureCards = ({ figures }: { figures: Figure[] }) => (
  <dl className={classes.figures}>
    {figures.map(({ name, value, isText }) => (
      <div key={name} className={classes.figure}>
        <dt>{name}</dt>
        <dd data-text={isText || undefined}>{value}</dd>
      </div>
    ))}
  </dl>
)
