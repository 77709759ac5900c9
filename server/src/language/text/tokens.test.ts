import { describe, expect, test } from 'vitest'
import { type Token, tokensOf } from './tokens.ts'
import { measureTerm, numberTerm, readNumber, unitOf } from './units.ts'

const letters = { word: '', number: '#', measure: '~', model: '!' }
/** A token in short: kind, text, term if different, other terms, family; with a comma if punctuation precedes it. */
const short = ({ text, kind, term, extra, family, isApart }: Token): string =>
  [
    isApart ? ', ' : '',
    letters[kind],
    text,
    term === text ? '' : `=${term}`,
    ...extra.map((other) => `+${other}`),
    family && `@${family}`,
  ].join('')

describe('a text is read as', () => {
  test.each<[rule: string, ...read: [text: string, tokens: string][]]>([
    ['words, apart behind any mark', ['Mesa, (silla)', 'mesa · , silla'], ['-mesa-', ', mesa'], ['100€ $5', '#100 · , #5']],
    ['letters of any script', ['日本 漢字 Caño', '日本 · 漢字 · caño']],
    ['words without their apostrophe', ["Johnson's L’Oréal ´x", 'johnsons · loreal · x'], ["rock ' roll", 'rock · , roll']],
    ['words of 40 letters at most', ['y'.repeat(60), 'y'.repeat(40)]],
    ['spaces of any kind', ['aa\u00a0bb\u2003cc\u3000dd\u200bee', 'aa · bb · cc · dd · ee']],
    ['a number, in one form', ['1.000 1,5 3.0 1.00.00', '#1.000=1000 · #1,5=1p5 · #3.0=3 · #1.00.00=10000'], ['3/4 5,', '#3 · , #4 · #5']],
    [
      'a measure, glued to its unit or not',
      ['256gb 256 GB', '~256 gb=256gb+256@gb · ~256 gb=256gb+256@gb'],
      ['1,5 l', '~1,5 l=1500ml+1p5@ml'],
      ['256 gb-s', '~256 gb=256gb+256@gb · , s'],
    ],
    ['no measure where the word goes on', ['256 gbx', '#256 · gbx'], ['256 gb2', '#256 · !gb2']],
    ['inches by their sign', ['55" 43 ” 32″', '~55 pulgadas=55in+55@in · ~43 pulgadas=43in+43@in · ~32 pulgadas=32in+32@in']],
    [
      'a network, not grams, where g is glued to less than 7',
      ['4g 6g 7g', '!4g · !6g · ~7 g=7g+7@g'],
      ['4 g', '~4 g=4g+4@g'],
      ['4gr', '~4 gr=4g+4@g'],
    ],
    [
      'a size, its sides in rising order',
      ['45 x 70', '~45 x 70=45x70+45+70@x'],
      ['70×45 70*45', '~70 x 45=45x70+45+70@x · ~70 x 45=45x70+45+70@x'],
      ['100x20', '~100 x 20=20x100+20+100@x'],
    ],
    ['a size with each side as a measure', ['70x45cm', '~70 x 45=45x70+700mm+450mm+45+70@x'], ['7 cm x 9', '~7 x 9=7x9+70mm+90mm+7+9@x']],
    [
      'a size of three sides with each two of them',
      ['20 x 30 x 7', '~20 x 30 x 7=7x20x30+7x20+7x30+20x30+7+20+30@x'],
      ['1 x 2 x 3 x 4', '~1 x 2 x 3=1x2x3+1x2+1x3+2x3+1+2+3@x · #4'],
    ],
    ['no size where no second side follows', ['45 x mesa', '#45 · x · mesa'], ['45x', '#45'], ['45 x 70 x', '~45 x 70=45x70+45+70@x · x']],
    [
      'so many of something',
      ['4x mesas 2lámparas', '#4 · mesas · #2 · lamparas'],
      ['2pc', '!2pc'],
      ['1234lamparas', '!1234lamparas · lamparas'],
    ],
    [
      'a code, with the word that is glued to its end',
      ['s23ultra', '!s23ultra+s23 · ultra'],
      ['ab12cde', '!ab12cde'],
      ['12abcd', '#12 · abcd'],
    ],
    [
      'a code, with the word that it begins with',
      ['hdmi2', '!hdmi2+2 · hdmi'],
      ['abc1', '!abc1 · abc'],
      ['ab1', '!ab1'],
      ['ab12', '!ab12+12'],
      ['abc12', '!abc12+12 · abc'],
      ['a12', '!a12'],
    ],
    [
      'a code as one, however many parts it has',
      ['wh-1000xm4', '!wh1000xm4+wh+1000xm4'],
      ['rt38k5932sl', '!rt38k5932sl'],
      ['ip-67', '!ip67+ip+67'],
    ],
    ['a code with the words among its parts', ['dsl-ac68u', '!dslac68u+dsl+ac68u · dsl'], ['ac68u-2', '!ac68u2+ac68u']],
    ['six parts at most', ['a1b2-c3d4-e5-f6-g7-h8-i9', '!a1b2c3d4e5f6g7h8+a1b2+c3d4+e5+f6+g7+h8']],
    ['a code without its decimal mark', ['usb3.0', '!usb30+30 · usb']],
    [
      'no code of a longer word and a number',
      ['patas-90x190cm', 'patas · , ~90 x 190=90x190+900mm+1900mm+90+190@x'],
      ['abc-9', '!abc9+abc · abc'],
    ],
    ['words with a hyphen, and as one', ['wi-fi', 'wi+wifi · fi'], ['bi-color', 'bi+bicolor · color'], ['a1-b', '!a1b+a1']],
    ['no more than three words as one', ['ab-cd-ef', 'ab+abcdef · cd · ef'], ['aa-bb-cc-dd', 'aa · bb · cc · dd']],
    [
      'a short word and its number as one',
      ['ps 5', 'ps+ps5 · #5+ps5'],
      ['a 40', 'a+a40 · #40+a40'],
      ['usb 3.0', 'usb+usb3 · #3.0=3+usb3'],
      ['abc 12345', 'abc+abc12345 · #12345+abc12345'],
    ],
    [
      'no longer word, longer number, or word of the grammar with it',
      ['abcd 12', 'abcd · #12'],
      ['abc 123456', 'abc · #123456'],
      ['de 40 mas 5', 'de · #40 · mas · #5'],
    ],
    [
      'a letter and its word as one, but for «a»',
      ['g shock', 'g+gshock · shock+gshock'],
      ['a shock', 'a · shock'],
      ['ab shock', 'ab · shock'],
    ],
    ['a letter and its code as one', ['a s23', 'a+as23 · !s23+as23'], ['ab s23', 'ab · !s23']],
    ['nothing joined over a mark or to a measure', ['ps, 5', 'ps · , #5'], ['tv 5 kg', 'tv · ~5 kg=5000g+5@g']],
  ])('%s', (_, ...read) => {
    expect(read.map(([text]) => tokensOf(text).map(short).join(' · '))).toEqual(read.map(([, tokens]) => tokens))
  })

  test('as many tokens as requested', () => {
    expect(tokensOf('a b c d', 2).map(short)).toEqual(['a', 'b'])
    expect(tokensOf('z '.repeat(4000))).toHaveLength(3000)
  })
})

