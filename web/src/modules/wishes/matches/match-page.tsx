import { conditionOf } from '@feria/contract/catalogue/values'
import * as api from '@feria/contract/routes'
import type { MatchDetail } from '@feria/contract/wishes/schemas'
import { useParams } from 'react-router'
import { formatAgo, formatDate } from '../../../lib/format.ts'
import { useRoute } from '../../../lib/use-route.ts'
import { useTitle } from '../../../lib/use-title.ts'
import layout from '../../../ui/one-thing.module.css'
import { OneThing } from '../../../ui/one-thing.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { HeartButton } from '../../favorites/heart-button.tsx'
import { Coincidence } from './coincidence.tsx'
import classes from './match-page.module.css'
import { MatchReasons } from './match-reasons.tsx'
import { MatchSteps } from './match-steps.tsx'
import { MatchOther, MatchWish } from './match-wish.tsx'
import { texts } from './texts.ts'

const labels = texts.match
const back = { to: labels.back, crumb: texts.title, button: labels.toPanel }

const Shown = ({ match }: { match: MatchDetail }) => (
  <div className={layout.columns}>
    <div className={classes.main}>
      <div className={layout.picture}>
        <Picture src={match.imageUrl} alt="" ratio={4 / 3} sizes="(min-width: 64em) 640px, 100vw" isEager isWhole />
        {match.side === 'busco' && (
          <span className={classes.heart}>
            <HeartButton product={match} />
          </span>
        )}
      </div>
    </div>
    <div className={`${layout.side} ${classes.side}`}>
      <Coincidence of={match} isOwnPage />
      <h1 className={layout.name}>{match.name}</h1>
      <Price value={match.price} currency={match.currency} former={match.originalPrice} size="lg" />
      <p className={layout.quiet}>
        {[conditionOf(match), match.location].filter(Boolean).join(' · ')}
        {' · '}
        <time dateTime={match.matchedAt} title={formatDate(match.matchedAt)}>
          {labels.foundAt(formatAgo(match.matchedAt))}
        </time>
      </p>
      <MatchOther match={match} />
      <MatchSteps match={match} />
    </div>
    <div className={classes.rest}>
      <MatchReasons match={match} />
      <MatchWish match={match} />
    </div>
  </div>
)

/** /matches/:matchId: a product and a wish that match, the reasons, and each side's next actions. */
export const MatchPage = () => {
  const { matchId = '' } = useParams()
  const found = useRoute(api.wishes.match, { params: { id: matchId } })
  useTitle(found.data?.name)
  return (
    <OneThing back={back} texts={labels} found={found}>
      {(match) => <Shown match={match} />}
    </OneThing>
  )
}
