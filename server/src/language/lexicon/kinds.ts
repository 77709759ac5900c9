import { fold } from '@feria/contract/fold'

/** The kind that a name implies where sellers leave the word out: an «iPhone 13» is a phone. */
const kinds: [name: RegExp, kind: string][] = [
  [/\b(iphone|redmi|galaxy (s|a|m|z|note) ?\d*|moto (g|e) ?\d*|pixel \d|nokia \d{3,4})\b/, 'celular'],
  [/\b(macbook|thinkpad|ideapad|vivobook|zenbook|chromebook|inspiron|latitude)\b/, 'notebook'],
  [/\b(ipad|galaxy tab|tab [as]\d)\b/, 'tablet'],
  [/\b(playstation|play station|ps[1-5]|xbox|nintendo switch|wii|gameboy|game boy)\b/, 'consola de juegos'],
  [/\b(airpods|galaxy buds|earpods)\b/, 'auriculares'],
  [/\b(apple watch|galaxy watch|mi band|amazfit)\b/, 'reloj inteligente'],
  [/\b(kindle|kobo)\b/, 'lector de libros electrónicos'],
  [/\bgopro\b/, 'cámara'],
  [/\b(fiat|renault|peugeot|citroen|chevrolet|volkswagen|toyota|ford|honda|nissan|jeep) .*\b(19|20)\d\d\b/, 'auto'],
  [/\b(mountain bike|bmx)\b/, 'bicicleta'],
]

/** Accessories of such a thing are not one of them. */
const madeFor = new RegExp(
  '\\b(para|compatible)\\b|^(\\S+ )?(fundas?|vidrio|templado|carcasa|protector|cargador|cable|soporte|repuesto|bateria' +
    '|pantalla|modulo|control|joystick|juegos?|correa|malla|adaptador|optica|paragolpes|cubierta|llanta)\\b',
)

/** Whether a name is that of an accessory or a part of another thing: «funda para iPhone». */
export const isMadeFor = (name: string): boolean => madeFor.test(fold(name))

/** The kinds that a product's name implies, as words; empty for accessories. */
export const kindsOf = (name: string): string => {
  const folded = fold(name)
  if (madeFor.test(folded)) return ''
  return kinds
    .filter(([pattern]) => pattern.test(folded))
    .map(([, kind]) => kind)
    .join(' ')
}
