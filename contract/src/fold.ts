/**
 * Normalises a text for comparison: lower case, without accents, one space for anything but letters and digits. Keeps ñ, since «caño» and
 * «cano» are different words.
 */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ñ', '\u0001')
    .normalize('NFD')
    .replace(/n\u0303/g, '\u0001')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('\u0001', 'ñ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
