import { expect, test } from 'vitest'
import { maskSecrets } from './mail-secrets.rules.ts'

test('of a link keeps only its target; secrets for the reader are left out', () => {
  const token = 'q8Z-rB1n0kP5sT_uV2wX4yZ6aB8cD0eF2gH4iJ6kL8m'
  const id = '0190b7a2-7c1e-7d3f-8a4b-5c6d7e8f9a0b'
  expect(maskSecrets(`Entrá:\n\nhttp://localhost:3000/reset-password/${token}\n\nSi no`)).toBe(
    'Entrá:\n\nhttp://localhost:3000/reset-password/…\n\nSi no',
  )
  expect(maskSecrets(`https://feria.example/mails/resumen.${id}~AbCdEfGhIjKlMnOpQrStUv`)).toBe('https://feria.example/mails/…')
  expect(maskSecrets(`https://feria.example/payment?t=${token}&x=1`)).toBe('https://feria.example/payment?t=…&x=1')
  const plain = `Mirá https://una-feria-con-nombre-largo.example/orders/${id} y /sales/${id}.`
  expect(maskSecrets(plain)).toBe(plain)
})
