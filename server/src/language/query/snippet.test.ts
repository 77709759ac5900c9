import { describe, expect, test } from 'vitest'
import { readQuery } from './query.ts'
import { snippet } from './snippet.ts'

const [start, end] = ['Una introducción que no dice nada. '.repeat(8), 'Y un final sin más. '.repeat(8)]
const long = `${start}Trae CÁMARAS fotográficas con Wi-Fi y batería. ${end}`

describe('snippet', () => {
  test('[SRCH-02] shows the passage with most hits, marked in their original spelling', () => {
    const pieces = snippet(readQuery('cámara fotográfica con wifi'), long)
    expect(pieces.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(expect.arrayContaining(['CÁMARAS', 'fotográficas']))
    const text = pieces.map((piece) => piece.text).join('')
    expect(text.length).toBeLessThanOrEqual(210)
    expect(text.startsWith('… ')).toBe(true)
    expect(text.endsWith(' …')).toBe(true)
  })

  test('[SRCH-02] a synonym is a hit', () => {
    expect(snippet(readQuery('heladera'), 'Nevera combi')).toEqual([
      { text: 'Nevera', isHit: true },
      { text: ' combi', isHit: false },
    ])
  })

  test('[SRCH-02] without a hit it is the beginning, of an empty text it is empty', () => {
    expect(snippet(readQuery('guitarra'), 'Mesa de pino')).toEqual([{ text: 'Mesa de pino', isHit: false }])
    expect(snippet(readQuery('guitarra'), '  ')).toEqual([])
  })

  const marked = (asked: string, text: string, width?: number) =>
    snippet(readQuery(asked), text, width)
      .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
      .join('')
  const numbers = 'uno dos tres cuatro cinco seis siete'
  test.each([
    ['some words lead to a hit', 'bicicleta', `${numbers} bicicleta ocho`, 40, '… tres cuatro cinco seis siete [bicicleta] …'],
    ['nothing follows the end of a text', 'bicicleta', `${numbers} bicicleta`, 40, '… tres cuatro cinco seis siete [bicicleta]'],
    [
      'where it begins with it nothing comes before',
      'bicicleta',
      `bicicleta ${numbers} ocho`,
      40,
      '[bicicleta] uno dos tres cuatro cinco seis …',
    ],
    [
      'two hits beat an earlier one',
      'bicicleta roja',
      `bicicleta ${numbers} bicicleta roja ocho nueve`,
      40,
      '… cuatro cinco seis siete [bicicleta] [roja] …',
    ],
    ['of two that are as good it is the first', 'bicicleta', `bicicleta ${numbers} bicicleta`, 20, '[bicicleta] uno dos …'],
    ['what fits is whole', 'bicicleta', 'bicicleta a', 40, '[bicicleta] a'],
    ['without a hit it ends at a word', 'lámpara', `bicicleta ${numbers}`, 20, 'bicicleta uno dos …'],
    ['a word without end is left out', 'bicicleta', `${'a'.repeat(300)} bicicleta`, 20, '… [bicicleta]'],
    ['markup is read', 'bicicleta', '<b>Bici</b>  &amp;\n  casco. Bicicletas, y más', 40, '[Bici] & casco. [Bicicletas], y más'],
  ])('[SRCH-02] %s', (_, asked, text, width, shown) => expect(marked(asked, text, width)).toBe(shown))
})
