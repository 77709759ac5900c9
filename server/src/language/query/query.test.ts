import { describe, expect, test } from 'vitest'
import { readQuery } from './query.ts'

const wordsOf = (text: string) => readQuery(text).words.map((word) => word.text)
const headOf = (text: string) => readQuery(text).words.find(({ isHead }) => isHead)?.text
const weightOf = (text: string, word: string) => readQuery(text).words.find((it) => it.text === word)?.weight ?? 0

describe('negations', () => {
  test.each([
    ['auriculares sin cable', ['auriculares'], ['cable']],
    ['sujetadores sin costuras y sin aros', ['sujetadores'], ['costuras', 'aros']],
    ['cereales sin aceite de palma', ['cereales'], ['aceite']],
    ['Busco una mesa, que no sea de vidrio', ['mesa'], ['vidrio']],
    ['notebook que no sea lenovo ni china', ['notebook'], ['lenovo', 'china']],
    ['auto que no tenga gnc', ['auto'], ['gnc']],
    ['celular pero no samsung', ['celular'], ['samsung']],
    ['Necesito un sillón cómodo que no tenga patas de metal', ['sillon', 'comodo'], ['patas']],
  ])('[SRCH-01] «%s»', (text, words, negated) => {
    expect(wordsOf(text)).toEqual(expect.arrayContaining(words))
    expect(readQuery(text).negated.map((word) => word.text)).toEqual(negated)
  })

  test('[SRCH-01] «no frost» is a thing, and what a thing does not do is none that is refused', () => {
    const refused = ['heladera no frost', 'heladera, no frost', 'heladera que no enfria', 'campera no muy larga']
    expect(refused.map((text) => readQuery(text).negated)).toEqual([[], [], [], []])
  })

  test('[SRCH-01] a query of negations alone is still searched', () => expect(wordsOf('sin sal')).toEqual(['sal']))

  test('[SRCH-01] «sin cable» is also «inalámbrico»', () => {
    expect(readQuery('auriculares sin cable').negated[0]?.instead.map(({ term }) => term)).toEqual(
      expect.arrayContaining(['0sincable', '0inalambric']),
    )
  })
})

describe('sentences', () => {
  test.each([
    ['Hola, busco una heladera chica para un departamento, que no sea muy cara', 'heladera', ['hola', 'busco', 'cara']],
    ['Se me rompió la licuadora y necesito una nueva, presupuesto de $ 50.000', 'licuadora', ['necesito', 'presupuesto', '50.000']],
    ['¿Alguien vende bicicletas para mi hija? Pago hasta 300 euros', 'bicicletas', ['alguien', 'vende', 'hija', '300', 'euros']],
    ['Estoy buscando por favor un teclado mecánico, preferentemente nuevo y que llegue rápido', 'teclado', ['buscando', 'favor', 'llegue']],
    ['Para el cumpleaños de mi hijo quiero una pelota de fútbol', 'pelota', ['hijo', 'quiero']],
  ])('[SRCH-01] «%s» is about «%s»', (text, head, talk) => {
    expect(readQuery(text).isSentence).toBe(true)
    expect(headOf(text)).toBe(head)
    expect(wordsOf(text).filter((word) => talk.includes(word))).toEqual([])
  })

  test('[SRCH-01] keywords are no sentence', () => expect(readQuery('zapatillas mujer running').isSentence).toBe(false))
})

test('[SRCH-01] the thing weighs more than its colour, its packaging and its purpose', () => {
  const text = 'pack 2 fundas rojas para iphone'
  expect(headOf(text)).toBe('fundas')
  for (const word of ['pack', '2', 'rojas', 'iphone']) expect(weightOf(text, 'fundas')).toBeGreaterThan(weightOf(text, word))
})

test.each(['', '   ', '🎉', '¿?', '\u0000'])('[SRCH-25] «%s» asks for nothing', (text) => expect(readQuery(text).words).toEqual([]))

test('[SRCH-01] stop words alone are searched as they are', () => expect(wordsOf('para la')).toEqual(['para', 'la']))
