import type { Sale } from '@feria/contract/orders/schemas'
import { Link } from 'react-router'
import { formatAmount, formatDay } from '../../lib/format.ts'
import { moneyPlaceOf } from './status.ts'
import { texts } from './texts.ts'

const labels = texts.sale

/** Where the funds of a sale are now, what was refunded, and the link to the balance. */
export const MoneyPlace = ({ sale }: { sale: Sale }) => {
  const place = moneyPlaceOf(sale)
  if (!place) return null
  return (
    <>
      {labels.moneyPlaces[place]}
      {sale.heldUntil && <>. {labels.heldUntil(formatDay(sale.heldUntil))}</>}
      {place === 'yours' && sale.refunded > 0 && <> · {labels.partBack(formatAmount(sale.refunded, sale.currency))}</>}
      <br />
      <Link to="/saldo">{labels.toBalance}</Link>
    </>
  )
}
