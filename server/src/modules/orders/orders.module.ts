import { api } from '@feria/contract'
import { defineModule, serve } from '../../module.ts'
import { askWithdrawal } from './ask-withdrawal.ts'
import { getMe } from './get-me.ts'
import { getPurchase } from './get-purchase.ts'
import { listContacts } from './list-contacts.ts'
import { listOrders } from './list-orders.ts'
import { listSales } from './list-sales.ts'
import { listWithdrawals, resolveWithdrawal } from './list-withdrawals.ts'
import { moveOrder } from './move-order.ts'
import { orderBelongings } from './orders.leaving.ts'
import { mailBuyer, mailSeller, mailWithdrawal } from './orders.mails.ts'
import { completeSilent, settleReserved } from './orders.settling.ts'
import { placeOrder } from './place-order.ts'

/**
 * Orders: purchases and sales, the same thing from its two sides. An order reserves its stock for 15 minutes, is charged outside any
 * transaction, and moves through the states of orders.rules.ts. Whatever a crash leaves half done is settled each minute by what the
 * provider of the payment says.
 */
export const orders = defineModule({
  name: 'orders',
  routes: serve(api.orders, {
    place: placeOrder,
    list: listOrders,
    sales: listSales,
    get: getPurchase,
    setStatus: moveOrder,
    contacts: listContacts,
    askWithdrawal,
    withdrawals: listWithdrawals,
    resolveWithdrawal,
    me: getMe,
  }),
  on: {
    'orders.paid': { 'mail-buyer': mailBuyer, 'mail-seller': mailSeller },
    'orders.withdrawal-asked': { 'mail-withdrawal': mailWithdrawal },
  },
  schedules: {
    'settle-reserved': { cron: '* * * * *', run: settleReserved },
    'complete-silent': { cron: '7 * * * *', run: completeSilent },
  },
  belongings: orderBelongings,
})

export { moveOrder } from './move-order.ts'
export { placeOrder } from './place-order.ts'
