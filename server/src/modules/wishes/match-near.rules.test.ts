import { expect, test } from 'vitest'
import { readOffered, scoreMatch, wishQuery } from './match.rules.ts'

const verdict = (wish: string, name: string, category: string | null = null, details = ''): string => {
  const offered = readOffered(
    { name, description: '', details, categoryName: category },
    { location: '', priceMinor: null, currency: 'ARS', comparableMinor: null, condition: 'Usado' },
  )
  const limits = { country: 'Argentina', maxPriceMinor: null, currency: 'ARS', comparableMaxMinor: null, radiusKm: null } as const
  return scoreMatch({ query: wishQuery(wish), ...limits }, offered, null)?.coincidence ?? 'NADA'
}

test.each<[what: string, ...judged: [wish: string, name: string, verdict: string, category?: string, details?: string][]]>([
  [
    'two names that only a count tells apart are one thing in two sizes',
    ['sillón de dos cuerpos', 'Sillón 3 cuerpos de pana', 'CERCANO'],
    ['silla de ruedas', 'Silla de escritorio', 'NADA'],
  ],
  [
    'the size of what is worn is compared where it stands bare on both sides',
    ['borcegos 39', 'Borcegos cuero 38', 'CERCANO'],
    ['borcegos 39', 'Borcegos cuero 39', 'MATCH'],
    ['borcegos 39', 'Borcegos cuero 44', 'NADA'],
  ],
  [
    'what a seller says in a sentence to be lacking contradicts «con»',
    ['notebook con cargador', 'Notebook Lenovo, no incluye cargador', 'NADA'],
    ['notebook con cargador', 'Notebook Lenovo', 'NADA', undefined, 'No trae el cargador.'],
  ],
  [
    'a tyre of the same rim that is nearly as wide and high is close',
    ['cubiertas 195/65 r15', 'Cubierta 195/60 R15', 'CERCANO'],
    ['cubiertas 195/65 r15', 'Cubierta 195/65 R14', 'NADA'],
    ['cubiertas 195/65 r15', 'Cubierta 225/45 R15', 'NADA'],
  ],
  [
    'a length without its unit is a side of what is offered',
    ['mesa de 1.40 de madera', 'Mesa de madera 140 x 80', 'MATCH'],
    ['mesa de 1.40 de madera', 'Mesa de madera 120 x 80', 'CERCANO'],
  ],
  [
    'a name that says to be a spare part is no thing, unless the part comes with it',
    ['proyector para ver películas en el patio', 'Lámpara repuesto proyector', 'NADA', 'Electrónicos'],
    ['amoladora', 'Amoladora con repuestos', 'MATCH'],
  ],
  [
    'what is for another line does not fit',
    ['enganche para trailer hilux', 'Enganche trailer Ranger', 'NADA'],
    ['enganche para trailer hilux', 'Enganche trailer Hilux', 'MATCH'],
  ],
  [
    'what may stand in for a thing is close, and so is one of two that are wished together',
    ['cuna', 'Practicuna plegable', 'CERCANO'],
    ['practicuna', 'Cuna de madera', 'CERCANO'],
    ['cuna', 'Placard', 'NADA'],
    ['licuadora y termo', 'Termo blanco', 'CERCANO'],
    ['licuadora', 'Termo blanco', 'NADA'],
  ],
  ['a line of two words is written as one as well', ['autito', 'Hotwheels Batman', 'MATCH']],
  [
    'the shelf tells the sense of more words',
    ['soldadora', 'Inverter Lusqtoff 160', 'MATCH', 'Hogar y Jardín'],
    ['monopatín', 'Scooter 3 ruedas', 'MATCH', 'Juguetes'],
  ],
  [
    'materials and colours say which, and one word takes in others',
    ['mate de calabaza', 'Mate de vidrio', 'CERCANO'],
    ['botas de cuero', 'Botas de charol', 'MATCH'],
  ],
  [
    'units have short names',
    ['split 3000 frig', 'Split 3000 frigorías', 'MATCH'],
    ['calefactor 4000 kcal', 'Calefactor 4000 calorías', 'MATCH'],
  ],
  ['things have other names by trades and pastimes', ['morsa', 'Tornillo de banco', 'MATCH'], ['chelo', 'Violoncello 4/4', 'MATCH']],
])('%s', (_, ...judged) => {
  expect(judged.map(([wish, name, , category, details]) => [wish, name, verdict(wish, name, category, details)])).toEqual(
    judged.map(([wish, name, expected]) => [wish, name, expected]),
  )
})
