import type { Review } from '@feria/contract/reviews/schemas'
import { formatDay } from '../../lib/format.ts'
import { ReportMenu } from '../moderation/report/report-menu.tsx'
import { publicTexts as texts } from './public-texts.ts'
import classes from './reviews.module.css'
import { Stars } from './stars.tsx'

type Words = Pick<Review, 'stars' | 'tags' | 'text' | 'answer'>

/** Stars, tags, words and the answer of a review. */
export const ReviewWords = ({ stars, tags, text, answer }: Words) => (
  <>
    {stars !== null && <Stars value={stars} label={texts.stars(stars)} />}
    {tags.length > 0 && (
      <ul className={classes.tags}>
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    )}
    {text && <p className={classes.text}>{text}</p>}
    {answer && (
      <div className={classes.answer}>
        <p className={classes.quiet}>{texts.answered}</p>
        <p className={classes.text}>{answer}</p>
      </div>
    )}
  </>
)

/** A published review in a list; of one that was taken back only the place. */
export const ReviewItem = ({ review }: { review: Review }) => (
  <li className={classes.review}>
    <div className={classes.top}>
      <p className={classes.author}>
        <span className={classes.name}>{review.author.name}</span>{' '}
        <span className={classes.quiet}>
          {texts.side[review.side]} · <time dateTime={review.publishedAt}>{formatDay(review.publishedAt)}</time>
        </span>
      </p>
      {review.state === 'publicada' && <ReportMenu subject="review" id={review.id} />}
    </div>
    {review.state === 'retirada' ? <p className={classes.quiet}>{texts.withdrawn}</p> : <ReviewWords {...review} />}
  </li>
)
