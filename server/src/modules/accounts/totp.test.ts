import { describe, expect, test } from 'vitest'
import { inGroups, MAX_WRONG_CODES, readCode, WRONG_CODES_MS, wrongCodesAt } from './codes.rules.ts'
import { deviceOf } from './devices.ts'
import { newTotpSecret, stepOfCode, totpAddress } from './totp.ts'

/** «12345678901234567890», the secret of RFC 6238, appendix B, in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

describe('codes of an app', () => {
  // The appendix has eight digits; six are the last six of them.
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at %d s the code of RFC 6238 is %s', (seconds, code) => {
    expect(stepOfCode(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30))
  })

  test('a code is valid one step of 30 s before and after its own, and no longer', () => {
    const steps = [29, 30, 59, 60, 89, 90, 119, 120].map((seconds) => stepOfCode(SECRET, '287082', at(seconds)))
    expect(steps).toEqual([1, 1, 1, 1, 1, null, null, null])
    expect(stepOfCode(SECRET, '28708', at(59))).toBeNull()
    expect(stepOfCode(newTotpSecret(), '287082', at(59))).toBeNull()
  })

  test('the address is readable for apps, with a secret of 160 bits', () => {
    const secret = newTotpSecret()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const address = new URL(totpAddress(secret, 'La Feria', 'ana+1@feria.example'))
    expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp'])
    expect(decodeURIComponent(address.pathname)).toBe('/La Feria:ana+1@feria.example')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      secret,
      issuer: 'La Feria',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
  })
})

test.each([
  [' 123 456 ', 'app', '123456'],
  ['123456', 'app', '123456'],
  ['12345', 'recovery', '12345'],
  ['abcd-ef01-2345-67il', 'recovery', 'ABCDEF0123456711'],
  ['OOOO 1111', 'recovery', '00001111'],
])('«%s» reads as a code of kind %s', (typed, kind, code) => {
  expect(readCode(typed)).toEqual({ kind, code })
})

test('a recovery code is shown in groups of four', () => expect(inGroups('0123456789ABCDEF')).toBe('0123-4567-89AB-CDEF'))

test('five wrong codes lock it until a quarter of an hour after the first', () => {
  const first = at(1000)
  expect(wrongCodesAt(first, 0, null)).toEqual({ count: 0, since: first, waitSeconds: 0 })
  expect(wrongCodesAt(at(1899), MAX_WRONG_CODES - 1, first)).toEqual({ count: 4, since: first, waitSeconds: 0 })
  expect(wrongCodesAt(at(1899), MAX_WRONG_CODES, first).waitSeconds).toBe(1)
  const later = new Date(first.getTime() + WRONG_CODES_MS)
  expect(wrongCodesAt(later, MAX_WRONG_CODES, first)).toEqual({ count: 0, since: later, waitSeconds: 0 })
})

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
    'Chrome en Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 ' +
      'Mobile/15E148 Safari/604.1',
    'Safari en iOS',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox en Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0',
    'Microsoft Edge en macOS',
  ],
  ['<script>alert(1)</script>', 'Dispositivo desconocido'],
  ['', 'Dispositivo desconocido'],
  [null, 'Dispositivo desconocido'],
])('%s reads as «%s»', (agent, device) => expect(deviceOf(agent)).toBe(device))
