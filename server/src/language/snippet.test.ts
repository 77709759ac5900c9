import { describe, expect, test } from 'vitest'
import { readQuery } from './query.ts'
import { snippet } from './snippet.ts'

const long = `${'Una introducción que no dice nada. '.repeat(8)}Trae CÁMARAS fotográficas con Wi-Fi y batería. ${'Y un final sin más. '.repeat(8)}`

describe('snippet', () => {
  test('[SRCH-02] shows the passage with most hits, marked as they were written', () => {
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

  test('[SRCH-02] without a hit it is the beginning, of nothing it is nothing', () => {
    expect(snippet(readQuery('guitarra'), 'Mesa de pino')).toEqual([{ text: 'Mesa de pino', isHit: false }])
    expect(snippet(readQuery('guitarra'), '  ')).toEqual([])
  })
})
