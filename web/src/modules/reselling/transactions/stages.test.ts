import { resaleStages } from '@feria/contract/reselling/values'
import { expect, test } from 'vitest'
import { chatWith, nextOf, tabs } from './stages.ts'

const can = { validate: false, whatsapp: false, pay: false, deliver: false, call: true }
const transaction = { whatsappInitiated: false, buyerPhone: '+54 9 11 2345 6789', ended: null, can }

test('[RES-35] the six tabs are in order, and every stage but the cancelled one has its own', () => {
  expect(tabs.map(({ id }) => id)).toEqual(['todas', 'pendientes', 'validadas', 'pago-pendiente', 'pagadas', 'completadas'])
  expect(tabs.flatMap(({ stage }) => stage ?? [])).toEqual(resaleStages.filter((stage) => stage !== 'Cancelada'))
})

test('[RES-37] the next step follows the stage, and a claim pauses the delivery', () => {
  expect(nextOf({ ...transaction, stage: 'Validada' })).toBe('Escribile y acordá la compra.')
  expect(nextOf({ ...transaction, stage: 'Validada', whatsappInitiated: true })).toMatch(/generá el enlace de pago/)
  expect(nextOf({ ...transaction, stage: 'Validada', buyerPhone: null })).toMatch(/No dejó teléfono/)
  expect(nextOf({ ...transaction, stage: 'Pagada', can: { ...can, deliver: true } })).toMatch(/pedile el código/)
  expect(nextOf({ ...transaction, stage: 'Pagada' })).toMatch(/reclamo/)
  expect(nextOf({ ...transaction, stage: 'Cancelada', ended: 'La compra se devolvió.' })).toBe('La compra se devolvió.')
  expect(nextOf({ ...transaction, stage: 'Cancelada' })).toBe('Se canceló.')
})

test('[RES-40] the address of a chat has the digits of the phone number and the text', () => {
  expect(chatWith('+54 9 11 2345-6789')).toBe('https://wa.me/5491123456789')
  expect(chatWith('+54 9 11 2345-6789', 'Hola, ¿va?')).toBe('https://wa.me/5491123456789?text=Hola%2C%20%C2%BFva%3F')
})
