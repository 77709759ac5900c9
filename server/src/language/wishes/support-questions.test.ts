import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cpuMsOf } from '../../testing/cpu.ts'
import { type SupportQuestion, supportQuestionOf } from './support-questions.ts'

const asked: Record<SupportQuestion, string[]> = {
  fees: ['¿Cuánto cobran?', 'cuanto cobran de comision', 'Hola, qué comisión cobran', 'cuánto sale publicar', 'es gratis publicar?'],
  delivery: ['¿Hacen envíos a Salta?', 'hacen envios', 'envían a todo el país?', 'tienen envíos a Bahía Blanca', 'quién paga el envío'],
  order: ['¿Dónde está mi pedido?', 'donde esta mi compra', 'cuándo llega mi paquete', 'seguir mi pedido', 'no encuentro mi compra'],
  cancel: ['¿Cómo cancelo mi compra?', 'quiero cancelar la compra', 'Hola, como puedo cancelar mi pedido por favor', 'anular una compra'],
  return: ['me arrepentí de la compra', 'como devuelvo lo que compre', 'botón de arrepentimiento', 'quiero devolver el producto'],
  claim: ['no llegó', 'todavía no me llegó el pedido', 'me llegó roto', 'quiero hacer un reclamo', 'cómo reclamo'],
  fraud: ['me estafaron', 'Me estafaron, no llegó', 'creo que me estafaron'],
  person: ['hablar con una persona', 'quiero hablar con alguien', 'atención al cliente', 'necesito ayuda', 'cómo los contacto'],
  payment: ['qué medios de pago aceptan', 'puedo pagar con mercado pago?', 'aceptan tarjeta', 'cómo se paga'],
  protection: ['¿es seguro comprar acá?', 'es confiable'],
  sell: ['cómo vendo algo', 'quiero publicar un producto', 'como publico', 'cómo hago para vender'],
  balance: ['cómo cobro', 'como retiro mi saldo', 'cuándo me pagan'],
  buy: ['cómo compro', 'como funciona esto'],
  password: ['olvidé mi contraseña', 'no puedo entrar a mi cuenta', 'como cambio mi clave'],
  leave: ['cómo elimino mi cuenta', 'quiero borrar mi cuenta'],
}

describe.each(Object.entries(asked))('a question about %s', (question, texts) => {
  test.each(texts)('«%s»', (text) => expect(supportQuestionOf(text)).toBe(question))
})

describe('what may be a thing is none', () => {
  test.each([
    '',
    'bicicleta',
    'cuánto cobran por un service de bici',
    'cuanto sale una heladera',
    'hay bicicletas en Salta?',
    'alguien vende un celular en Salta con envío',
    'auriculares con cancelación de ruido',
    'busco un sobre para envíos',
    'envío una mesa',
    'caja para paquete',
    'código de barras lector',
    'soporte para tele',
    'soporte de celular',
    'comprar una bici',
    'quiero comprar un auto',
    'vendo bici',
    'tarjeta de video',
    'tienen tarjetas de memoria',
    'ayuda para mudanza',
    'contacto de plomero',
    'telefono',
    'teléfono de línea',
    'clave para bajo',
    'seguro de auto',
    'es gratis el sillón?',
    'quiero cancelar el pedido y comprar una mesa',
  ])('«%s»', (text) => expect(supportQuestionOf(text)).toBeNull())

  test('none of the wishes and searches that people wrote is one', () => {
    const folder = new URL('../../../../bench/data/', import.meta.url)
    const textsIn = (value: unknown): string[] => {
      if (typeof value === 'string') return [value]
      return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
    }
    const files = ['wishes', 'searches'].flatMap((name) => {
      const inside = new URL(`${name}/`, folder)
      return readdirSync(inside).map((file) => new URL(file, inside))
    })
    const texts = files.flatMap((file) => textsIn(JSON.parse(readFileSync(file, 'utf8'))))
    expect(texts.length).toBeGreaterThan(1000)
    expect(texts.filter((text) => supportQuestionOf(text) !== null)).toEqual([])
  })
})

/** What a pattern may repeat, up to the length that is read of a text, with an end that none has. */
const units = ['a', 'a ', 'a. ', 'de ', 'la ', 'nada ', 'ya ', 'y ', 'hola, ', 'por favor ', ', ', 'todo el pais ']

test.each(['', 'hola ', 'hacen envios a ', 'envian a ', 'no llego ', 'como ', 'cuanto cobran ', 'me estafaron '])(
  'a hostile text that begins with «%s» takes no time',
  (start) => {
    const cost = cpuMsOf(() => {
      for (const unit of units) supportQuestionOf(`${start}${unit.repeat(400).slice(0, 400)}1`)
    })
    expect(cost).toBeLessThan(1000)
  },
)
