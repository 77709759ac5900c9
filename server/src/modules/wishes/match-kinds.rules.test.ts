import { expect, test } from 'vitest'
import { readOffered, scoreMatch, wishQuery } from './match.rules.ts'

const verdict = (wish: string, name: string, category: string, details = ''): string => {
  const offered = readOffered(
    { name, description: '', details, categoryName: category },
    { location: '', priceMinor: null, currency: 'ARS', comparableMinor: null, condition: 'Usado' },
  )
  const limits = { country: 'Argentina', maxPriceMinor: null, currency: 'ARS', comparableMaxMinor: null, radiusKm: null } as const
  return scoreMatch({ query: wishQuery(wish), ...limits }, offered, null)?.coincidence ?? 'NADA'
}

test.each<[what: string, ...judged: [wish: string, name: string, category: string, verdict: string][]]>([
  [
    'the shelf tells one thing of a word from another',
    ['casco para bicicleta', 'Casco abierto L', 'Automóviles', 'NADA'],
    ['casco para bicicleta', 'Casco regulable L', 'Deportes', 'MATCH'],
  ],
  [
    'what contradicts a wish is another thing',
    ['mouse inalámbrico', 'Mouse con cable usb', 'Electrónicos', 'NADA'],
    ['clases de inglés', 'Clases de francés', 'Servicios', 'NADA'],
  ],
  [
    'beds and tyres fit or do not',
    ['acolchado 2 plazas', 'Acolchado matrimonial', 'Hogar y Jardín', 'MATCH'],
    ['colchón king', 'Colchón queen', 'Hogar y Jardín', 'CERCANO'],
    ['colchón king', 'Colchón 1 plaza', 'Hogar y Jardín', 'NADA'],
    ['cubiertas 205/55 r16', 'Cubiertas 175/70 R13', 'Automóviles', 'NADA'],
  ],
  [
    'what is of or for the wished thing is another thing',
    ['dinosaurios', 'Disfraz de dinosaurio', 'Juguetes', 'NADA'],
    ['metegol', 'Pelotas de metegol', 'Juguetes', 'NADA'],
    ['silla de ruedas', 'Silla de escritorio con ruedas', 'Hogar y Jardín', 'NADA'],
  ],
  [
    'a word that says how a thing is need not be said',
    ['bordeadora eléctrica', 'Bordeadora Gamma 600 w', 'Hogar y Jardín', 'MATCH'],
    ['biblioteca de madera', 'Biblioteca de pino', 'Hogar y Jardín', 'MATCH'],
    ['taladro profesional', 'Taladro Bosch', 'Hogar y Jardín', 'MATCH'],
    ['mesa portátil', 'Mesa Quilmes', 'Hogar y Jardín', 'MATCH'],
    ['campera negra', 'Campera', 'Ropa y Accesorios', 'CERCANO'],
  ],
  [
    'a mattress is known by its measure, and a tent by how many it is for',
    ['colchón 2 plazas', 'Colchón Piero 140x190', 'Hogar y Jardín', 'MATCH'],
    ['colchón 2 plazas', 'Colchón Gani 80x190', 'Hogar y Jardín', 'NADA'],
    ['carpa para 4', 'Carpa iglú 2 personas', 'Deportes', 'NADA'],
    ['carpa para 4', 'Carpa 5 personas', 'Deportes', 'CERCANO'],
  ],
  [
    'the first of two things is the thing',
    ['notebook', 'Mochila porta notebook 15.6', 'Ropa y Accesorios', 'NADA'],
    ['notebook', 'Mochila notebook', 'Ropa y Accesorios', 'NADA'],
    ['impresora epson', 'Tinta Epson 544', 'Electrónicos', 'NADA'],
    ['raqueta de tenis', 'Grip raqueta tenis', 'Deportes', 'NADA'],
    ['silla de ruedas', 'Cubierta rueda silla de ruedas', 'Salud y Belleza', 'NADA'],
  ],
  [
    'a line tells its maker, a breed its animal, a shelf its dryer',
    ['celular samsung', 'Galaxy S21 FE 128GB', 'Electrónicos', 'MATCH'],
    ['perro', 'Cachorro caniche toy', 'Otros', 'MATCH'],
    ['perro salchicha', 'Dachshund hembra', 'Otros', 'MATCH'],
    ['perro salchicha', 'Salchichas Viena', 'Otros', 'NADA'],
    ['secador de pelo', 'Secador Gama 2200w', 'Salud y Belleza', 'MATCH'],
    ['cochecito de bebé', 'Coche Chicco London', 'Otros', 'MATCH'],
    ['vestido de fiesta rojo', 'Vestido largo de fiesta rojo M', 'Ropa y Accesorios', 'MATCH'],
    ['aire frío calor', 'Aire split solo frío', 'Hogar y Jardín', 'CERCANO'],
    ['electricista', 'Instalaciones eléctricas y tableros', 'Servicios', 'MATCH'],
  ],
  [
    'one number is proof enough on the shelf of the thing, and none on another',
    ['campera 42', 'Montagne 42', 'Ropa y Accesorios', 'MATCH'],
    ['campera 42', 'Montagne 42', 'Deportes', 'NADA'],
  ],
  [
    'a thing has other names on each shelf',
    ['polímetro', 'Multímetro digital', 'Electrónicos', 'MATCH'],
    ['reposera', 'Silla playera de aluminio', 'Hogar y Jardín', 'MATCH'],
    ['chifonier', 'Semanario de cedro', 'Hogar y Jardín', 'MATCH'],
    ['techista', 'Zinguería y canaletas', 'Servicios', 'MATCH'],
  ],
  ['a use tells the thing', ['algo para calentar agua', 'Pava eléctrica Atma', 'Hogar y Jardín', 'MATCH']],
  [
    'what somebody does is work',
    ['arregle computadoras', 'Servicio técnico de PC', 'Servicios', 'MATCH'],
    ['pintor de casas', 'Trabajos de pintura', 'Servicios', 'MATCH'],
    ['que me pinten el frente', 'Pintura látex blanca', 'Hogar y Jardín', 'NADA'],
  ],
])('%s', (_, ...judged) => {
  expect(judged.map(([wish, name, category]) => [wish, name, category, verdict(wish, name, category)])).toEqual(judged)
})

test('what only the details say does not give a thing another name', () => {
  expect(verdict('silla de ruedas', 'Silla de escritorio', 'Hogar y Jardín', 'Tiene ruedas nuevas')).toBe('NADA')
})
