import { useMemo, useSyncExternalStore } from 'react'

/** session.ts removes these keys when the member signs out; they stay if the server ended the session. */
const PREFIX = 'delivery-outbox:'
const nameOf = (userId: string, orderId: string) => `${PREFIX}${userId}:${orderId}`

/** A code that the server has not answered yet, or why it was refused when it was sent later. */
export interface KeptCode {
  code: string
  refusal: string | null
}

const listeners = new Set<() => void>()
const announce = () => {
  for (const listener of listeners) listener()
}

const readText = (userId: string, orderId: string): string | null => {
  try {
    return localStorage.getItem(nameOf(userId, orderId))
  } catch {
    return null
  }
}

const parse = (text: string | null): KeptCode | null => {
  try {
    const { code, refusal } = JSON.parse(text ?? '{}') as Partial<KeptCode>
    return typeof code === 'string' ? { code, refusal: typeof refusal === 'string' ? refusal : null } : null
  } catch {
    return null
  }
}

/** Keeps the code of an order on this device until it is dropped; another one replaces it. */
export const keepCode = (userId: string, orderId: string, kept: KeptCode): void => {
  try {
    localStorage.setItem(nameOf(userId, orderId), JSON.stringify(kept))
  } catch {
    // Storage is full or blocked: the code is sent, only a failure is not sent again later.
  }
  announce()
}

/** Forgets the code of an order. */
export const dropCode = (userId: string, orderId: string): void => {
  try {
    localStorage.removeItem(nameOf(userId, orderId))
  } catch {
    // Storage is blocked: nothing was kept.
  }
  announce()
}

/** The codes of a member that were not answered yet, by order. */
export const codesWaiting = (userId: string): [orderId: string, code: string][] => {
  try {
    const start = nameOf(userId, '')
    return Object.keys(localStorage).flatMap((key) => {
      const kept = key.startsWith(start) ? parse(localStorage.getItem(key)) : null
      return kept && kept.refusal === null ? [[key.slice(start.length), kept.code] as [string, string]] : []
    })
  } catch {
    return []
  }
}

const follow = (listener: () => void) => {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The kept code of a member's order, as it changes here and in other tabs; null when there is none. */
export const useKeptCode = (userId: string, orderId: string): KeptCode | null => {
  const text = useSyncExternalStore(
    follow,
    () => readText(userId, orderId),
    () => null,
  )
  return useMemo(() => parse(text), [text])
}
