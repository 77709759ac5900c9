import { isAdmin } from '@feria/contract/accounts/values'
import { expect, test } from 'vitest'
import { tokenOf } from '../../core/authentication.ts'
import { isStrongEnough } from './passwords.ts'
import { wordsAround } from './rules.ts'

test.each([
  ['corta', false],
  ['12345678', false],
  ['ArGeNtInA', false],
  ['LeaveMeAlone', false],
  ['ñandúñandú', true],
  ['caballo pila grapa', true],
  ['feria2026!!!', false],
  ['GÓMEZ-2026', false],
  ['anagomez gomez', false],
  ['gómez y la vaca azul', true],
  ['x'.repeat(64), true],
  ['🐎🐎🐎🐎🐎🐎🐎🐎', true],
])('[ACC-52] the password «%s» is strong enough: %s', async (password, strong) => {
  expect(await isStrongEnough(password, wordsAround('Feria', 'Ana Gómez', 'ana.gomez@correo.example'))).toBe(strong)
})

test('[ACC-64] roles are compared ignoring case and spaces', () => {
  expect(isAdmin(' Admin ')).toBe(true)
  expect(isAdmin('premium')).toBe(false)
})

test.each([
  ['abc', 'abc'],
  ['Bearer abc', 'abc'],
  ['bearer  abc ', 'abc'],
  ['', null],
  [undefined, null],
])('[ACC-61] the token of «%s» is %s', (header, token) => expect(tokenOf(header)).toBe(token))
