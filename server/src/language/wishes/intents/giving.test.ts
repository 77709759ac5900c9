import { expect, test } from 'vitest'
import { cpuMsOf } from '../../../testing/cpu.ts'
import { intentFeatures } from './features.ts'
import { doesForOthers, isGiving } from './giving.ts'
import { readIntent } from './intent.ts'

test.each([
  'me regalaron dos veces la misma batidora',
  'tengo una cuna que ya no usamos',
  'a ver si alguien la quiere comprar',
  'ando liquidando los platos',
  'esta bici busca nuevo dueño',
  'cuanto deberia pedir por un lavarropas',
  'que me dan por una notebook',
  'confeccion de cortinas a medida',
  'como me contratan',
])('«%s» parts with something without a word of selling', (plain) => expect(isGiving(plain)).toBe(true))
test.each(['busco una bici', 'cuanto sale una mesa', 'clases de canto', 'necesito un sillon'])('«%s» does not', (plain) =>
  expect(isGiving(plain)).toBe(false),
)
test('who begins with what they do for others offers it', () => {
  expect([doesForOthers('hola, dicto clases'), doesForOthers('hola dicto clases'), doesForOthers('busco quien dicta clases')]).toEqual([
    false,
    true,
    false,
  ])
  expect(readIntent('dicto clases de canto en Tandil').intent).toBe('sell')
  expect(readIntent('necesito clases de canto en Tandil').intent).toBe('buy')
})
test('words that chats shorten are features as they are meant', () => {
  const features = intentFeatures({ plain: 'cmo pago', isOffering: false })
  expect(features).toContain(intentFeatures({ plain: 'como', isOffering: false }).find((one) => one.startsWith('first ')))
})
test.each([
  ['tengo unos platos que no uso, quien se copa', 'sell'],
  ['ofrezco 80 lucas por un mueble', 'buy'],
])('«%s» wants to %s', (text, intent) => expect(readIntent(text).intent).toBe(intent))
test.each(['clases de ', 'me regalaron ', 'hago a '])('it takes time linear in the length: «%s»', (unit) =>
  expect(cpuMsOf(() => isGiving(unit.repeat(2000)))).toBeLessThan(500),
)
