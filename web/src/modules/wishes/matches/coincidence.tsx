import type { Coincidence as Word } from '@feria/contract/wishes/values'
import { IconBolt, IconCircleHalf2 } from '@tabler/icons-react'
import { Pill } from '../../../ui/pill.tsx'
import { percentOf } from '../match-words.ts'
import { texts } from '../texts.ts'
import classes from './coincidence.module.css'

/** MATCH or CERCANO with the match score in percent; an unknown one is marked as an estimate. */
export const Coincidence = ({ word, score }: { word: Word; score: number | null }) => {
  const { percent, isEstimated } = percentOf(score)
  return (
    <span className={classes.line}>
      <Pill
        tone={word === 'MATCH' ? 'good' : 'warn'}
        icon={word === 'MATCH' ? <IconBolt size={14} aria-hidden="true" /> : <IconCircleHalf2 size={14} aria-hidden="true" />}
      >
        {word}
      </Pill>
      <span className={classes.percent}>
        {texts.percent(percent)}
        {isEstimated && <span className={classes.estimated}> {texts.estimated}</span>}
      </span>
    </span>
  )
}
