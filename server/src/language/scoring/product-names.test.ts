import { describe, expect, test } from 'vitest'
import { kindsOf } from '../lexicon/kinds.ts'
import { readQuery } from '../query/query.ts'
import { modelOf } from './model.ts'
import { isSameKind, kindsIn, kindsWished } from './same-kind.ts'

const lines = (text: string) => text.split('|').map((one) => one.trim())

test.each<[kind: string, names: string]>([
  ['celular', `iphone 13|Redmi 9|galaxy s21|Galaxy A54|galaxy m12|galaxy z flip|galaxy note 10|moto g54|moto e13|pixel 6|nokia 1100`],
  ['notebook', 'macbook|thinkpad t480|ideapad 3|vivobook|zenbook|chromebook|inspiron 15|latitude'],
  ['tablet', 'ipad|galaxy tab|tab s7|tab a8'],
  ['consola de juegos', 'playstation 4|play station|ps1|ps5|xbox|nintendo switch|wii|gameboy|game boy color'],
  ['auriculares', 'airpods pro|galaxy buds|earpods'],
  ['reloj inteligente', 'apple watch|galaxy watch|mi band 7|amazfit'],
  ['lector de libros electrónicos', 'kindle|kobo'],
  ['cámara', 'gopro hero'],
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
      bateria %|pantalla %|modulo %|control %|joystick %|juego %|juegos %|correa %|malla %|adaptador %|% para reparar|
      % compatible|lindo cargador %|optica %|paragolpes %|cubierta %|llanta %`,
  ),
)('what is made for such a thing implies nothing: «%s»', (name) => expect(kindsOf(name.replace('%', 'iphone 13'))).toBe(''))
test('what only has such a word in it does', () => expect(kindsOf('iphone 13 con cargador y funda')).toBe('celular'))

describe('a name says a thing to be', () => {
  test.each<[rule: string, ...read: [name: string, kinds: string][]]>([
    [
      'words up to the first border',
      ['mesa de pino', 'mesa'],
      ['mesa con cajones', 'mesa'],
      ['mesa sin patas', 'mesa'],
      ['mesa para jardin', 'mesa mesajardin'],
      ['mesa a medida', 'mesa'],
      ['silla al revés', 'sill'],
      ['silla en oferta', 'sill'],
      ['silla por unidad', 'sill'],
      ['silla que gira', 'sill'],
      ['mesa tipo bar', 'mesa'],
      ['mesa marca bosch', 'mesa'],
      ['silla del living', 'sill'],
    ],
    [
      'what a phrase means too',
      ['aire acondicionado', 'aire aireacondicionad acondicionad'],
      ['juego de mesa', 'jueg'],
      ['camara de fotos nueva', 'camar camarfoto'],
    ],
    [
      'words up to a number, a code, a maker or a comma behind a known word',
      ['heladera 300 azul', 'helader'],
      ['heladera s23 azul', 'helader'],
      ['heladera philco azul', 'helader philc azul'],
      ['heladera, azul', 'helader'],
      ['heladera lg azul', 'helader'],
      ['heladera azul', 'helader azul'],
      ['chulengo azul', 'chuleng azul'],
    ],
    ['makers for nothing', ['samsung heladera', 'helader'], ['galaxy a54', 'celular'], ['bosch taladro', 'taladr']],
    [
      'what so many come in for nothing, but a game',
      ['juego de cuatro sillas', 'cuatr sill'],
      ['juego de seis sillas', 'seis sill'],
      ['juego de ajedrez', 'jueg'],
      ['juego de mesa', 'jueg'],
      ['set de ollas', 'oll'],
      ['par de botas', 'bota'],
      ['pack de velas', 'vela'],
      ['lote de ropa', 'rop'],
      ['caja de herramientas', 'caja cajaherramient'],
      ['bolsa de dormir', 'bolsa bolsadormir'],
      ['juego de tres ollas', 'tres oll'],
      ['juego de llantas', 'llant'],
      ['juego de 4 sillas', 'sill'],
      ['coleccion de autitos', 'autit'],
      ['kit de pesca', 'pesc'],
      ['conjunto de jardin', 'conjunt conjuntjardin'],
      ['combo de sillas', 'sill'],
      ['docena de huevos', 'huev'],
    ],
    [
      'what the name alone implies',
      ['iphone 13', 'celular'],
      ['macbook air', 'air notebook'],
      ['ipad', 'tablet'],
      ['ps5 slim', 'slim consol'],
      ['airpods', 'auricular'],
      ['apple watch', 'watch reloj relojinteligente inteligente'],
      ['kindle', 'lector electronic'],
      ['gopro 9', 'camar'],
      ['fiat uno 2010', 'fiat aut'],
      ['mountain bike', 'mountain mountainbike bike biciclet'],
    ],
    ['nothing that only narrows', ['grande azul', 'grande azul'], ['nuevo', 'nuev'], ['de la', '']],
  ])('%s', (_, ...read) => {
    expect(read.map(([name]) => [name, [...kindsIn(name)].join(' ')])).toEqual(read)
  })
})

describe('a wish asks for', () => {
  const wished = (text: string) => [...kindsWished(readQuery(text))].join(' ')
  test.each([
    ['its thing', 'busco una mesa grande de pino', 'mesa'],
    ['the first word where nothing is the head', 'mesa', 'mesa'],
    ['a game, although another word weighs more', 'juego de mesa', 'mesa jueg'],
    ['what its words imply', 'iphone 13', 'celular'],
    ['a phrase too', 'camara de fotos', 'camar camarfoto'],
    ['nothing, where it names a maker, a code or a number', 'samsung', ''],
    ['nothing of a code', 's23', ''],
    ['nothing of a number', '42', ''],
  ])('%s', (_, text, kinds) => expect(wished(text)).toBe(kinds))

  test('what is the same both ways, and any thing where it names none', () => {
    const same = (wish: string, name: string) => isSameKind(kindsWished(readQuery(wish)), kindsIn(name))
    expect([same('heladera', 'nevera azul'), same('mesa', 'mesa de pino'), same('samsung', 'mesa')]).toEqual([true, true, true])
    expect([
      same('mesa', 'silla'),
      same('tenis', 'zapatilla'),
      same('zapatilla', 'tenis'),
      same('hombre', 'caballero'),
      same('mesa', '42'),
    ]).toEqual(Array(5).fill(false))
    const query = readQuery('mesa')
    expect(kindsWished(query)).toBe(kindsWished(query))
  })
})

describe('a model is told by', () => {
  test.each<[rule: string, ...told: [name: string, model: string | null, brand?: string][]]>([
    [
      'its maker and its code',
      ['Samsung S23', 'samsung s23'],
      ['Galaxy S23', 'samsung s23'],
      ['S23', null],
      ['S23', 'samsung s23', 'Galaxy'],
      ['S23', 'philco s23', 'Philco'],
    ],
    ['a long code alone', ['RT38K5932SL', 'rt38k5932sl'], ['AB1234', 'ab1234'], ['AB12', null], ['ABCD1', null]],
    ['the part of a code before glued words', ['Samsung s23ultra', 'samsung s23 ultra']],
    [
      'the number of a known line',
      ['iPhone 15', 'apple iphone15'],
      ['Galaxy 5', 'samsung galaxy5'],
      ['redmi 9', 'xiaomi redmi9'],
      ['poco 3', 'xiaomi poco3'],
      ['moto 5', 'motorola moto5'],
      ['pixel 4', 'google pixel4'],
      ['playstation 5', 'sony playstation5'],
      ['Redmi Note 12', 'xiaomi redminote12'],
      ['iphone, 15', null],
      ['ideapad 3', null],
    ],
    [
      'what makes another model of it',
      ['Samsung S23 FE', 'samsung s23 fe'],
      ['Samsung S23 XB12 Plus', 'samsung s23 plus'],
      ['Samsung S23 5G Plus', 'samsung s23'],
      ['iPhone 15 Pro Max', 'apple iphone15 max pro'],
      ['Samsung S23 azul Ultra', 'samsung s23'],
      ['Samsung S23, Ultra', 'samsung s23'],
      ['Samsung S23 256 GB Ultra', 'samsung s23 ultra 256gb'],
    ],
    [
      'its storage, the largest from 16 GB on',
      ['Samsung S23 8GB 256GB', 'samsung s23 256gb'],
      ['Samsung S23 8GB', 'samsung s23'],
      ['Samsung S23 1 TB', 'samsung s23 1000gb'],
      ['Samsung S23 16 GB', 'samsung s23 16gb'],
    ],
    [
      'no code of what a thing can do',
      ...(
        '5g 4k 1080p 3d mp3 usb3 ip67 i7 ddr4 wifi6 10pcs 2x 4th 20cm 3m 24h 5000mah 12mp 64bits 220v 100w 60hz x2 cat6 rj45 ' +
        'e27 gu10 a4 m2 hdr10 h2o co2 spf50 b12 aa r15'
      )
        .split(' ')
        .map((code): [string, null] => [`Samsung ${code}`, null]),
    ],
    [
      'nothing behind «para» or «compatible»',
      ['cosa para Samsung S23', null],
      ['cosa compatible Samsung S23', null],
      ['cosas compatibles Samsung S23', null],
    ],
    [
      'nothing of something for it',
      ['funda Samsung S23', null],
      ['linda funda Samsung S23', null],
      ['a b c funda Samsung S23', 'samsung s23'],
    ],
    ['nothing of four codes', ['Dell AB12 CD34 EF56', 'dell ab12'], ['Dell AB12 CD34 EF56 GH78', null]],
  ])('%s', (_, ...told) => {
    expect(told.map(([name, , brand]) => [name, modelOf(name, brand)])).toEqual(told.map(([name, model]) => [name, model]))
  })
})
