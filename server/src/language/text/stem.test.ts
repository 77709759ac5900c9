import { describe, expect, test } from 'vitest'
import { root, singular, stem } from './stem.ts'

describe('singular', () => {
  test.each([
    ['celulares', 'celular'],
    ['luces', 'luz'],
    ['cables', 'cable'],
    ['sillones', 'sillon'],
    ['relojes', 'reloj'],
    ['paredes', 'pared'],
    ['aires', 'aire'],
    ['tenis', 'tenis'],
    ['chasis', 'chasis'],
    ['gas', 'gas'],
    ['bebes', 'bebe'],
  ])('[CAT-12] of «%s» is «%s»', (many, one) => expect(singular(many)).toBe(one))
})

describe('stem', () => {
  test.each([
    ['blancas', 'blanco'],
    ['zapatillas', 'zapatilla'],
    ['lámparas'.normalize('NFD').replace(/\p{Mn}/gu, ''), 'lampara'],
    ['aspiradoras', 'aspirador'],
    ['electrica', 'electricos'],
    ['niñas', 'niño'],
  ])('[CAT-12] «%s» and «%s» are one', (one, other) => expect(stem(one)).toBe(stem(other)))

  test.each([
    ['puerta', 'puerto'],
    ['casa', 'caso'],
    ['barra', 'barro'],
    ['pala', 'palo'],
    ['plata', 'plato'],
    ['caña', 'cana'],
    ['camara', 'cama'],
    ['libreta', 'libro'],
  ])('[CAT-12] «%s» and «%s» are two', (one, other) => expect(stem(one)).not.toBe(stem(other)))

  test('[CAT-12] codes stay as they are', () => expect(stem('xb31s')).toBe('xb31s'))
})

test.each([
  ['depiladora', 'depilacion'],
  ['secador', 'secadora'],
  ['mesita', 'mesa'],
  ['iluminacion', 'iluminar'],
  ['muñequito', 'muñeco'],
])('[CAT-12] «%s» and «%s» come from one root', (one, other) => {
  expect(root(one).replace(/[oa]$/, '')).toBe(root(other).replace(/[oa]$/, ''))
})
