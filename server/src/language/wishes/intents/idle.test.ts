import { expect, test } from 'vitest'
import { cpuMsOf } from '../../../testing/cpu.ts'
import { asksWhatItBrings, isForWhoever, isIdle } from './idle.ts'
import { readIntent } from './intent.ts'

test.each([
  'hay un sillon en el garage que junta tierra',
  'la moto esta parada desde que compre el auto',
  'nadie toca el teclado en casa',
  'la freidora la use una vez sola',
  'me regalaron otra',
  'recibi un perfume que no me gusta',
])('«%s» says that a thing lies about or has had its day', (plain) => expect(isIdle(plain)).toBe(true))
test.each(['busco una bici', 'cuanto sale una mesa', 'no tengo lugar'])('«%s» does not', (plain) => expect(isIdle(plain)).toBe(false))

test.each(['por si alguien busca, tengo dos ruedas', 'el que quiera una mesa que me avise', 'recibo ofertas por un falcon'])(
  '«%s» is for whoever wants it',
  (plain) => expect(isForWhoever(plain)).toBe(true),
)
test('what a thing brings is asked by who has one', () => {
  expect(asksWhatItBrings('cuanto sale una camara usada? tengo una guardada')).toBe(true)
  expect(asksWhatItBrings('cuanto sale una camara usada?')).toBe(false)
})

test.each([
  ['cuánto sale una cámara canon usada? tengo una guardada', 'sell'],
  ['cuánto sale una ps4 usada', 'buy'],
  ['me regalaron dos cafeteras, una la quiero cambiar por plata', 'sell'],
  ['la pucha, no consigo quien me compre el horno pizzero', 'sell'],
  ['quiero q alguien m compre el celu', 'sell'],
  ['me cambio de casa y preciso cajas', 'buy'],
  ['ni noticias del sillón', 'order'],
  ['no me deja subir la foto, dice muy grande', 'help'],
  ['cuántos gramos tiene una taza de harina', 'other'],
])('«%s» is meant as «%s»', (text, intent) => expect(readIntent(text).intent).toBe(intent))
test.each(['junta polvo ', 'esta ', 'el que quiera ', 'mi hijo ', 'quedo de '])('it takes time linear in the length: «%s»', (unit) =>
  expect(cpuMsOf(() => [isIdle, isForWhoever, asksWhatItBrings].map((rule) => rule(unit.repeat(2000))))).toBeLessThan(500),
)
