import { Button, Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { HelpLink } from '../../ui/help-link.tsx'
import { ReadyHeading } from './card-form.tsx'
import classes from './checkout.module.css'
import { PurchaseNews } from './purchase-news.tsx'
import { texts } from './texts.ts'
import type { Failure } from './use-purchase.ts'

const labels = texts.card

interface Props {
  /** The charge, as text. */
  amount: string
  /** The product's page. */
  page: string
  failure: Failure | null
  hasPriceChanged: boolean
  isPaying: boolean
  isBusy: boolean
  /** Whether the provider is to keep the card. */
  keepCard: boolean
  onKeepCard: (keepCard: boolean) => void
  onConfirm: () => void
  /** Goes back to the card data. */
  onChange: () => void
  /** The way to pay without a card. */
  other: ReactNode
}

/** The last step: the charge and «Confirmar compra»; after a failure the reason and every option to continue. */
export const ConfirmStep = (props: Props) => {
  const { amount, page, failure, hasPriceChanged, isPaying, isBusy, keepCard, onKeepCard, onConfirm, onChange, other } = props
  const isCardRefused = failure?.kind === 'card'
  return (
    <div className={classes.confirm}>
      <ReadyHeading />
      <p>{labels.charge(amount)}</p>
      <PurchaseNews failure={failure} hasPriceChanged={hasPriceChanged} isPaying={isPaying} />
      {failure?.kind !== 'final' && (
        <Checkbox
          size="md"
          label={labels.keep}
          description={labels.keepHint}
          checked={keepCard}
          disabled={isBusy}
          onChange={(event) => onKeepCard(event.currentTarget.checked)}
        />
      )}
      {isCardRefused && (
        <Button size="lg" fullWidth disabled={isBusy} onClick={onChange}>
          {labels.otherCard}
        </Button>
      )}
      {failure?.kind === 'final' ? (
        <Button component={Link} to={page} replace fullWidth>
          {labels.toProduct}
        </Button>
      ) : (
        <Button
          size={isCardRefused ? undefined : 'lg'}
          variant={isCardRefused ? 'default' : 'filled'}
          fullWidth
          loading={isPaying}
          disabled={isBusy}
          onClick={onConfirm}
        >
          {failure ? labels.retry : labels.confirm}
        </Button>
      )}
      {isCardRefused ? (
        other
      ) : (
        <Button variant="default" fullWidth disabled={isBusy} onClick={onChange}>
          {labels.change}
        </Button>
      )}
      <p className={classes.quiet}>{labels.afterwards}</p>
      <HelpLink topic="pagos" question="dinero-retenido" about="Pagos y protección" />
    </div>
  )
}
