import type { BuyerSource } from '@feria/contract/prospecting/schemas'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { texts } from '../texts.ts'
import classes from './buyers.module.css'

const labels = texts.buyers

interface Props {
  sources: BuyerSource[]
  /** Duration in milliseconds of the search that asked them. */
  took?: number | null
  /** Whether they were searched, and not only checked for availability. */
  hasFound: boolean
  hasTitle?: boolean
}

/** The sources of buyers and the status of each; with `hasFound`, how many buyers each found. */
export const SourceList = ({ sources, took = null, hasFound, hasTitle = true }: Props) => (
  <div>
    {hasTitle && <h3 className={classes.small}>{labels.sources}</h3>}
    <ul className={classes.sources}>
      {sources.map(({ name, state, found }) => (
        <li key={name} data-ok={state === 'ok'}>
          {state === 'ok' ? <IconCircleCheck size={18} aria-hidden="true" /> : <IconCircleDashed size={18} aria-hidden="true" />}
          {state === 'ok' && hasFound ? labels.asked(name, found) : labels.sourceState(name, labels.states[state])}
        </li>
      ))}
    </ul>
    {took !== null && <p className={classes.quiet}>{labels.seconds(took)}</p>}
  </div>
)
