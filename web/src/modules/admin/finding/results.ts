import type { FoundInAdmin } from '@feria/contract/admin/schemas'
import { SEARCH_RESULTS } from '@feria/contract/admin/values'
import { formatAmount, formatDay } from '../../../lib/format.ts'
import { texts as orderTexts } from '../../orders/texts.ts'
import { findingTexts as labels } from './texts.ts'

export interface Result {
  id: string
  to: string
  title: string
  /** What tells it apart from others of that title. */
  text: string
  /** What is special about it. */
  mark: string | null
}

export interface ResultGroup {
  kind: keyof FoundInAdmin
  results: Result[]
  /** The list of that kind with the text; null where it cannot hold more than what is shown. */
  all: string | null
}

/** The section of the back office that lists each kind. */
const listOf = { members: 'personas', orders: 'ventas', payments: 'pagos', products: 'publicaciones' } as const

const HOME = '/admin-dashboard'
const listed = (kind: keyof FoundInAdmin, text: string) => `${HOME}/${listOf[kind]}?${new URLSearchParams({ buscar: text })}`
const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ')

const resultsOf = ({ members, orders, payments, products }: FoundInAdmin): Record<keyof FoundInAdmin, Result[]> => ({
  members: members.map(({ id, name, email, isClosed, isRestricted }) => ({
    ...{ id, to: `${HOME}/personas/${id}`, title: name, text: email ?? '' },
    mark: isClosed ? labels.closed : isRestricted ? labels.restricted : null,
  })),
  orders: orders.map(({ id, number, status, total, currency, buyerName, sellerName, createdAt }) => ({
    ...{ id, to: `${HOME}/ventas/${id}`, title: number, mark: orderTexts.status[status] },
    text: joined(formatAmount(total, currency), labels.trade(buyerName, sellerName), formatDay(createdAt)),
  })),
  payments: payments.map(({ id, status, amount, currency, createdAt, order }) => ({
    ...{ id, to: order ? `${HOME}/ventas/${order.id}` : listed('payments', id), title: formatAmount(amount, currency) },
    text: joined(order ? labels.ofOrder(order.number) : labels.noOrder, formatDay(createdAt)),
    mark: labels.payment[status],
  })),
  products: products.map(({ id, name, sellerName, isVisible }) => ({
    ...{ id, to: listed('products', id), title: name, text: labels.sells(sellerName), mark: isVisible ? null : labels.hidden },
  })),
})

/** What a search found as the groups that are shown, without the empty ones. `hasList` says which sections there are. */
export const groupsOf = (found: FoundInAdmin, text: string, hasList: (section: string) => boolean): ResultGroup[] => {
  const of = resultsOf(found)
  return (Object.keys(of) as (keyof FoundInAdmin)[]).flatMap((kind) => {
    const results = of[kind]
    const isCut = results.length >= SEARCH_RESULTS && hasList(listOf[kind])
    return results.length > 0 ? [{ kind, results, all: isCut ? listed(kind, text) : null }] : []
  })
}
