/** Markup whose texts are escaped: only `markup` makes it. */
export interface Markup {
  readonly markup: string
}

type Part = string | number | Markup | readonly Markup[] | null | undefined | false

/** Markup with values in it: texts are escaped, other markup stays, and what there is not leaves nothing. */
export const markup = (parts: TemplateStringsArray, ...values: Part[]): Markup => ({
  markup: parts.reduce((whole, part, n) => whole + sourceOf(values[n - 1]) + part),
})

const sourceOf = (value: Part): string => {
  if (value === null || value === undefined || value === false) return ''
  if (typeof value === 'string' || typeof value === 'number') return escapeText(String(value))
  return 'markup' in value ? value.markup : value.map((one) => one.markup).join('')
}

/** What no XML has, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it is about
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
/**
 * Signs, and all but plain letters: mrml writes attributes as Rust shows texts, so that `\` and the joints of an emoji would be changed.
 */
const ESCAPED = /[&<>"'\\]|[^\x20-\x7e\u00a1-\u00ac\u00ae-\u024f]/gu

const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replace(ESCAPED, (sign) => `&#${sign.codePointAt(0)};`)
