import { InlineNotice } from '../../ui/inline-notice.tsx'
import classes from './checkout.module.css'
import { texts } from './texts.ts'
import type { Failure } from './use-purchase.ts'

const labels = texts.card

interface Props {
  failure: Failure | null
  hasPriceChanged: boolean
  isPaying: boolean
}

/** What the buyer has to know beside the button that pays: another price, why it was not paid, that it is being paid. */
export const PurchaseNews = ({ failure, hasPriceChanged, isPaying }: Props) => (
  <>
    {hasPriceChanged && <InlineNotice kind="error">{labels.priceChanged}</InlineNotice>}
    {failure && <InlineNotice kind="error">{failure.text}</InlineNotice>}
    {failure?.kind === 'card' && <p className={classes.quiet}>{labels.stillReserved}</p>}
    {isPaying && <p role="status">{labels.paying}</p>}
  </>
)
