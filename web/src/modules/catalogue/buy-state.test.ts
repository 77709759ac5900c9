import type { ProductDetail } from '@feria/contract/catalogue/schemas'
import { expect, test } from 'vitest'
import { mayAsk, whyNot } from './buy-state.ts'
import { linkOf, refusalOf } from './contact-seller.tsx'
import { initialsOf } from './seller-card.tsx'

const product = (changes: Partial<ProductDetail>) =>
  ({ sold: false, stock: 3, visible: true, price: 100, can: { buy: false, edit: false }, ...changes }) as ProductDetail

test('[CAT-37] a product that cannot be bought says why', () => {
  expect(whyNot(product({ can: { buy: true, edit: false } }))).toBeUndefined()
  expect(whyNot(product({ sold: true, stock: 0 }))).toBe('Este producto ya se vendió.')
  expect(whyNot(product({ stock: 0 }))).toBe('No queda stock por ahora.')
  expect(whyNot(product({ price: null }))).toBe('El precio se acuerda con quien lo vende.')
  expect(whyNot(product({ visible: false }))).toBe('Está oculto: no aparece en el catálogo.')
})

test('[CAT-30] the seller can be asked while there is stock, also when the price is to be agreed on', () => {
  expect(mayAsk(product({ can: { buy: true, edit: false } }))).toBe(true)
  expect(mayAsk(product({ price: null }))).toBe(true)
  for (const changes of [{ sold: true }, { stock: 0 }, { visible: false }]) expect(mayAsk(product(changes))).toBe(false)
})

test('a member with a request is sent to the chat, or to the chats while it is pending', () => {
  expect(linkOf({ status: 'accepted', room: 'a_b_c' })).toEqual({ to: '/chat/a_b_c', label: 'Ir al chat' })
  expect(linkOf({ status: 'pending', room: null })).toEqual({ to: '/chat', label: 'Solicitud enviada' })
  expect(linkOf({ status: 'rejected', room: null })).toBeNull()
  expect(linkOf(undefined)).toBeNull()
})

test('[CHAT-10] a repeated request shows the stated sentence', () =>
  expect(refusalOf({ status: 409, reason: 'Otra cosa' })).toBe('Ya tienes una solicitud para este producto.'))

test("[CHAT-11] one’s own product is refused with the server's message", () => {
  const own = 'No puedes chatear con tu propio producto.'
  expect(refusalOf({ status: 400, reason: own })).toBe(own)
})

test("[CHAT-12] any other failure shows the server's message, else the stated sentence", () => {
  expect(refusalOf({ status: 429, reason: 'Esperá un minuto.' })).toBe('Esperá un minuto.')
  for (const status of [0, 500]) expect(refusalOf({ status, reason: null })).toBe('Error al procesar tu solicitud. Intenta nuevamente.')
})

test('[CAT-32] a seller without a picture shows the initials of the first and last name', () => {
  expect(initialsOf('Roberto Fernández Iturralde')).toBe('RI')
  expect(initialsOf('  ana ')).toBe('A')
  expect(initialsOf('')).toBe('')
})
