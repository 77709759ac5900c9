import type { PublicWish } from '@feria/contract/wishes/schemas'
import { Link } from 'react-router'
import { formatDay } from '../../../lib/format.ts'
import { LinkButton } from '../../../ui/plain-button.tsx'
import { ShareButton } from '../../catalogue/share-button.tsx'
import { ReportMenu } from '../../moderation/report/report-menu.tsx'
import classes from './public-wishes.module.css'
import { texts } from './texts.ts'
import { WishCard, WishLimits } from './wish-card.tsx'
import { placeOf } from './wish-place.ts'

/** What somebody looks for, as everybody may see it, and the way to offer it. */
export const PublicWishPage = ({ wish, others }: { wish: PublicWish; others: PublicWish[] }) => (
  <div className="page">
    <nav aria-label="Estás en" className={classes.crumb}>
      <Link to="/busco">{texts.title}</Link>
    </nav>
    <article className={classes.wish}>
      <p className={classes.quiet}>{texts.looksFor}</p>
      <h1 className={classes.title}>{wish.name}</h1>
      {wish.modelo !== wish.name && <p className={classes.modelo}>{wish.modelo}</p>}
      <WishLimits wish={wish} />
      <p className={classes.quiet}>
        {texts.in(placeOf(wish))} · {texts.since(formatDay(wish.createdAt))}
      </p>
      <div className={classes.actions}>
        <LinkButton to={`/new-product?nombre=${encodeURIComponent(wish.name)}`} size="lg">
          {texts.have}
        </LinkButton>
        <ShareButton title={wish.name} />
        <ReportMenu subject="wish" id={wish.id} />
      </div>
      <p className={classes.quiet}>{texts.havesHint}</p>
    </article>
    {others.length > 0 && (
      <section className={classes.others} aria-labelledby="otras-busquedas">
        <h2 id="otras-busquedas" className={classes.part}>
          {texts.others}
        </h2>
        <ul className={classes.list}>
          {others.map((other) => (
            <li key={other.id}>
              <WishCard wish={other} heading="h3" />
            </li>
          ))}
        </ul>
      </section>
    )}
  </div>
)
