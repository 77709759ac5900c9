import { wishText, words } from './text.ts'

const names: Record<string, string> = {
  argentina: 'Argentina',
  brasil: 'Brasil',
  brazil: 'Brasil',
  chile: 'Chile',
  uruguay: 'Uruguay',
  paraguay: 'Paraguay',
  bolivia: 'Bolivia',
  peru: 'Perú',
}
/** After a comma or «en»: «camiseta de Brasil» and «vino de Chile» name things. */
const country = words(`(?:(?<=,) ?|(?:en|desde) )(${Object.keys(names).join('|')})`)

/** Reads the country that a wish is about, and the text without it; null if it names none. */
export const readCountry = (text: string): { country: string | null; rest: string } => {
  const { original, plain } = wishText(text)
  const found = [...plain.matchAll(country)].at(-1)
  const name = names[found?.[1] ?? '']
  if (!found || !name) return { country: null, rest: text }
  const from = plain[found.index - 1] === ',' ? found.index - 1 : found.index
  return { country: name, rest: `${original.slice(0, from)} ${original.slice(found.index + found[0].length)}` }
}
