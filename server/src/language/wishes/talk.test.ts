import { describe, expect, test } from 'vitest'
import { readCorpus } from '../../testing/read-corpus.ts'
import { readWish } from './grammar.ts'

/** The thing that is read from a text without any place. */
const what = (phrase: string) => readWish(phrase, () => false).what
const lines = (text: string) => text.split('|').map((one) => one.trim())
/** Talk around a thing; `%` marks its position in a frame. */
const corpus = readCorpus<{ about: string; frames: { frame: string; talk: string[] }[] }[]>('wishes/talk.json')

describe.each(corpus)('$about', ({ frames }) => {
  for (const { frame, talk } of frames)
    test.each(talk)(frame.replace('%', '«%s»'), (phrase) => expect(what(frame.replace('%', phrase)), phrase).toBe('mesa ratona'))
})

describe('filler words', () => {
  test('details of the thing after the wish stay, without the verb', () => {
    for (const phrase of lines(
      `la quiero|y la quiero|pero la necesito|ademas la prefiero|tambien la quiero|igual preferiria|yo preferimos|
      e la quiero|la quiero si o si|la necesito`,
    ))
      expect(what(`busco mesa ratona, ${phrase} negra`), phrase).toBe('mesa ratona negra')
    for (const phrase of lines('es|son|seria'))
      expect(what(`busco mesa ratona, ${phrase} para la cocina`), phrase).toBe('mesa ratona para la cocina')
    for (const phrase of lines('acepto usada|aceptaria usada|aceptamos de segunda|me sirve usada'))
      expect(
        readWish(`busco mesa ratona, ${phrase}`, () => false),
        phrase,
      ).toMatchObject({ what: 'mesa ratona', condition: 'Usado' })
  })
  test('a pronoun in place of the thing', () => {
    expect(what('se me rompio la mesa ratona, necesito una')).toBe('mesa ratona')
    expect(what('se me rompio la mesa ratona, necesito otra mas grande')).toBe('mesa ratona mas grande')
    expect(what('quiero cambiar mi mesa ratona por una con cajones')).toBe('mesa ratona con cajones')
    expect(what('se me rompio la mesa, necesito una de pino')).toBe('mesa de pino')
  })
  test('what somebody did, as a reason before or after the wish', () => {
    for (const did of lines('rompieron|tiraron|perdieron|vendieron|dejaron|quieren|necesitan|empiezan|no tienen')) {
      expect(what(`los chicos ${did} la silla, necesito una mesa ratona`), did).toBe('mesa ratona')
      expect(what(`busco una mesa ratona, mis hijos ${did} la silla`), did).toBe('mesa ratona')
    }
  })
  test('a purpose or a person named first moves behind the thing', () => {
    expect(what('para la cocina necesito una mesa ratona')).toBe('mesa ratona para la cocina')
    expect(what('busco para mi hija una mesa ratona')).toBe('mesa ratona para mi hija')
    expect(what('busco para mi hija algo lindo')).toBe('lindo para mi hija')
  })
})

describe('chat spelling', () => {
  test('capitals and accents as usual', () => {
    expect(what('BUSCO MESA RATONA')).toBe('MESA RATONA')
    expect(what('Necesitaría una Mesa Ñandú'.normalize('NFD'))).toBe('Mesa Ñandú')
    expect(what('busco\tmesa\u00a0\u0000ratona')).toBe('mesa ratona')
  })
  test('a word that only looks like a stop word stays', () => {
    for (const thing of lines('mesa quieta|casco|zona|cerco|nuera|manos|lucas|tine|vendas|tienda|entra|buzo'))
      expect(what(`busco ${thing} azul`), thing).toContain(`${thing} azul`)
  })
  test('a number after a comma stays, and so does a word that only begins like talk', () => {
    for (const detail of lines('42|205/55|soya|mp3|mdf|chenille|andorrana|doypack')) {
      expect(what(`busco mesa ratona, ${detail}`), detail).toBe(`mesa ratona, ${detail}`)
    }
  })
})

test('a wish is read up to 1,000 characters, and its thing has 200', () => {
  expect(what(`busco ${'x'.repeat(1200)}`)).toHaveLength(200)
  expect(what(`busco mesa ratona${' '.repeat(990)}azul`)).toBe('mesa ratona')
})
