/** A number from a text, always the same. */
export const hashOf = (text: string): number => {
  let hash = 5381
  for (const letter of text) hash = (hash * 33 + (letter.codePointAt(0) ?? 0)) >>> 0
  return (hash ^ (hash >>> 15)) >>> 0
}

/** A uuid that is as good as a name: the same for the same text. */
export const idOf = (text: string): string => {
  const digits = [0, 1, 2, 3].map((n) => hashOf(`${n}${text}`).toString(16).padStart(8, '0')).join('')
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-7${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`
}
