import type { Reputation, Review } from '@feria/contract/reviews/schemas'
import { LinkButton } from '../../ui/plain-button.tsx'
import { publicTexts as texts } from './public-texts.ts'
import { ReputationCard } from './reputation-card.tsx'
import { ReviewItem } from './review-item.tsx'
import classes from './reviews.module.css'

export interface PublicReviewsProps {
  reputation: Reputation
  reviews: Review[]
  /** Only those of so many stars; null for all. */
  stars: number | null
  /** The address of the page, to narrow and to go on from. */
  path: string
  /** Opaque; null on the last page. */
  next: string | null
  isFirst: boolean
}

/** What everybody reads of a member: score, facts and the reviews, the newest first, with links to the others. */
export const PublicReviews = ({ reputation, reviews, stars, path, next, isFirst }: PublicReviewsProps) => {
  const addressWith = (more: Record<string, string | number>) => {
    const query = new URLSearchParams(Object.entries(more).map(([name, value]) => [name, String(value)]))
    return `${path}${query.size > 0 ? `?${query}` : ''}#opiniones`
  }
  const narrowed: Record<string, number> = stars === null ? {} : { stars }
  return (
    <section id="opiniones" className={`page ${classes.section}`} aria-labelledby="opiniones-titulo">
      <h2 id="opiniones-titulo" className={classes.heading}>
        {texts.heading}
      </h2>
      <ReputationCard reputation={reputation} addressOf={(of) => addressWith({ stars: of })} />
      {stars !== null && (
        <p className={classes.narrowed}>
          <strong>{texts.onlyOf(stars)}</strong>
          <LinkButton to={addressWith({})} preventScrollReset look="outlined">
            {texts.all}
          </LinkButton>
        </p>
      )}
      {reviews.length === 0 ? (
        <p className={classes.quiet}>{stars === null ? texts.none : texts.noneOf}</p>
      ) : (
        <ul className={classes.reviews}>
          {reviews.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </ul>
      )}
      {(next || !isFirst) && (
        <nav aria-label="Páginas de opiniones" className={classes.ways}>
          {!isFirst && (
            <LinkButton to={addressWith(narrowed)} preventScrollReset look="outlined">
              {texts.first}
            </LinkButton>
          )}
          {next && (
            <LinkButton to={addressWith({ ...narrowed, opiniones: next })} preventScrollReset rel="next">
              {texts.next}
            </LinkButton>
          )}
        </nav>
      )}
    </section>
  )
}
