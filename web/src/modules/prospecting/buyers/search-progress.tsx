import { type BuyerStage, buyerStages } from '@feria/contract/prospecting/values'
import { Button } from '@mantine/core'
import { IconCircle, IconCircleCheck, IconCircleDot } from '@tabler/icons-react'
import { texts } from '../texts.ts'
import classes from './buyers.module.css'
import type { FoundBuyer } from './found-buyers.ts'

const labels = texts.buyers
const shownStages = buyerStages.filter((stage) => stage !== 'fin')

const StageIcon = ({ isDone, isRunning }: { isDone: boolean; isRunning: boolean }) => {
  if (isDone) return <IconCircleCheck size={20} aria-hidden="true" />
  return isRunning ? <IconCircleDot size={20} aria-hidden="true" /> : <IconCircle size={20} aria-hidden="true" />
}

/** The progress of a buyer search, by its actual stages, and a button to stop it. */
export const SearchProgress = ({
  found: { stage, about, finished, progress, buyers },
  onStop,
}: {
  found: FoundBuyer
  onStop: () => void
}) => {
  const isDone = (one: BuyerStage) => finished.includes(one)
  return (
    <div className={classes.progress}>
      <p className={classes.now} role="status">
        {labels.stages[stage]}
        {about && stage === 'páginas' ? `: ${about}` : ''}
      </p>
      <progress className={classes.bar} value={progress} max={1} aria-label={labels.searching} />
      <ol className={classes.stages}>
        {shownStages.map((one) => (
          <li key={one} data-done={isDone(one)} data-running={one === stage && !isDone(one)}>
            <StageIcon isDone={isDone(one)} isRunning={one === stage} />
            {labels.stages[one]}
            {isDone(one) && <span className="only-read">: {labels.stageDone}</span>}
          </li>
        ))}
      </ol>
      {buyers.length > 0 && <p className={classes.quiet}>{labels.soFar(buyers.length)}</p>}
      <Button variant="default" onClick={onStop}>
        {labels.stop}
      </Button>
    </div>
  )
}
