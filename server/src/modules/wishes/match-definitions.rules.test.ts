import type { Condition } from '@feria/contract/catalogue/values'
import { expect, test } from 'vitest'
import { cpuMsOf } from '../../testing/cpu.ts'
import { productKeys, wishKeys } from './keys.rules.ts'
import { readOffered, scoreMatch, wishQuery } from './match.rules.ts'

interface Offer {
  name: string
  details?: string
  category?: string
  condition?: Condition
  km?: number
  size?: string
  isSent?: boolean
}

const verdict = (wish: string, { name, details = '', category = '', condition = 'Usado', km, size, isSent = false }: Offer): string => {
  const offered = readOffered(
    { name, description: '', details, categoryName: category || null },
    { location: '', priceMinor: null, currency: 'ARS', comparableMinor: null, condition, isSent },
  )
  const limits = { country: 'Argentina', maxPriceMinor: null, currency: 'ARS', comparableMaxMinor: null, radiusKm: null } as const
  return scoreMatch({ query: wishQuery(wish), ...limits, size: size ?? null }, offered, km ?? null)?.coincidence ?? 'NADA'
}

test.each<[what: string, ...judged: [wish: string, offer: Offer, verdict: string][]]>([
  [
    'the kind that a title never says is known by its line, its maker or what only such a thing has',
    ['aire acondicionado', { name: 'Surrey 3000 frío calor' }, 'MATCH'],
    ['auto', { name: 'Suran 1.6 Highline' }, 'MATCH'],
    ['auto', { name: 'Honda Wave 110 S 2019' }, 'NADA'],
    ['moto', { name: 'Honda Wave 110 S 2019' }, 'MATCH'],
    ['celular', { name: 'Funda Moto G54' }, 'NADA'],
    ['lavavajillas', { name: 'Whirlpool WLV12 de 12 cubiertos' }, 'MATCH'],
    ['una camperita de nena', { name: 'Campera nena rosa' }, 'MATCH'],
  ],
  [
    'another maker, colour or material of the kind is close',
    ['termo stanley', { name: 'Termo de acero Lumilagro' }, 'CERCANO'],
    ['sillón gris', { name: 'Sillón beige' }, 'CERCANO'],
    ['mesa de algarrobo', { name: 'Mesa de pino' }, 'CERCANO'],
    ['amplificador Fender de guitarra', { name: 'Amplificador Marshall guitarra' }, 'CERCANO'],
  ],
  [
    'another thing of the same word is nothing',
    ['reloj de pared', { name: 'Reloj pulsera Casio' }, 'NADA'],
    ['bici para pasear', { name: 'Bicicleta fija con display' }, 'NADA'],
    ['una plancha para el pelo', { name: 'Plancha a vapor para ropa' }, 'NADA'],
    ['mesa ratona', { name: 'Mesa de ping pong plegable' }, 'NADA'],
  ],
  [
    'a part or an accessory of it is nothing, and the reverse',
    ['notebook', { name: 'Mochila para notebook' }, 'NADA'],
    ['un lavarropas', { name: 'Plaqueta lavarropas Drean' }, 'NADA'],
    ['cartucho hp 664', { name: 'Cartucho Epson 296' }, 'NADA'],
    ['correa para el perro', { name: 'Cucha para perro' }, 'NADA'],
    ['bolsas p aspiradora electrolux', { name: 'Bolsas compatibles Electrolux' }, 'MATCH'],
  ],
  [
    'work is no thing, and a thing no work, unless it is made to order',
    ['heladera', { name: 'Reparación de heladeras', category: 'Servicios' }, 'NADA'],
    ['alguien que arregle heladeras', { name: 'Heladera Bambi', category: 'Hogar y Jardín' }, 'NADA'],
    ['instalador de split', { name: 'Instalación de aires acondicionados', category: 'Servicios' }, 'MATCH'],
    ['clases de guitarra', { name: 'Clases de inglés', category: 'Servicios' }, 'NADA'],
    ['torta', { name: 'Tortas por encargo', category: 'Servicios' }, 'MATCH'],
    ['plomero', { name: 'Plomero matriculado', category: 'Servicios', km: 151 }, 'NADA'],
  ],
  [
    'what does not work is nothing unless it is looked for',
    ['bordeadora', { name: 'Bordeadora', condition: 'Para reparar' }, 'NADA'],
    ['bordeadora', { name: 'Bordeadora a reparar' }, 'NADA'],
    ['bordeadora rota', { name: 'Bordeadora', condition: 'Para reparar' }, 'MATCH'],
    ['olla', { name: 'Olla de hierro fundido' }, 'MATCH'],
  ],
  [
    '«con» against «sin» is nothing',
    ['silla con rueditas', { name: 'Silla sin ruedas' }, 'NADA'],
    ['auriculares sin cable', { name: 'Auriculares con cable' }, 'NADA'],
    ['auriculares sin cable', { name: 'Auriculares' }, 'CERCANO'],
  ],
  [
    'a size that cannot do is nothing, one that nearly does is close',
    ['botines talle 41', { name: 'Botines Puma 36', size: 'talle 41' }, 'NADA'],
    ['guardapolvo', { name: 'Guardapolvo talle 16', size: 'talle 6' }, 'NADA'],
    ['buzo', { name: 'Buzo talle S', size: 'talle XXL' }, 'NADA'],
    ['buzo', { name: 'Buzo talle L', size: 'talle M' }, 'CERCANO'],
    ['conservadora de 50 litros', { name: 'Conservadora 40 litros' }, 'CERCANO'],
    ['pintura de 20 litros', { name: 'Pintura 1 litro' }, 'NADA'],
    ['patines 35 36', { name: 'Patines extensibles 34 a 37' }, 'MATCH'],
  ],
  [
    'numbers in words and in figures are one',
    ['tanque de mil litros', { name: 'Tanque 1000 lts' }, 'MATCH'],
    ['mancuernas de diez kilos', { name: 'Mancuernas 10 kg' }, 'MATCH'],
    ['colchón de plaza y media', { name: 'Colchón 1 1/2 plaza' }, 'MATCH'],
  ],
  [
    'filler, purpose and one of two are no requirement',
    ['asiento de bicicleta cómodo', { name: 'Asiento de bicicleta' }, 'MATCH'],
    ['máquina de coser para arreglos de la casa', { name: 'Máquina de coser' }, 'MATCH'],
    ['mate de acero o de algarrobo', { name: 'Mate de algarrobo' }, 'MATCH'],
    ['silla para nene', { name: 'Silla para adulto' }, 'NADA'],
  ],
  [
    'what a product need not say, that is silent, is no requirement; what it says instead is',
    ['casco con visera', { name: 'Casco integral' }, 'MATCH'],
    ['mesa de algarrobo', { name: 'Mesa' }, 'CERCANO'],
    ['camiseta de River', { name: 'Camiseta deportiva' }, 'NADA'],
    ['colección de monedas', { name: 'Monedas de plata' }, 'MATCH'],
    ['placa de video sin minado', { name: 'Placa de video RTX' }, 'MATCH'],
    ['galletitas sin gluten', { name: 'Galletitas de chocolate' }, 'CERCANO'],
  ],
  [
    'another name of the part that is wished is no part of it',
    ['cañita de pescar', { name: 'Caña de pescar' }, 'MATCH'],
    ['2 gomas 205/55 r16', { name: 'Par de cubiertas 205/55 R16', category: 'Automóviles' }, 'MATCH'],
    ['bicicleta', { name: 'Cadena de bicicleta' }, 'NADA'],
  ],
  [
    'far away without shipping is never a MATCH',
    ['bicicleta', { name: 'Bicicleta', km: 600 }, 'MATCH'],
    ['bicicleta', { name: 'Bicicleta', km: 601 }, 'CERCANO'],
    ['bicicleta', { name: 'Bicicleta', km: 601, details: 'Hago envíos a todo el país' }, 'MATCH'],
    ['bicicleta', { name: 'Bicicleta', km: 601, isSent: true }, 'MATCH'],
    ['bicicleta', { name: 'Bicicleta', km: 601, details: 'Sin envíos' }, 'CERCANO'],
  ],
])('%s', (_, ...judged) => {
  expect(judged.map(([wish, offer]) => [wish, offer.name, verdict(wish, offer)])).toEqual(
    judged.map(([wish, { name }, expected]) => [wish, name, expected]),
  )
})

test('the index knows the kind that a title never says', () => {
  const { special, general } = productKeys({ name: 'Surrey 3000 frigorías', description: '', details: null })
  const keys = new Set([...special, ...general])
  expect(wishKeys('aire acondicionado').some((key) => keys.has(key))).toBe(true)
})

test('hostile texts are judged in linear time', () => {
  const time = (text: string): number => cpuMsOf(() => void verdict(text, { name: text, details: text }))
  for (const unit of ['sin ', 'para ', '1 a 2 ', 'frigorias ', 'mil y medio ', 'con a ', 'o ', '1']) {
    expect(time(unit.repeat(20_000)), unit).toBeLessThan(1500)
  }
})