/** The units of each base, by their factor. */
const bases: Record<string, Record<number, string>> = {
  mm: { 1: 'mm milimetro milimetros', 10: 'cm cms centimetro centimetros', 1000: 'm mts mt metro metros' },
  in: { 1: 'pulgada pulgadas pulg inch inches' },
  ml: { 1: 'ml mililitro mililitros cc', 10: 'cl centilitro centilitros', 1000: 'l lt lts litro litros' },
  g: { 1: 'g gr grs gramo gramos', 1000: 'kg kgs kilo kilos kilogramo kilogramos' },
  mg: { 1: 'mg miligramo miligramos' },
  gb: { 1: 'gb giga gigas gigabyte gigabytes', 1000: 'tb tera teras terabyte terabytes' },
  mb: { 1: 'mb mega megas' },
  w: { 1: 'w watt watts vatio vatios', 1000: 'kw kilovatio kilovatios' },
  v: { 1: 'v volt volts voltio voltios' },
  mah: { 1: 'mah' },
  hz: { 1: 'hz hertz' },
  mhz: { 1: 'mhz', 1000: 'ghz' },
  mp: { 1: 'mp mpx megapixel megapixeles' },
  lm: { 1: 'lm lumen lumens lumenes' },
  rpm: { 1: 'rpm' },
  btu: { 1: 'btu' },
  frig: { 1: 'frigorias frigoria' },
  hp: { 1: 'hp cv caballos' },
}

test.each(Object.entries(bases))('every unit of %s is counted in it', (family, factors) => {
  for (const [factor, names] of Object.entries(factors))
    for (const name of names.split(' ')) expect(unitOf(name), name).toEqual({ family, factor: Number(factor) })
  expect(unitOf('mesa')).toBeUndefined()
})

test('a number is read in Argentine and in other notations', () => {
  const read: [string, number][] = [
    ['1', 1],
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['1.500', 1500],
    ['1,500', 1500],
    ['12.345', 12_345],
    ['123.456', 123_456],
    ['1234.567', 1234.567],
    ['0.125', 0.125],
    ['0,125', 0.125],
    ['1.2345', 1.2345],
    ['1500,25', 1500.25],
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1.234,567', 1234.567],
    ['1.000.000', 1_000_000],
    ['1,000,000', 1_000_000],
    ['1.00.00', Number.NaN],
  ]
  expect(read.map(([text]) => readNumber(text))).toEqual(read.map(([, value]) => value))
})

test('a term has three decimals at most, and no dot', () => {
  expect([1.5, 2, 0.3333, 1000, 0.0004].map(numberTerm)).toEqual(['1p5', '2', '0p333', '1000', '0'])
})

test('1024 GB are a thousand, of no other unit', () => {
  const gb = { family: 'gb', factor: 1 }
  expect([measureTerm(1024, gb), measureTerm(2048, gb), measureTerm(512, gb), measureTerm(0, gb), measureTerm(1000, gb)]).toEqual([
    '1000gb',
    '2000gb',
    '512gb',
    '0gb',
    '1000gb',
  ])
  expect([measureTerm(1024, { family: 'g', factor: 1 }), measureTerm(1.024, { family: 'gb', factor: 1000 })]).toEqual(['1024g', '1000gb'])
})
