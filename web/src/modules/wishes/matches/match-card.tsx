import { conditionOf } from '@feria/contract/catalogue/values'
import type { Match } from '@feria/contract/wishes/schemas'
import { Link } from 'react-router'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import card from '../../catalogue/product-card.module.css'
import { HeartButton } from '../../favorites/heart-button.tsx'
import { Coincidence } from './coincidence.tsx'
import { MainReasons } from './main-reasons.tsx'
import classes from './match-list.module.css'
import { texts } from './texts.ts'

interface Props {
  match: Match
  hasWish: boolean
  heading?: 'h3' | 'h4'
}

/** A product that matches a wish: its product card with score and reasons; the whole card opens the match. */
export const MatchCard = ({ match, hasWish, heading: Heading = 'h4' }: Props) => (
  <article className={card.card}>
    <div className={card.picture}>
      <Picture src={match.imageUrl} alt="" ratio={4 / 3} sizes="(min-width: 64em) 216px, (min-width: 48em) 30vw, 46vw" />
    </div>
    <div className={card.words}>
      <Coincidence of={match} />
      <Price value={match.price} currency={match.currency} former={match.originalPrice} />
      <Heading className={`${card.name} ${classes.name}`}>
        <Link to={`/matches/${match.matchId}`} className={card.link}>
          {match.name}
        </Link>
      </Heading>
      <p className={card.meta}>{[match.location, conditionOf(match)].filter(Boolean).join(' · ')}</p>
      <MainReasons of={match} />
      {hasWish && <p className={card.meta}>{texts.list.forWish(match.wish.name)}</p>}
    </div>
    <span className={card.heart}>
      <HeartButton product={match} />
    </span>
  </article>
)
