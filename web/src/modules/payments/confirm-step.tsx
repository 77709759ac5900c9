import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from '../../lib/router.tsx'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import { ReadyHeading } from './card-form.tsx'
import classes from './checkout.module.css'
import { texts } from './texts.ts'
import type { Failure } from './use-purchase.ts'

const said = texts.card

interface Props {
  /** The charge, as text. */
  amount: string
  /** The product's page. */
  page: string
  failure: Failure | null
  hasPriceChanged: boolean
  isPaying: boolean
  isBusy: boolean
  onConfirm: () => void
  /** Goes back to the card data. */
  onChange: () => void
  /** The way to pay without a card. */
  other: ReactNode
}

/** The last step: the charge and «Confirmar compra»; after a failure the reason and every option to continue. */
export const ConfirmStep = ({ amount, page, failure, hasPriceChanged, isPaying, isBusy, onConfirm, onChange, other }: Props) => {
  const isCardRefused = failure?.kind === 'card'
  return (
    <div className={classes.confirm}>
      <ReadyHeading />
      <p>{said.charge(amount)}</p>
      {hasPriceChanged && <InlineNotice kind="error">{said.priceChanged}</InlineNotice>}
      {failure && <InlineNotice kind="error">{failure.text}</InlineNotice>}
      {isCardRefused && <p className={classes.quiet}>{said.stillReserved}</p>}
      {isPaying && <p role="status">{said.paying}</p>}
      {isCardRefused && (
        <Button size="lg" fullWidth disabled={isBusy} onClick={onChange}>
          {said.otherCard}
        </Button>
      )}
      {failure?.kind === 'final' ? (
        <Button component={Link} to={page} replace fullWidth>
          {said.toProduct}
        </Button>
      ) : (
        <Button
          size={isCardRefused ? undefined : 'lg'}
          variant={isCardRefused ? 'default' : 'filled'}
          fullWidth
          loading={isBusy}
          onClick={onConfirm}
        >
          {failure ? said.retry : said.confirm}
        </Button>
      )}
      {isCardRefused ? (
        other
      ) : (
        <Button variant="default" fullWidth disabled={isBusy} onClick={onChange}>
          {said.change}
        </Button>
      )}
      <p className={classes.quiet}>{said.afterwards}</p>
    </div>
  )
}
