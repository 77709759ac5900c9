const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g
const TIME = /(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.(\d+))?(?:Z|\+00(?::00)?)/g
/** People of tests are numbered on from file to file of a worker. */
const PERSON = /\bpersona\d+(?=@feria\.example)/g
/** Columns and fields whose value chance draws, or a secret does. */
const HIDDEN = new RegExp(
  [
    'hash|sha256|secret|nonce|salt|signature|resetToken|recoveryCodes|provider_?id|session_key|browser_key',
    '^(?:token|refused_token|p256dh|visitor|searchDuration)$',
  ].join('|'),
  'i',
)
/** Long random texts: signatures, secrets, the provider's ids, what links carry. */
const RANDOM = new RegExp(
  [
    /(?<=~)[\w-]{22}(?![\w-])/,
    /(?<=secret=)[A-Z2-7]+/,
    /\b(?:tok|chk|pay|card|cus|ref)_[\w-]{8,}/,
    /(?<=\/(?:reset-password|confirm-email|undo-email|r|private-files\/chat|private-files)\/)[\w.~-]{20,}/,
    /(?<=[?&](?:t|cursor|token)=)[\w.~%-]{16,}/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

/** What an id, a code or a number is called in what is written down. */
export interface Names {
  /** Names a value; the first name stays. */
  call(value: string, name: string): void
  has(value: string): boolean
  /** The same, with every id that has no name yet alike. */
  outline(value: unknown): string
  /** A text with all that chance draws under its name. */
  inText(text: string): string
  /** A value of JSON likewise. */
  inValue(value: unknown, key?: string): unknown
}

export const createNames = (): Names => {
  const names = new Map<string, string>()
  let unknown = 0
  const nameOf = (id: string): string => {
    const name = names.get(id) ?? `<id ${++unknown}>`
    names.set(id, name)
    return name
  }
  /** Codes and numbers are words of their own, so that no part of another word is taken for one. */
  let words: RegExp | null = null
  const inText = (text: string): string => {
    words ??= wordsOf([...names.keys()].filter((known) => !known.match(UUID)))
    return text
      .replace(UUID, nameOf)
      .replace(words, (word) => names.get(word) ?? word)
      .replace(RANDOM, '<random>')
      .replace(PERSON, 'persona<n>')
      .replace(TIME, (_, day: string, clock: string, part = '') => `${day} ${clock}${/^0*$/.test(part) ? '' : `.${part}`}`)
      .replace(/ (\d\d:\d\d):00(?![\d.])/g, ' $1')
  }
  const inValue = (value: unknown, key = ''): unknown => {
    if (HIDDEN.test(key) && value !== null && value !== undefined) return '<hidden>'
    if (typeof value === 'string') return inText(value)
    if (Array.isArray(value)) return value.map((one) => inValue(one, key))
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [inText(name), inValue(one, name)]))
    return value
  }
  return {
    call: (value, name) => {
      if (!names.has(value)) names.set(value, name)
      words = null
    },
    outline: (value) => JSON.stringify(value).replace(UUID, (id) => names.get(id) ?? '<id>'),
    has: (value) => names.has(value),
    inText,
    inValue,
  }
}

const wordsOf = (words: string[]): RegExp =>
  words.length === 0
    ? /(?!)/g
    : new RegExp(`(?<![\\w-])(?:${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?![\\w-])`, 'g')
