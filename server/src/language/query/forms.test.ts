import { describe, expect, test } from 'vitest'
import { tokensOf } from '../text/tokens.ts'
import { type Form, strengths } from './forms.ts'
import { readQuery } from './query.ts'
import { deniedAt, phraseAt, termsOf } from './terms.ts'

const shortForms = (forms: Form[]) => forms.map(({ term, strength }) => `${term} ${Math.round(strength * 1000) / 1000}`).join(' ')
/** The forms of each word of a search, the strongest first. */
const short = (text: string): string => {
  const { words, negated } = readQuery(text)
  return [
    ...words.map(({ forms }) => shortForms(forms)),
    ...negated.map(({ forms, instead }) => `no ${shortForms(forms)} / ${shortForms(instead)}`),
  ].join('; ')
}

test('each form has its weight', () => {
  expect(strengths).toEqual({
    stem: 0.97,
    root: 0.55,
    plain: 0.6,
    same: 0.85,
    near: 0.7,
    bound: 0.4,
    part: 0.6,
    bare: 0.3,
    first: 0.8,
    second: 0.6,
  })
})

describe('a word is searched as', () => {
  test.each<[rule: string, ...read: [text: string, forms: string][]]>([
    [
      'the word, its stem and its root, the strongest first',
      ['iluminar', 'iluminar 1 0iluminar 0.97 2iluminar 0.6 1ilumin 0.55 0ilumin 0.55'],
      ['verde', 'verde 1 0verde 0.97 0green 0.7 1verde 0.55'],
      ['sol', 'sol 1 0sol 0.97'],
    ],
    [
      'no root of a short word, and the root as a stem where that is another',
      ['xbox', 'xbox 1 0xbox 0.97'],
      ['pesca', 'pesca 1 0pesc 0.97 0fishing 0.7 1pesc 0.55'],
    ],
    [
      'n for ñ, and ñ for n',
      ['cañamazo', 'cañamazo 1 0cañamaz 0.97 0canamaz 0.6 1cañamaz 0.55'],
      ['canamazo', 'canamazo 1 0canamaz 0.97 2canamaz 0.6 1canamaz 0.55'],
      ['año', 'año 1 0año 0.97 0ano 0.6'],
    ],
    ['the words of a hyphen as one', ['wi-fi', 'wi 1 0wi 0.97 wifi 0.95 0wifi 0.95; fi 1 0fi 0.97']],
    [
      'a short word and its number as one',
      ['ps 5', 'ps 1 0ps 0.97 ps5 0.95 0ps5 0.95; 5 1 ps5 1'],
      ['usb 3.0', 'usb 1 0usb 0.97 usb3 0.95 0usb3 0.95; 3 1 usb3 1'],
    ],
    ['a measure by itself, its number as little', ['256gb', '256gb 1 256 0.3'], ['70x45cm', '45x70 1 700mm 0.3 450mm 0.3 45 0.3 70 0.3']],
    [
      'a code, and its parts as less',
      ['s23ultra', 's23ultra 1 s23 0.6; ultra 1 0ultr 0.97 1ultr 0.55'],
      ['wh-1000xm4', 'wh1000xm4 1 wh 0.6 1000xm4 0.6'],
      ['hdmi2', 'hdmi2 1 2 0.3; hdmi 1 0hdmi 0.97 0cablehdmi 0.85'],
    ],
    [
      'a synonym, a near thing, a word of several senses, in this order',
      [
        'heladera',
        'heladera 1 0helader 0.97 0never 0.85 0frigorific 0.85 0refrigerador 0.85 0heladeron 0.85 ' +
          '0heladerit 0.7 0frigobar 0.7 0minibar 0.7 1helad 0.55 0helad 0.55',
      ],
      ['silla', 'silla 1 0sill 0.97 0chair 0.7 1sill 0.55 0sillon 0.4 0taburete 0.4 0banc 0.4 0asient 0.4'],
      ['michi', 'michi 1 0michi 0.97 0gatit 0.85 0minin 0.85 0gat 0.85 1michi 0.55'],
      ['mujer', 'mujer 1 0mujer 0.97 0dam 0.7 0señor 0.7 0femenin 0.7 1mujer 0.55'],
    ],
    [
      'a phrase by itself, by each of its words, with its synonyms',
      [
        'camara de fotos',
        'camara 1 0camarfoto 1 0camar 0.97 0camarfotografic 0.85 0camardigital 0.85 0maquinfoto 0.85 0maquinfotografic 0.85 ' +
          '1camar 0.55; fotos 1 0camarfoto 1 0foto 0.97 0camarfotografic 0.85 0camardigital 0.85 0maquinfoto 0.85 ' +
          '0maquinfotografic 0.85 1foto 0.55',
      ],
    ],
    [
      'what is refused without its synonyms, and the ways to be without it',
      [
        'auriculares sin cable',
        'auriculares 1 0auricular 0.97 0audifon 0.85 0auricularinalambric 0.85 0headphone 0.85 0headset 0.85 ' +
          '0earphone 0.85 0earbud 0.85 0auris 0.85 0audis 0.85 0vinchgamer 0.85 0bud 0.85 ' +
          '0tws 0.85 0inearbluetooth 0.85 0auricularbluetooth 0.85 0aurisbluetooth 0.85 0vinch 0.85 ' +
          '1auricul 0.55 0auricul 0.55; no cable 1 0cable 0.97 / 0sincable 1 0inalambric 0.85 ' +
          '0wireless 0.85 0cordless 0.85',
      ],
    ],
    [
      'what only refuses: to be without it, and the thing itself as less',
      ['sin sal', '0sinsal 1 sal 0.4 0sal 0.388; no sal 1 0sal 0.97 / 0sinsal 1'],
    ],
  ])('%s', (_, ...read) => {
    expect(read.map(([text]) => [text, short(text)])).toEqual(read)
  })
})

