import type { KeptCard } from '@feria/contract/payments/schemas'
import { Button, TextInput } from '@mantine/core'
import { Link } from 'react-router'
import { InlineNotice } from '../../ui/inline-notice.tsx'
import classes from './checkout.module.css'
import { PurchaseNews } from './purchase-news.tsx'
import { texts } from './texts.ts'
import type { KeptPress } from './use-kept-press.ts'

const labels = texts.kept

interface Props {
  card: KeptCard
  /** The charge, as text. */
  amount: string
  /** The product's page. */
  page: string
  /** Codes with which the sandbox refuses a card are told. */
  isTest: boolean
  press: KeptPress
}

/** Under the chosen card: the one thing that the provider asks for again, and the button that pays. Enter in the field pays too. */
export const KeptCardPanel = ({ card, amount, page, isTest, press }: Props) => {
  const { code, setCode, error, failure, hasPriceChanged, isPaying, isBusy, wasUnsure } = press
  return (
    <div className={classes.panel}>
      {wasUnsure && !failure && (
        <InlineNotice kind="error">
          {texts.card.unsure} <Link to="/history">{texts.card.history}</Link>
        </InlineNotice>
      )}
      <TextInput
        name="kept-cvc"
        label={texts.card.cvc}
        description={isTest ? `${labels.code(card.codeLength)} ${labels.testCodes}` : labels.code(card.codeLength)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="cc-csc"
        inputMode="numeric"
        maxLength={card.codeLength}
        classNames={{ input: classes.code }}
        value={code}
        error={error && <span role="alert">{error}</span>}
        readOnly={isBusy}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <PurchaseNews failure={failure} hasPriceChanged={hasPriceChanged} isPaying={isPaying} />
      {failure?.kind === 'final' ? (
        <Button component={Link} to={page} replace fullWidth>
          {texts.payment.toProduct}
        </Button>
      ) : (
        <Button type="submit" size="lg" fullWidth loading={isPaying} disabled={isBusy}>
          {labels.pay(amount)}
        </Button>
      )}
    </div>
  )
}
