import { describe, expect, test } from 'vitest'
import { readOffered, scoreMatch, wishQuery } from './match.rules.ts'

const verdictOf = (wish: string, name: string, categoryName: string, details = '') =>
  scoreMatch(
    { query: wishQuery(wish), country: 'Argentina', maxPriceMinor: null, currency: 'ARS', comparableMaxMinor: null, radiusKm: null },
    readOffered(
      { name, description: '', details, categoryName },
      { location: 'Lanús', priceMinor: null, currency: 'ARS', comparableMinor: null, condition: 'Usado' },
    ),
    5,
  )?.coincidence ?? null

describe('titles as sellers type them', () => {
  test.each([
    // How good a battery is names no battery.
    ['un celular', 'iPhone 12 bateria 87% libre', 'Electrónicos', 'MATCH'],
    // A piece that its host names.
    ['lavarropas', 'Bomba desagote Drean Concept', 'Hogar y Jardín', null],
    ['lavarropas drean', 'Fuelle puerta Drean Blue', 'Hogar y Jardín', null],
    ['televisor 43 pulgadas', 'Tiras led TCL 43 juego completo', 'Electrónicos', null],
    // Another thing than its first word.
    ['mouse inalambrico', 'Mouse pad gamer 80x30', 'Electrónicos', null],
    ['cinturon de cuero', 'Cinturón de seguridad para perro', 'Otros', null],
    // A maker before a number, which says the kind.
    ['guantes para boxear', 'Corti 12 oz cuero', 'Deportes', 'MATCH'],
    ['botines', 'Nike Tiempo papi 42', 'Deportes', 'MATCH'],
    // The shelf tells which of the things of a word.
    ['peluche', 'Oso de 80 cm suave', 'Juguetes', 'MATCH'],
    ['disco de vinilo de rock nacional', 'LP Spinetta Artaud reedición', 'Libros y Música', 'MATCH'],
  ])('«%s» and «%s» among %s: %s', (wish, name, shelf, verdict) => expect(verdictOf(wish, name, shelf)).toBe(verdict))
})

describe('what is refused by a bare word', () => {
  test.each([
    ['celular, menos samsung', 'Samsung A34 128gb', 'Electrónicos', null],
    ['celular, menos samsung', 'Moto G54 256gb', 'Electrónicos', 'MATCH'],
    ['sillas, no de plastico', 'Sillas plásticas apilables', 'Hogar y Jardín', null],
    ['zapatillas no negras', 'Zapatillas Nike negras', 'Ropa y Accesorios', null],
    ['zapatillas no negras', 'Zapatillas Nike blancas', 'Ropa y Accesorios', 'MATCH'],
  ])('«%s» and «%s»', (wish, name, shelf, verdict) => expect(verdictOf(wish, name, shelf)).toBe(verdict))
})

describe('values that stand against each other', () => {
  test.each([
    ['calefón tiro balanceado', 'Calefón Orbis 14 lts tiro natural', 'Hogar y Jardín', 'CERCANO'],
    ['campera de cuero', 'Campera ecocuero negra', 'Ropa y Accesorios', 'CERCANO'],
    ['camiseta titular de Boca', 'Camiseta alternativa Boca amarilla', 'Ropa y Accesorios', 'CERCANO'],
    ['pañales recién nacido', 'Pampers XG x 58', 'Salud y Belleza', null],
    ['clases de ingles presenciales', 'Inglés online por zoom', 'Servicios', 'CERCANO'],
    ['clases de ingles', 'Clases de francés', 'Servicios', null],
  ])('«%s» and «%s»', (wish, name, shelf, verdict) => expect(verdictOf(wish, name, shelf)).toBe(verdict))
})

describe('work', () => {
  test.each([
    // What is let, or done to a thing, is no such thing.
    ['trafic', 'Alquiler trafic con chofer', 'Servicios', null],
    ['un gol power', 'Polarizado de autos, Gol, Fox, Suran', 'Servicios', null],
    ['proyector', 'Alquilo proyector y pantalla', 'Servicios', null],
    // A trade tells, by whatever of its works.
    ['mudanza chica de un depto', 'Fletes con ayudante', 'Servicios', 'MATCH'],
    ['alguien que cuide a mi mamá de noche', 'Acompañante de adultos mayores', 'Servicios', 'MATCH'],
    ['que me hagan las manos', 'Manicura, kapping y esmaltado', 'Servicios', 'MATCH'],
    ['clases de canto', 'Profesora de técnica vocal', 'Servicios', 'MATCH'],
    ['alguien que arregle el techo', 'Membranas, zinguería, filtraciones', 'Servicios', 'MATCH'],
    ['paseador de perros', 'Cuidadora de adultos mayores', 'Servicios', null],
  ])('«%s» and «%s»', (wish, name, shelf, verdict) => expect(verdictOf(wish, name, shelf)).toBe(verdict))
})
