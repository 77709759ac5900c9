import type { Coincidence as Word } from '@feria/contract/wishes/values'
import { IconBolt } from '@tabler/icons-react'
import { useState } from 'react'
import { useLoaded } from '../../../lib/use-loaded.ts'
import { Pill } from '../../../ui/pill.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { percentOf } from '../match-words.ts'
import { texts } from '../texts.ts'
import classes from './coincidence.module.css'
import { scoreTexts as labels } from './score-texts.ts'

const loadExplained = async () => (await import('./score-explained.tsx')).ScoreExplained

interface Props {
  of: { matchId: string; coincidencia: Word; matchScore: number | null; reasons: string[] }
  /** What stands above the score in its explanation; none on the match's own page. */
  isOwnPage?: boolean
}

/** The score as a button that explains it, in a sheet whose code loads at the press. */
const Score = ({ of, percent, isOwnPage }: { of: Props['of']; percent: string; isOwnPage: boolean }) => {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const Explained = useLoaded(loadExplained, wasOpened)
  const open = () => {
    setWasOpened(true)
    setIsOpen(true)
  }
  return (
    <>
      <button type="button" className={classes.score} aria-haspopup="dialog" aria-label={labels.explain(percent)} onClick={open}>
        {percent}
      </button>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={labels.title(percent)}>
        {Explained ? <Explained matchId={of.matchId} word={of.coincidencia} hasLink={!isOwnPage} /> : <p>{labels.loading}</p>}
      </Sheet>
    </>
  )
}

/**
 * MATCH or CERCANO with the match score in percent, which explains itself at a press. An unknown score is marked as an estimate; one
 * without any reason is not shown.
 */
export const Coincidence = ({ of, isOwnPage = false }: Props) => {
  const { percent, isEstimated } = percentOf(of.matchScore)
  const shown = texts.percent(percent)
  return (
    <span className={classes.line}>
      <Pill
        tone={of.coincidencia === 'MATCH' ? 'good' : 'warn'}
        icon={
          of.coincidencia === 'MATCH' ? <IconBolt size={14} aria-hidden="true" /> : <span className={classes.half} aria-hidden="true" />
        }
      >
        {of.coincidencia}
      </Pill>
      {isEstimated && (
        <span className={classes.percent}>
          {shown} <span className={classes.estimated}>{texts.estimated}</span>
        </span>
      )}
      {!isEstimated && of.reasons.length > 0 && <Score of={of} percent={shown} isOwnPage={isOwnPage} />}
    </span>
  )
}
