import type { Currency } from '@feria/contract/money'
import type { Claim } from '@feria/contract/orders/schemas'
import { formatAmount, formatDate } from '../../../lib/format.ts'
import { writeMoment } from '../../../lib/local-time.ts'
import { Picture } from '../../../ui/picture.tsx'
import classes from './claims.module.css'
import { texts } from './texts.ts'

const Photos = ({ urls }: { urls: string[] }) =>
  urls.length === 0 ? null : (
    <ul className={classes.photos}>
      {urls.map((url, index) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer" aria-label={texts.photo(index + 1, urls.length)}>
            <Picture src={url} alt="" sizes="96px" className={classes.photo} />
          </a>
        </li>
      ))}
    </ul>
  )

interface Statement {
  who: string
  at: string
  text: string
  photos: string[]
}

const Entry = ({ who, at, text, photos }: Statement) => (
  <li className={classes.entry}>
    <p className={classes.who}>
      {who} <time dateTime={at}>{formatDate(at)}</time>
    </p>
    <p className={classes.text}>{text}</p>
    <Photos urls={photos} />
  </li>
)

interface Props {
  claim: Claim
  currency: Currency
  /** The reader. */
  side: 'buyer' | 'seller' | 'admin'
  /** The names of the parties, for this reader. */
  names: { buyer: string; seller: string }
}

/** A claim from opening to decision: statements with time and photos, and what it is waiting for. */
export const ClaimThread = ({ claim, currency, side, names }: Props) => {
  const { kind, outcome, settledAt, answer, answeredAt } = claim
  const then = claim.until && (answeredAt ? texts.undecided : texts.unanswered)[side](writeMoment(claim.until), names)
  const waits = answeredAt ? texts.waitsForAdmin[side] : texts.waitsForSeller[side]
  return (
    <ol className={classes.thread}>
      <Entry who={texts.opened[kind](names.buyer)} at={claim.createdAt} text={claim.text} photos={claim.photos} />
      {answer !== null && answeredAt && (
        <Entry who={texts.answered(names.seller)} at={answeredAt} text={answer} photos={claim.answerPhotos} />
      )}
      {settledAt && outcome ? (
        <li className={classes.entry} data-end>
          <p className={classes.who}>
            {texts.settled} <time dateTime={settledAt}>{formatDate(settledAt)}</time>
          </p>
          <p className={classes.outcome}>{texts.outcomes[outcome](formatAmount(claim.refunded ?? 0, currency))}</p>
          {claim.note && <p className={classes.text}>{claim.note}</p>}
        </li>
      ) : (
        <li className={classes.entry} data-ahead>
          <p className={classes.quiet}>
            {kind === 'arrepentimiento' ? texts.sendBack[side] : waits}
            {then && ` ${then}`}
          </p>
        </li>
      )}
    </ol>
  )
}
