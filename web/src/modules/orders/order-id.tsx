import { CopyButton } from '../../ui/copy-button.tsx'
import classes from './order-parts.module.css'

/** The id of an order or a sale, small, to be copied. */
export const OrderId = ({ name, id }: { name: string; id: string }) => (
  <div className={classes.id}>
    <dl className={classes.idFact}>
      <dt>{name}</dt>
      <dd>{id}</dd>
    </dl>
    <CopyButton text={id} what={`el ${name.toLowerCase()}`} isQuiet />
  </div>
)
