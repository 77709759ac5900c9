import { expect, test } from 'vitest'
import { CallError } from '../../../lib/call.ts'
import { codeOrPassword } from './field-of.ts'

test('a refused code or password is told at its field, whether it is wrong or not well-formed', () => {
  const malformed = {
    error: 'bad-input',
    message: 'Hay datos que no son válidos.',
    fields: { code: 'Es muy largo.', email: 'No va.' },
  } as const
  expect(codeOrPassword(new CallError(400, malformed))).toEqual({ code: 'Es muy largo.' })
  expect(codeOrPassword(new CallError(403, { error: 'accounts.wrong-password', message: 'No es correcta.' }))).toEqual({
    password: 'No es correcta.',
  })
  expect(codeOrPassword(new CallError(0))).toEqual({})
})
