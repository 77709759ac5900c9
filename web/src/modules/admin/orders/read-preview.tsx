import classes from './order.module.css'
import { orderTexts as labels } from './texts.ts'

/** What the parties of an order will read of an action, while its reason is written. */
export const ReadPreview = ({ sentence, reason }: { sentence: string; reason: string }) => (
  <section className={classes.preview} aria-label={labels.preview}>
    <h3>{labels.preview}</h3>
    <p>{sentence}</p>
    {reason.trim() ? <q className={classes.quote}>{reason.trim()}</q> : <p className={classes.quiet}>{labels.noReason}</p>}
  </section>
)
