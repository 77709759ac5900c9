const LINK = /(https?:\/\/[^\s/]+)(\S*)/g
/** Tokens have 43 characters, signed texts more; no path segment is as long. */
const LONG = /(?<=[/=])[\w.~-]{20,}/g
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** An email as others than its reader may see it: links lose their secrets, ids of things stay. */
export const maskSecrets = (text: string): string =>
  text.replace(LINK, (_, origin: string, rest: string) => origin + rest.replace(LONG, (part) => (ID.test(part) ? part : '…')))
