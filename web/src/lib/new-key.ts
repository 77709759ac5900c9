/**
 * A new idempotency key for a request that may be retried: 128 random bits as 32 hexadecimal digits. `crypto.randomUUID` is missing
 * where the page is not served over https.
 */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
