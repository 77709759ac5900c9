import type { Balance } from '@feria/contract/payments/schemas'
import { Button } from '@mantine/core'
import { formatAmount, formatDate, formatDay } from '../../../lib/format.ts'
import { HelpLink } from '../../../ui/help-link.tsx'
import { Price } from '../../../ui/price.tsx'
import classes from './balance.module.css'
import { texts } from './texts.ts'

/** From when on what waits can be withdrawn: one moment, or the days from the first to the last sale. */
const waitsFor = ({ waiting, currency, waitsUntil }: Balance): string | null => {
  if (!waitsUntil) return null
  const [amount, first, last] = [formatAmount(waiting, currency), formatDay(waitsUntil.first), formatDay(waitsUntil.last)]
  return first === last ? texts.waitsUntil(amount, formatDate(waitsUntil.last)) : texts.waitsBetween(amount, first, last)
}

/** The member's balance in one currency, and «Retirar» while some of it is available. */
export const BalanceCard = ({ balance, onWithdraw }: { balance: Balance; onWithdraw: () => void }) => {
  const { currency, available, waiting, waitsUntil, held, payingOut } = balance
  const name = texts.currencies[currency]
  return (
    <li className={classes.card}>
      <h2 className={classes.currency}>{name}</h2>
      <dl className={classes.sums}>
        <div className={classes.main} data-owed={available < 0 || undefined}>
          <dt>{texts.available}</dt>
          <dd>
            <Price value={available} currency={currency} size="lg" isSum />
          </dd>
        </div>
        {waiting > 0 && (
          <div>
            <dt>{texts.waiting}</dt>
            <dd>
              <Price value={waiting} currency={currency} size="sm" isSum />
            </dd>
          </div>
        )}
        <div>
          <dt title={texts.heldHint}>{texts.held}</dt>
          <dd>
            <Price value={held} currency={currency} size="sm" isSum />
          </dd>
        </div>
        <div>
          <dt>{texts.payingOut}</dt>
          <dd>
            <Price value={payingOut} currency={currency} size="sm" isSum />
          </dd>
        </div>
      </dl>
      {waitsUntil && (
        <>
          <p className={classes.quiet}>{waitsFor(balance)}</p>
          <HelpLink topic="vender" question="retirar-mi-saldo" about="Vender" />
        </>
      )}
      {available < 0 && <p className={classes.quiet}>{texts.owed}</p>}
      {available > 0 && (
        <Button aria-label={texts.withdrawOf(name.toLowerCase())} onClick={onWithdraw}>
          {texts.withdraw}
        </Button>
      )}
    </li>
  )
}