describe('a text matches', () => {
  test.each([
    ['words, stems, roots and stems with n', 'pesca caño', 'pesca 0pesc caño 0cañ 2can'],
    ['codes with their parts', 'ac68u-2', 'ac68u2 ac68u'],
    ['joined words with their stem', 'bi-color', 'bi 0bi bicolor 0bicolor color 0color'],
    ['phrases over two small words at most', 'camara la de fotos', 'camara 0camar 0camarfoto la 0la de 0de fotos 0foto'],
    ['no phrase over three', 'camara de la el fotos', 'camara 0camar de 0de la 0la el 0el fotos 0foto'],
    ['no phrase over a mark', 'camara, fotos', 'camara 0camar fotos 0foto'],
    ['what it is without', 'sin roble ni el pino', 'sin 0sin 0sinroble roble 0roble ni 0ni 0sinpin el 0el pino 0pin'],
    ['what it is without, over articles', 'sin el azucar', 'sin 0sin 0sinazucar el 0el azucar 0azucar 1azuc'],
    ['nothing that it is without over a mark, or at its end', 'sin, sal sin', 'sin 0sin sal 0sal'],
  ])('%s', (_, text, terms) => expect(termsOf(text).join(' ')).toBe(terms))

  test('terms are distinct and limited in number', () => {
    expect(termsOf('mesa mesa mesas')).toEqual(['mesa', '0mesa', 'mesas'])
    expect(termsOf('mesa silla', 3)).toEqual(['mesa', '0mesa', 'silla'])
  })

  test.each('sin zero cero libre libres ni no'.split(' '))('the exclusion behind «%s»', (word) => {
    expect(deniedAt(tokensOf(`${word} de gluten`), 0)).toBe(2)
  })
  test.each('de el la los las un una ningun tipo'.split(' '))('the exclusion across «%s»', (word) => {
    expect(deniedAt(tokensOf(`sin ${word} ruido`), 0)).toBe(2)
  })
  test('nothing behind other words', () => {
    expect([deniedAt(tokensOf('con gluten'), 0), deniedAt(tokensOf('5 gluten'), 0), deniedAt(tokensOf('sin'), 0)]).toEqual([-1, -1, -1])
  })

  test('the longest phrase, and where the text continues', () => {
    expect(phraseAt(tokensOf('camara de fotos nueva'), 0)).toEqual({ term: '0camarfoto', end: 3 })
    expect(phraseAt(tokensOf('mesita de luz'), 0)?.term).toBe('0mesitluz')
    expect(phraseAt(tokensOf('mesa de'), 0)).toBeUndefined()
    expect(phraseAt(tokensOf('5 fotos'), 0)).toBeUndefined()
  })
})
