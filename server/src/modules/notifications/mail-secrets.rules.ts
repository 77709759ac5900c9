const LINK = /(https?:\/\/[^\s/]+)(\S*)/g
/** Tokens have 43 letters, what we sign has more; no word of an address is as long. */
const LONG = /(?<=[/=])[\w.~-]{20,}/g
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A letter as others than its reader may see it: links without what makes them work, ids of things stay. */
export const maskSecrets = (text: string): string =>
  text.replace(LINK, (_, origin: string, rest: string) => origin + rest.replace(LONG, (part) => (ID.test(part) ? part : '…')))
