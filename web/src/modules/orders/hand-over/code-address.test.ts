import { expect, test } from 'vitest'
import { codeAddress, codeInHash, readQr } from './code-address.ts'

const id = '01890000-0000-7000-8000-00000000000a'

test('the address of a code leads to its sale, and is read as its code', () => {
  const address = codeAddress('https://feria.example', id, '048291')
  expect(new URL(address).pathname).toBe(`/sales/${id}`)
  expect(new URL(address).search, 'nothing that a server would log').toBe('')
  expect(codeInHash(new URL(address).hash)).toBe('048291')
  expect([readQr(address, id), readQr(address, null)]).toEqual([{ code: '048291' }, { code: '048291' }])
  expect(readQr(address, 'otra')).toBe('other sale')
})

test('any other QR is none of ours', () => {
  for (const text of [
    '',
    'hola',
    '048291',
    'https://feria.example/sales/x',
    'https://feria.example/sales/x#entrega=12',
    '/x#entrega=048291',
  ])
    expect(readQr(text, 'x'), text).toBe('not ours')
  for (const hash of ['', '#', '#entrega=', '#entrega=12345', '#entrega=1234567', '#otra=123456']) expect(codeInHash(hash), hash).toBeNull()
})
