import classes from './order.module.css'
import { orderTexts as labels } from './texts.ts'

/** What the buyer of an order will read, as the seller reads it of their sale, of an action, while its reason is written. */
export const ReadPreview = ({ sentence, reason }: { sentence: string; reason: string }) => (
  <section className={classes.preview} aria-label={labels.preview}>
    <h3>{labels.preview}</h3>
    <p>{sentence}</p>
    {reason.trim() ? <q className={classes.quote}>{reason.trim()}</q> : <p className={classes.quiet}>{labels.noReason}</p>}
  </section>
)
