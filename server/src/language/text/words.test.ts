import { fold } from '@feria/contract/fold'
import { describe, expect, test } from 'vitest'
import { lowered, withoutMarkup } from './plain.ts'
import { searchWords } from './search-words.ts'
import { root, singular, stem } from './stem.ts'
import { keptVowels, singularInS } from './stem-exceptions.ts'
import { correct, distance, soundOf } from './typos.ts'

/** Reads «luces luz, ojos ojo» as pairs of a word and the expected result. */
const pairs = (line: string) => line.split(', ').map((pair) => pair.split(' ') as [string, string])
const becomes = (change: (word: string) => string, line: string) =>
  expect(pairs(line).map(([word]) => `${word} ${change(word)}`)).toEqual(pairs(line).map((pair) => pair.join(' ')))

describe('a singular', () => {
  test.each([
    ['of -ces ends in z, in longer words', 'luces luz, voces voz, aces ace, ces ces'],
    [
      'of -es loses both letters behind r, l, n, d, y and j',
      'flores flor, canales canal, sillones sillon, paredes pared, bueyes buey, relojes reloj',
    ],
    [
      'of -es keeps the e in short words and in those that had it',
      'leyes leye, mares mare, desaires desaire, autocines autocine, peines peine, supersedes supersede, onlines online',
    ],
    ['of -s loses it behind a vowel', 'mesas mesa, coches coche, autos auto, pies pie, bebes bebe, caños caño'],
    [
      'of -s loses it behind the consonants that foreign words end in',
      'emails email, monitors monitor, jeans jean, pads pad, tablets tablet, packs pack, laptops laptop, albums album, ponys pony',
    ],
    ['of -s keeps it behind others, i and u', 'comics comics, leggings leggings, taxis taxis, menus menus'],
    [
      'of what is none stays, and of what is too short',
      'lunes lunes, jueves jueves, menos menos, atras atras, ingles ingles, compas compas, tenis tenis, los los, flor flor',
    ],
  ])('%s', (_, line) => becomes(singular, line))
})

describe('a stem', () => {
  test.each([
    ['loses the last o or a', 'blancas blanc, blanco blanc, metro metr, hora hor, flora flor'],
    ['keeps the vowel that tells two things apart', 'puertas puerta, puerto puerto, casas casa, ojos ojo, leña leña'],
    ['of -ora is that of -or', 'aspiradora aspirador, secadoras secador, aspirador aspirador'],
    ['keeps other ends, codes and short words', 'verde verde, celulares celular, xb31s xb31s, x1ba x1ba, sol sol, osa osa, osas osa'],
  ])('%s', (_, line) => becomes(stem, line))

  test('knows a fixed number of words by heart', () => expect([singularInS.size, keptVowels.size]).toEqual([48, 270]))
})

describe('a root', () => {
  test.each([
    ['loses -adura, -amiento, -imiento and -ísimo', 'depiladura depil, calentamiento calent, agradecimiento agradec, bellisimo bell'],
    ['loses -ación and -ición', 'depilacion depil, depilaciones depil, fundicion fund'],
    ['loses -ador, -edor and -idor', 'depilador depil, secador sec, vendedor vend, medidor med'],
    ['loses -ción and -tor of longer words', 'proteccion protec, proyector proyec, motor motor, actor actor, leccion leccion'],
    ['loses -ecito, -cito and -ito', 'panecito pan, hotelcito hotel, mesita mes, camita cam'],
    ['loses -able, -ible, -ante and -mente', 'plegable pleg, comestible comest, cortante cort, facilmente facil'],
    ['loses -ad and -id', 'humedad humed, unidad unid, adquirid adquir'],
    ['loses -ar, -er and -ir', 'depilar depil, vender vend, imprimir imprim'],
    [
      'keeps what would leave too little',
      'peladura peladur, pulimiento pulimient, turismo turism, nacion nacion, medicion medicion, cocion cocion, lavable ' +
        'lavable, picante picante, edad edad, mitad mitad, asador asador, avecita avecit, tapar tapar, medir medir, comer comer',
    ],
    ['writes c for qu', 'taquito tac, muñequito muñec, barquito barc'],
    ['is the stem of short words and of codes', 'mar mar, ir ir, xb31ar xb31ar'],
  ])('%s', (_, line) => becomes(root, line))
})

describe('a word sounds', () => {
  test.each([
    ['ph as f', 'photo foto, phophir fofir'],
    ['without its h, but in ch and sh', 'hombre ombre, ahora aora, ahohar aoar, chico chiko, shampoo shampo'],
    ['ll and y as i', 'calle kaie, llalla iaia, yoyo ioio'],
    ['qu before e and i as k, q as k', 'queso keso, quequi keki, quan kuan, iraq irak, qaqa kaka'],
    ['c before e and i, z and x as s', 'cielo sielo, cecina sesina, zapato sapato, taxi tasi, zozo soso'],
    ['c elsewhere as k, but in ch', 'casa kasa, cacao kakao, coche koche, crema krema'],
    ['g before e and i as j', 'gente jente, giragira jirajira, gato gato'],
    ['gu before e and i as g', 'guitarra gitara, guiegue giege, guante guante'],
    ['v and w as b', 'vaca baka, kiwi kibi, vivo bibo'],
    ['n before b, p and f as m', 'enbase embase, ponpinbon pompimbon, anfibio amfibio, envase embase, antes antes'],
    ['double letters as one', 'perro pero, arroz aros, massa masa, ppesso peso'],
  ])('%s', (_, line) => becomes(soundOf, line))
})

