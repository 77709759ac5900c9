import { sidesOf } from '../match-words.ts'
import classes from './coincidence.module.css'
import { scoreTexts as labels } from './score-texts.ts'

const Reason = ({ side, children, isAgainst }: { side: string; children: string | undefined; isAgainst?: boolean }) =>
  children && (
    <p className={classes.reason} data-against={isAgainst}>
      {side}: {children}
    </p>
  )

/** The strongest reason for a match, and the strongest against it, on a card. */
export const MainReasons = ({ of }: { of: { reasons: string[]; reasonsAgainst: string[] } }) => {
  const { inFavour, against } = sidesOf(of)
  return (
    <>
      <Reason side={labels.inFavour}>{inFavour[0]}</Reason>
      <Reason side={labels.against} isAgainst>
        {against[0]}
      </Reason>
    </>
  )
}
