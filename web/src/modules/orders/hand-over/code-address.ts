import { DELIVERY_CODE_DIGITS } from '@feria/contract/orders/values'

/** Behind the # of an address: it is never sent to a server, and stays out of its logs. */
const MARK = 'entrega='

/**
 * What the QR of a delivery holds: the address of the sale with its code. Whoever reads it by the camera of a telephone, outside of this
 * app, comes to the sale with the code filled in.
 */
export const codeAddress = (origin: string, orderId: string, code: string): string => `${origin}/sales/${orderId}#${MARK}${code}`

/** The code in the part of an address behind its #; null when there is none. */
export const codeInHash = (hash: string): string | null => {
  const code = hash.replace(/^#/, '').startsWith(MARK) ? hash.replace(/^#/, '').slice(MARK.length) : ''
  return isCode(code) ? code : null
}

const isCode = (text: string): boolean => new RegExp(`^\\d{${DELIVERY_CODE_DIGITS}}$`).test(text)

/** What was read from a QR: the code, another sale's, or none of ours. Without an order, the code of any. */
export const readQr = (text: string, orderId: string | null): { code: string } | 'other sale' | 'not ours' => {
  const [, order, hash] = /\/sales\/([\w-]+)(#.*)$/.exec(text) ?? []
  const code = codeInHash(hash ?? '')
  if (!code) return 'not ours'
  return orderId === null || order === orderId ? { code } : 'other sale'
}
