import { fields, number, oneOf, text } from './kinds.ts'
import { byId, type Table } from './shared.ts'

const list = oneOf(
  [
    ...['users', 'people', 'products', 'orders', 'payments', 'abuse-reports', 'claims', 'withdrawals', 'payouts', 'contact', 'identities'],
    ...['review-appeals', 'reviews', 'held-messages', 'mails', 'refused-mails', 'jobs', 'audit'],
  ],
  'Esa lista no existe.',
)

/** What the calls of the back office itself read. */
export const admin: Table = {
  'admin.saveFilter': {
    body: fields({ section: list, name: text(60, 'Poné un nombre al filtro.'), query: text(1000, 'Elegí antes algún filtro.') }),
  },
  'admin.removeSavedFilter': byId,
  'admin.recordDownload': {
    body: fields({ list, rows: number({ low: 0, high: 10_000, step: 1 }, { none: 'Las filas van de 0 a 10.000.' }) }),
  },
}
