import classes from './reports-page.module.css'

interface Figure {
  name: string
  value: string
  /** A text instead of a number: it may take two lines. */
  isText?: boolean
}

/** Labelled figures side by side. */
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
