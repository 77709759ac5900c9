import { expect, test } from 'vitest'
import { objectionsTo } from './claim-decision.ts'

test('a decision has an outcome and a reason; a partial refund lies between zero and the total', () => {
  expect(objectionsTo({ outcome: '', refund: '', note: ' ' }, 100)).toEqual({
    outcome: 'Elegí cómo termina el reclamo.',
    note: 'Explicá la decisión: la leen las dos partes.',
  })
  const part = (refund: string) => objectionsTo({ outcome: 'devolver una parte', refund, note: 'Llegó rayada.' }, 100).refund
  expect(['', 'nada', '0', '100', '100,01'].map(part)).toEqual(Array(5).fill('Ingresá un monto mayor que cero y menor que el total.'))
  expect(['0,01', '99,99'].map(part)).toEqual([undefined, undefined])
  expect(objectionsTo({ outcome: 'devolver', refund: '', note: 'No llegó.' }, 100)).toEqual({})
})
