import type { ResaleTransaction } from '@feria/contract/reselling/schemas'
import { formatAgo, formatDate } from '../../../lib/format.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Pill } from '../../../ui/pill.tsx'
import { toPercent } from '../share/breakdown.ts'
import { BreakdownList } from '../share/breakdown-list.tsx'
import { texts as shared } from '../texts.ts'
import { nextOf, steps, tones } from './stages.ts'
import { texts } from './texts.ts'
import { TransactionActions } from './transaction-actions.tsx'
import classes from './transactions.module.css'

const labels = texts.card

const Steps = ({ stage }: Pick<ResaleTransaction, 'stage'>) => {
  const at = steps.indexOf(stage)
  if (at < 0) return null
  return (
    <div>
      <span className="only-read">{labels.steps(at + 1, steps.length)}</span>
      <div className={classes.steps} aria-hidden="true">
        {steps.map((step, n) => (
          <span key={step} className={classes.step} data-done={n <= at || undefined} />
        ))}
      </div>
    </div>
  )
}

/** A transaction: the buyer and product, its progress, the breakdown of the price, and the available actions. */
export const TransactionCard = ({ transaction, isAlone }: { transaction: ResaleTransaction; isAlone: boolean }) => {
  const { buyerName, buyerPhone, createdAt, stage, breakdown, resaleLink } = transaction
  const percent = shared.commission.percent(toPercent(resaleLink.commissionRate))
  return (
    <li className={classes.card} aria-label={labels.of(buyerName, resaleLink.product.name)}>
      <div className={classes.head}>
        <Picture src={resaleLink.product.imageUrl} alt="" sizes="72px" className={classes.thumb} />
        <div className={classes.words}>
          <Pill tone={tones[stage]}>{stage}</Pill>
          <h2 className={classes.name}>{buyerName}</h2>
          <p className={classes.quiet}>{resaleLink.product.name}</p>
          <p className={classes.quiet}>
            {buyerPhone && `${buyerPhone} · `}
            <time dateTime={createdAt} title={formatDate(createdAt)}>
              {formatAgo(createdAt)}
            </time>
          </p>
        </div>
      </div>
      <Steps stage={stage} />
      <p className={classes.next}>{nextOf(transaction)}</p>
      {breakdown && (
        <BreakdownList
          breakdown={breakdown}
          names={{ seller: labels.seller, commission: shared.commission.yours(percent), total: shared.commission.total }}
        />
      )}
      <TransactionActions transaction={transaction} isAlone={isAlone} />
    </li>
  )
}
