import { expect, test } from 'vitest'
import { CallError } from '../../lib/call.ts'
import { businessBody, businessChecks, businessErrors, emptyBusiness } from './business-values.ts'

const stall = {
  country: 'ar',
  sector: 'comercio',
  company: 'Almacén Sur',
  name: 'Ana Paz',
  phone: '11 2345-6789',
  email: 'ana@feria.example',
  cuit: '20-12345678-6',
}

test('[ACC-30] every field but the CUIT is required', () => {
  const { cuit, email, ...others } = businessChecks
  for (const check of Object.values(others)) expect(check('  ')).toMatch(/^(Elegí|Ingresá)/)
  expect(email('')).toMatch(/^Ingresá/)
  expect(cuit('', emptyBusiness)).toBeNull()
})

test('[ACC-27] a CUIT is checked in Argentina and left out elsewhere', () => {
  expect(businessChecks.cuit('23-12345678-9', stall)).toMatch(/CUIT/)
  expect(businessChecks.cuit('23-12345678-9', { ...stall, country: 'br' })).toBeNull()
  expect(businessBody(stall, 'empresa')).toMatchObject({ accountType: 'empresa', country: 'ar', cuit: '20123456786' })
  expect(businessBody({ ...stall, country: 'cl' }, 'proveedor')).toMatchObject({ accountType: 'proveedor', cuit: null })
})

test('refusals are shown beside their field', () => {
  expect(businessErrors(new CallError(400, { error: 'accounts.bad-phone', message: 'no' }))).toEqual({ phone: 'no' })
  expect(businessErrors(new CallError(400, { error: 'accounts.bad-cuit', message: 'no' }))).toEqual({ cuit: 'no' })
  expect(businessErrors(new CallError(400, { error: 'bad-input', fields: { company: 'corto', other: 'x' } }))).toEqual({ company: 'corto' })
})
