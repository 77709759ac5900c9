const entities: Record<string, string> = {
  amp: '&',
  quot: '"',
  apos: "'",
  ntilde: 'ñ',
  aacute: 'á',
  eacute: 'é',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  uuml: 'ü',
}

/** Text without the markup and the entities that descriptions of other platforms carry. Linear in its length. */
export const withoutMarkup = (text: string): string => {
  const bare = text.includes('<') ? text.replace(/<[^<>]{0,300}>/g, ' ') : text
  if (!bare.includes('&')) return bare
  return bare.replace(/&(#\d{1,6}|[a-z]{2,8});/gi, (_, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? ' '
    const code = Number(name.slice(1))
    return code >= 32 ? String.fromCodePoint(code) : ' '
  })
}

/** Lower case, without accents and with ñ kept, like `fold`, but with its punctuation: sizes, decimals and joined codes need it. */
export const lowered = (text: string): string => {
  const lower = text.toLowerCase()
  // Plain ASCII has nothing to decompose; that is most words of most texts.
  if (/^[\x20-\x7e]*$/.test(lower)) return lower
  return lower
    .replaceAll('″', '"')
    .replaceAll('ñ', '\u0001')
    .normalize('NFKD')
    .replace(/n\u0303/g, 'ñ')
    .replace(/\p{Mn}+/gu, '')
    .replaceAll('\u0001', 'ñ')
}
