/** As in outbox.ts, whose code loads only where there is something to send. */
const hasWaiting = (): boolean => {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('delivery-outbox:'))
  } catch {
    return false
  }
}

const sendAll = async (): Promise<void> => {
  if (hasWaiting() && navigator.onLine) await (await import('./send-code.ts')).sendWaitingCodes()
}
const send = () => void sendAll().catch(() => undefined)

/** Sends delivery codes that were loaded without a connection, now and whenever there is one, until the returned function is called. */
export const sendCodesLater = (): (() => void) => {
  send()
  addEventListener('online', send)
  return () => removeEventListener('online', send)
}
