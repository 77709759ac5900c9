import { expect, test } from 'vitest'
import { kindsOf } from './kinds.ts'

const lines = (text: string) => text.split('|').map((one) => one.trim())

test.each([
  ['iPhone 13 128 GB azul, batería al 89 %', 'celular'],
  ['Samsung Galaxy A54 128 GB liberado', 'celular'],
  ['Tablet Samsung Galaxy Tab S7', 'tablet'],
  ['Funda para iPhone 13', ''],
  ['Cargador iPhone original', ''],
  ['MacBook Air M1', 'notebook'],
  ['Renault Kangoo 2017 con GNC', 'auto'],
  ['Óptica Renault Kangoo 2017', ''],
  ['Mesa ratona', ''],
])('[SRCH-01] «%s» implies «%s»', (name, kind) => expect(kindsOf(name)).toBe(kind))

test.each<[kind: string, names: string]>([
  ['celular', `iphone 13|Redmi 9|galaxy s21|Galaxy A54|galaxy m12|galaxy z flip|galaxy note 10|moto g54|moto e13|pixel 6|nokia 1100`],
  ['notebook', 'macbook|thinkpad t480|ideapad 3|vivobook|zenbook|chromebook|inspiron 15|latitude'],
  ['tablet', 'ipad|galaxy tab|tab s7|tab a8'],
  ['consola de juegos', 'play station|xbox|nintendo switch|wii|gameboy|game boy color'],
  ['consola de juegos playstation', 'playstation 4|ps1|ps5|Play 3 superslim'],
  ['videojuego', 'FC 24 PS4'],
  ['auriculares', 'Redmi Buds 4|airpods pro|galaxy buds|earpods'],
  ['reloj inteligente', 'apple watch|galaxy watch|mi band 7|amazfit'],
  ['lector de libros electrónicos', 'kindle|kobo'],
  ['cámara', 'gopro hero'],
  ['moto', 'Honda Wave 110 2021|Motomel S2 150'],
  ['camioneta', 'Hilux 2015 DC 4x4'],
  ['zapatillas', 'ADIDAS SUPERSTAR 41|Topper Ultra 42'],
  ['guitarra criolla', 'Gracia M2 con funda'],
  ['celular', 'Samsung S23 pantalla rota p/ repuestos|Samsung A54'],
  [
    'auto',
    `fiat uno 2010|Renault Kangoo 2017|peugeot 208 2020|citroen c3 2015|chevrolet onix 2019|volkswagen gol 1998|
      toyota etios 2016|ford ka 2012|honda fit 2011|nissan march 2014|jeep renegade 2018`,
  ],
  ['bicicleta', 'mountain bike|bmx rodado 20'],
  ['', 'mesa|moto honda|pixel|nokia 11|fiat uno|fiat 1200 azul 99|tab x7|ps6|tripulacion'],
])('a name implies %s', (kind, names) => {
  for (const name of lines(names)) expect(kindsOf(name), name).toBe(kind)
})

test.each(
  lines(
    `funda %|fundas %|vidrio %|vidrio templado %|templado %|carcasa %|protector %|cargador %|cable %|soporte %|repuesto %|
      bateria %|pantalla %|modulo %|control %|joystick %|juego %|juegos %|correa %|malla %|adaptador %|% para mujer|
      % compatible|lindo cargador %|optica %|paragolpes %|cubierta %|llanta %`,
  ),
)('an accessory for it implies nothing: «%s»', (name) => expect(kindsOf(name.replace('%', 'iphone 13'))).toBe(''))
test('a name that only contains such a word does', () => expect(kindsOf('iphone 13 con cargador y funda')).toBe('celular'))
