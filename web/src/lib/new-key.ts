/**
 * A fresh key for something that is sent again when no answer comes: 32 hexadecimal digits of 128 random bits. `crypto.randomUUID` is
 * missing where the page is not served over https.
 */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
