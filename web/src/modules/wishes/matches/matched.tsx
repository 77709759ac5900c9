import type { NearbyProduct } from '@feria/contract/wishes/schemas'
import classes from './coincidence.module.css'
import { Coincidence } from './coincidence.tsx'
import { MainReasons } from './main-reasons.tsx'
import { scoreTexts } from './score-texts.ts'

/** That a product matches a wish of the member, which one, how well, and the strongest reasons. */
export const Matched = ({ match }: { match: NonNullable<NearbyProduct['match']> }) => (
  <>
    <Coincidence of={match} />
    <p className={classes.wish}>{scoreTexts.forWish(match.wish.name)}</p>
    <MainReasons of={match} />
  </>
)
