import { expect, test } from 'vitest'
import { brandOfLine, knownBrands } from './brands.ts'
import { lightWords, stopWords, talkWords, tradeWords, wishWords } from './common-words.ts'

test('no word of the lists is lost', () => {
  const sizes = Object.entries({ stopWords, talkWords, wishWords, lightWords, tradeWords, knownBrands }).map(([name, list]) => [
    name,
    list.size,
  ])
  expect(Object.fromEntries(sizes)).toEqual({
    stopWords: 113,
    talkWords: 485,
    wishWords: 29,
    lightWords: 125,
    tradeWords: 47,
    knownBrands: 86,
  })
})

test('a product line implies its brand', () => {
  const makers = {
    samsung: 'galaxy',
    apple: 'iphone ipad macbook airpods',
    xiaomi: 'redmi poco',
    motorola: 'moto',
    google: 'pixel',
    sony: 'playstation bravia',
    microsoft: 'xbox surface',
    amazon: 'kindle',
    lenovo: 'ideapad thinkpad',
    asus: 'zenbook vivobook',
    hp: 'pavilion',
  }
  for (const [maker, lines] of Object.entries(makers)) for (const line of lines.split(' ')) expect(brandOfLine(line), line).toBe(maker)
  expect([brandOfLine('mesa'), brandOfLine('toString')]).toEqual([undefined, undefined])
})
