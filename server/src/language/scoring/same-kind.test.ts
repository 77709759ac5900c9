import { describe, expect, test } from 'vitest'
import { readQuery } from '../query/query.ts'
import { isSameKind, kindsIn, kindsWished } from './same-kind.ts'

describe('a name implies the thing', () => {
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
      ['juego de mesa', 'jueg juegmesa'],
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
      ['juego de ajedrez', 'jueg juegajedrez'],
      ['juego de mesa', 'jueg juegmesa'],
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
      ['ps5 slim', 'slim consol playstation'],
      ['airpods', 'auricular'],
      ['apple watch', 'watch reloj relojinteligente inteligente'],
      ['kindle', 'lector electronic'],
      ['gopro 9', 'camar'],
      ['fiat uno 2010', 'fiat aut'],
      ['mountain bike', 'mountain mountainbike bike biciclet'],
    ],
    ['what a toy shows, of the shelf that it names first', ['juguete cocina heladera auto', 'juguete cocin helader aut']],
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
    ['a game, although another word weighs more', 'juego de mesa', 'jueg juegmesa'],
    ['what its words imply', 'iphone 13', 'celular'],
    ['a phrase too', 'camara de fotos', 'camar camarfoto'],
    ['nothing, where it names a maker, a code or a number', 'samsung', ''],
    ['nothing of a code', 's23', ''],
    ['nothing of a number', '42', ''],
  ])('%s', (_, text, kinds) => expect(wished(text)).toBe(kinds))

  test('implied kinds are compared symmetrically, and match anything where none is named', () => {
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
