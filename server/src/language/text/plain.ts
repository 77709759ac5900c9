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

/** Text without the markup and entities of descriptions from other platforms. Linear in its length. */
export const withoutMarkup = (text: string): string => {
  const bare = text.includes('<') ? text.replace(/<[^<>]{0,300}>/g, ' ') : text
  if (!bare.includes('&')) return bare
  return bare.replace(/&(#\d{1,6}|[a-z]{2,8});/gi, (_, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? ' '
    const code = Number(name.slice(1))
    return code >= 32 ? String.fromCodePoint(code) : ' '
  })
}

/** Lower case without accents, like `fold`, but with punctuation, which sizes, decimals and codes need. */
export const lowered = (text: string): string => {
  const lower = text.toLowerCase()
  // Most words are plain ASCII, where nothing is decomposed.
  if (/^[\x20-\x7e]*$/.test(lower)) return lower
  return lower
    .replaceAll('″', '"')
    .replaceAll('ñ', '\u0001')
    .normalize('NFKD')
    .replace(/n\u0303/g, 'ñ')
    .replace(/\p{Mn}+/gu, '')
    .replaceAll('\u0001', 'ñ')
}
