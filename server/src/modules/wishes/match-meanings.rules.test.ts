import type { Condition } from '@feria/contract/catalogue/values'
import { expect, test } from 'vitest'
import { cpuMsOf } from '../../testing/cpu.ts'
import { readOffered, scoreMatch, wishQuery } from './match.rules.ts'
import { withRefusals } from './wish-text.rules.ts'

interface Offer {
  name: string
  details?: string
  category?: string
  condition?: Condition
  km?: number
  radius?: number
  isSent?: boolean
}

const verdict = (wish: string, { name, details = '', category = '', condition = 'Usado', km, radius, isSent = false }: Offer): string => {
  const offered = readOffered(
    { name, description: '', details, categoryName: category || null },
    { location: '', priceMinor: null, currency: 'ARS', comparableMinor: null, condition, isSent },
  )
  const limits = { country: 'Argentina', maxPriceMinor: null, currency: 'ARS', comparableMaxMinor: null, radiusKm: radius ?? null } as const
  return scoreMatch({ query: wishQuery(wish), ...limits }, offered, km ?? null)?.coincidence ?? 'NADA'
}

test.each<[what: string, ...judged: [wish: string, offer: Offer, verdict: string][]]>([
  [
    'what is refused in words is not wanted, and is told by any of its names',
    ['lámpara de pie que no sea dorada', { name: 'Lámpara de pie negra' }, 'MATCH'],
    ['lámpara de pie que no sea dorada', { name: 'Lámpara de pie dorada' }, 'NADA'],
    ['silla de jardín, nada de plástico', { name: 'Silla de jardín de hierro' }, 'MATCH'],
    ['estufa que no sea a gas', { name: 'Calefactor tiro balanceado Orbis' }, 'NADA'],
    ['estufa que no sea a gas', { name: 'Estufa eléctrica' }, 'MATCH'],
  ],
  [
    'two words with other meanings are one thing where its shelf tells so',
    ['gomas 175/70 r13', { name: 'Cubiertas 175/70 R13', category: 'Automóviles' }, 'MATCH'],
  ],
  [
    'the shelf tells the sense of the word that begins a name',
    ['batería acústica', { name: 'Batería Mapex 5 cuerpos', category: 'Libros y Música' }, 'MATCH'],
    ['batería acústica', { name: 'Batería Moura', category: 'Automóviles' }, 'NADA'],
  ],
  [
    'a wider name takes in its things, and none of them the wider name or one another',
    ['ropa', { name: 'Campera de abrigo' }, 'MATCH'],
    ['juguete', { name: 'Rompecabezas de madera' }, 'MATCH'],
    ['campera', { name: 'Camisa' }, 'NADA'],
    ['rompecabezas', { name: 'Juguete de madera' }, 'NADA'],
  ],
  [
    'numbers are lower bounds, ranges and years where they are said to be',
    ['gol trend 2012 o más nuevo', { name: 'Volkswagen Gol Trend 1.6 2014', category: 'Automóviles' }, 'MATCH'],
    ['gol trend 2012 o más nuevo', { name: 'Volkswagen Gol Trend 2010', category: 'Automóviles' }, 'CERCANO'],
    ['lavarropas de 7 kilos mínimo', { name: 'Lavarropas 8 kg' }, 'MATCH'],
    ['lavarropas de 7 kilos mínimo', { name: 'Lavarropas 6 kg' }, 'CERCANO'],
    ['matafuego de un kilo', { name: 'Matafuego 1 kg' }, 'MATCH'],
  ],
  [
    'a piece before the thing that it is of is no such thing',
    ['bordeadora', { name: 'Carretel bordeadora Black Decker' }, 'NADA'],
    ['placard de pino', { name: 'Puertas placard de pino' }, 'NADA'],
    ['lavarropas', { name: 'Bomba de desagote lavarropas Drean' }, 'NADA'],
    ['muñeca bebote', { name: 'Ropita para bebote', category: 'Juguetes' }, 'NADA'],
    ['play 5', { name: 'Juego PS5 Spiderman 2 físico', category: 'Electrónicos' }, 'NADA'],
  ],
  [
    'an imitation is no such thing, unless it is wished or sold among the toys',
    ['planta de interior', { name: 'Planta artificial' }, 'NADA'],
    ['planta artificial', { name: 'Planta artificial' }, 'MATCH'],
    ['cocina de juguete', { name: 'Cocina de juguete', category: 'Juguetes' }, 'MATCH'],
  ],
  [
    'work is asked for behind the thing too',
    ['depiladora a domicilio', { name: 'Depiladora eléctrica', category: 'Salud y Belleza' }, 'NADA'],
    ['vestido de novia para alquilar', { name: 'Alquiler de vestidos de novia', category: 'Servicios' }, 'MATCH'],
    ['muletas para alquilar o comprar', { name: 'Muletas de aluminio', category: 'Salud y Belleza' }, 'MATCH'],
  ],
  ['a maker that begins a wish is wished', ['apple watch', { name: 'Galaxy Watch 5' }, 'CERCANO']],
  [
    'a code or an author tells the kind',
    ['heladera', { name: 'Samsung RT38' }, 'MATCH'],
    ['novela', { name: 'It, Stephen King' }, 'MATCH'],
  ],
  [
    'who names a town and no distance takes what is sent',
    ['mesa', { name: 'Mesa', km: 500, radius: 30, isSent: true }, 'MATCH'],
    ['mesa', { name: 'Mesa', km: 500, radius: 30 }, 'NADA'],
    ['mesa', { name: 'Mesa', km: 500, radius: 20, isSent: true }, 'NADA'],
  ],
])('%s', (_, ...judged) => {
  expect(judged.map(([wish, offer]) => [wish, offer.name, verdict(wish, offer)])).toEqual(
    judged.map(([wish, { name }, expected]) => [wish, name, expected]),
  )
})

test('refusals are read in time that grows with the text', () => {
  const cost = cpuMsOf(() => {
    withRefusals('que no sea de la de la '.repeat(20_000))
    withRefusals('no tenga '.repeat(50_000))
  })
  expect(cost).toBeLessThan(1000)
})
