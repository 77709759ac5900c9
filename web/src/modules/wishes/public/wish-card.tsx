import { wishPageOf } from '@feria/contract/catalogue/address'
import type { PublicWish } from '@feria/contract/wishes/schemas'
import { Link } from 'react-router'
import classes from './public-wishes.module.css'
import { texts } from './texts.ts'
import { placeOf } from './wish-place.ts'

/** The size and the condition that are wished for; nothing where any will do. */
export const WishLimits = ({ wish }: { wish: PublicWish }) => {
  const limits = [wish.size, wish.condition].filter(Boolean)
  return limits.length > 0 && <p>{limits.join(' · ')}</p>
}

/** A public wish in a list; all of it leads to its page. */
export const WishCard = ({ wish, heading: Heading }: { wish: PublicWish; heading: 'h2' | 'h3' }) => (
  <article className={classes.card}>
    <Heading className={classes.name}>
      <Link to={wishPageOf(wish)} className={classes.link}>
        {wish.name}
      </Link>
    </Heading>
    {wish.modelo !== wish.name && <p>{wish.modelo}</p>}
    <WishLimits wish={wish} />
    <p className={classes.quiet}>{texts.in(placeOf(wish))}</p>
  </article>
)
