import { expect, test } from 'vitest'
import { isAdmin, isStrongEnough, tokenOf } from './accounts.rules.ts'

test.each([
  ['corta', false],
  ['12345678', false],
  ['ArGeNtInA', false],
  ['ñandúñandú', true],
  ['caballo pila grapa', true],
])('[ACC-52] the password «%s» is strong enough: %s', (password, strong) => expect(isStrongEnough(password)).toBe(strong))

test('[ACC-64] roles are compared without case and spaces', () => {
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