test('a distance counts insertions, deletions, replacements and swaps, and stops above the maximum', () => {
  const cases: [string, string, number, number][] = [
    ['mesa', 'mesas', 2, 1],
    ['mesas', 'mesa', 2, 1],
    ['mesa', 'misa', 2, 1],
    ['mesa', 'emsa', 2, 1],
    ['abcd', 'acbd', 2, 1],
    ['abcd', 'badc', 2, 2],
    ['ca', 'abc', 3, 3],
    ['kitten', 'sitting', 3, 3],
    ['kitten', 'sitting', 2, 3],
    ['abc', 'abcdef', 2, 3],
    ['abcdef', 'abc', 2, 3],
    ['abcdef', 'ghijkl', 2, 3],
    ['abcdef', 'abcdef', 0, 0],
    ['', 'a', 1, 1],
    ['a', '', 1, 1],
    ['', '', 0, 0],
  ]
  expect(cases.map(([from, to, most]) => distance(from, to, most))).toEqual(cases.map(([, , , changes]) => changes))
})

test('a word is corrected by no letter up to 3, by one up to 7, by two above, codes by none', () => {
  const fixed = (word: string, ...candidates: string[]) => correct(word, candidates) ?? '-'
  expect([fixed('abc', 'abd'), fixed('abcd', 'abcx'), fixed('abcdefg', 'abcdefx'), fixed('abcdefg', 'abcdexx')]).toEqual([
    '-',
    'abcx',
    'abcdefx',
    '-',
  ])
  expect([
    fixed('abcdefgh', 'abcdexxh'),
    fixed('abcdefgh', 'abcxxxgh'),
    fixed('a1cdefgh', 'a2cdefgh'),
    fixed('a1cdefgh', 'a1cdefgh'),
  ]).toEqual(['abcdexxh', '-', '-', 'a1cdefgh'])
})

test('the nearest word is chosen, of several the one that sounds alike, otherwise the first', () => {
  expect(correct('baca', ['saca', 'vaca'])).toBe('vaca')
  expect(correct('saca', ['vaca', 'baca'])).toBe('vaca')
  expect(correct('sapato', ['zapata', 'zapato'])).toBe('zapato')
  expect(correct('mesa', ['misa', 'mesa'])).toBe('mesa')
  // The same sound costs half a change: less than any other word, more than the word itself.
  expect(correct('zapatos', ['zapator', 'sapatos'])).toBe('sapatos')
  expect(correct('hola', [])).toBeUndefined()
})

test('markup becomes a space, entities their character, and everything else stays', () => {
  const long = (letters: number) => `a<${'x'.repeat(letters)}>b`
  expect(['<b>a</b>c', 'a < b', long(300), 'a<>b'].map(withoutMarkup)).toEqual([' a c', 'a < b', 'a b', 'a b'])
  expect(withoutMarkup(long(301))).toBe(long(301))
  expect(withoutMarkup('&ntilde;&aacute;&eacute;&iacute;&oacute;&uacute;&uuml;&NTILDE;&amp;&quot;&apos;')).toBe('ñáéíóúüñ&"\'')
  expect(withoutMarkup('[&lt;&gt;&nbsp;&otro;]')).toBe('[    ]')
  expect(['&#241;', '&#33;', '&#32;', '&#31;', '&#0;', '&#1114112;', '&x;', 'a&b', '&demasiado;'].map(withoutMarkup)).toEqual([
    'ñ',
    '!',
    ' ',
    ' ',
    ' ',
    '&#1114112;',
    '&x;',
    'a&b',
    '&demasiado;',
  ])
  // The largest code that is read.
  expect(['&#999999;', '&amp;<b>'].map(withoutMarkup)).toEqual([String.fromCodePoint(999_999), '& '])
})

test('letters are lowercased and lose their accents, ñ stays, signs stay', () => {
  expect(['ÁRBOL Ñandú', 'Nandú'.normalize('NFD'), 'ñÑ'.normalize('NFD'), 'ﬁn', 'ABC-1,5', 'PINGÜINO'].map(lowered)).toEqual([
    'arbol ñandu',
    'nandu',
    'ññ',
    'fin',
    'abc-1,5',
    'pinguino',
  ])
  expect(['Cámara  Foto', '¡Ñ!', 'ñ'.normalize('NFD'), ' a-b ', 'x² ½'].map(fold)).toEqual(['camara foto', 'ñ', 'ñ', 'a b', 'x² ½'])
})

test('a search has at most 12 words of 40 characters, without stop words', () => {
  const many = Array.from({ length: 30 }, (_, n) => `w${n}`)
  expect(searchWords(['con', ...many].join(' '))).toEqual(many.slice(0, 12))
  // 24 words are read before stop words are dropped.
  expect(searchWords(`${'a al con de del el en es la las lo los me mi o para por que se su un una uno'} mesa`)).toEqual(['mesa'])
  expect(searchWords('a al con de del el en es la las lo los')).toHaveLength(12)
  expect(searchWords('x'.repeat(50))).toEqual(['x'.repeat(40)])
  for (const word of 'a al con de del el en es la las lo los me mi o para por que se su un una uno unos unas y'.split(' '))
    expect(searchWords(`${word} mesa`), word).toEqual(['mesa'])
})
