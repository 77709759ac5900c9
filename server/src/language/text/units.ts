/** A unit: the base unit of its family, and how many of them it is. */
interface Unit {
  family: string
  factor: number
}

const lines = `
mm 1 mm milimetro milimetros
mm 10 cm cms centimetro centimetros
mm 1000 m mts mt metro metros
in 1 pulgada pulgadas pulg inch inches
ml 1 ml mililitro mililitros cc
ml 10 cl centilitro centilitros
ml 1000 l lt lts litro litros
g 1 g gr grs gramo gramos
g 1000 kg kgs kilo kilos kilogramo kilogramos
mg 1 mg miligramo miligramos
gb 1 gb giga gigas gigabyte gigabytes
gb 1000 tb tera teras terabyte terabytes
mb 1 mb mega megas
w 1 w watt watts vatio vatios
w 1000 kw kilovatio kilovatios
v 1 v volt volts voltio voltios
mah 1 mah
hz 1 hz hertz
mhz 1 mhz
mhz 1000 ghz
mp 1 mp mpx megapixel megapixeles
lm 1 lm lumen lumens lumenes
rpm 1 rpm
btu 1 btu
frig 1 frig frigs fg frigorias frigoria
kcal 1 kcal calorias kcalorias
hp 1 hp cv caballos
`

const units = new Map<string, Unit>(
  lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [family = '', factor = '1', ...names] = line.split(' ')
      return names.map((name): [string, Unit] => [name, { family, factor: Number(factor) }])
    }),
)

/** The unit that a folded word names; undefined for any other word. */
export const unitOf = (word: string): Unit | undefined => units.get(word)

/** The value of a number in Spanish or English notation: «1,5» 1.5, «1.500» 1500, «0.125» 0.125. NaN if it is none. */
export const readNumber = (text: string): number => {
  const marks = text.match(/[.,]/g) ?? []
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const decimals = text.length - last - 1
  if (marks.length === 0) return Number(text)
  if (marks.length > 1 && new Set(marks).size === 1) return decimals === 3 ? Number(text.replace(/[.,]/g, '')) : Number.NaN
  const isThousands = marks.length === 1 && decimals === 3 && last <= 3 && !text.startsWith('0')
  if (isThousands) return Number(text.replace(/[.,]/g, ''))
  return Number(`${text.slice(0, last).replace(/[.,]/g, '')}.${text.slice(last + 1)}`)
}

/** A value in a term, which has letters and digits only: 1.5 is `1p5`. */
export const numberTerm = (value: number): string => String(Math.round(value * 1000) / 1000).replace('.', 'p')

/** The term of a measure in its base unit: 1.5 litres are `1500ml`; 1024 GB equal 1 TB. */
export const measureTerm = (value: number, unit: Unit): string => {
  const base = value * unit.factor
  const rounded = unit.family === 'gb' && base > 0 && base % 1024 === 0 ? (base / 1024) * 1000 : base
  return numberTerm(rounded) + unit.family
}
