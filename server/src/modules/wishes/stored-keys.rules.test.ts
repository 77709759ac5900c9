import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { termsOf } from '../../language/query/terms.ts'
import { TERMS_VERSION } from '../../language/query/terms-version.ts'
import { readCorpus } from '../../testing/read-corpus.ts'
import { KEYS_VERSION, productKeys, topicOf, wishKeys } from './keys.rules.ts'
import { sentencesOf } from './match-reasons.rules.ts'
import { CELL_LAT, CELL_LON, textOfWish } from './rules.ts'

const digest = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)
const phrases = readCorpus<[product: string, ...asked: string[]][]>('searches/phrases.json')
const names = phrases.map(([name]) => name)
const asked = phrases.flatMap(([, ...texts]) => texts)
const details = 'Usada, con patas de hierro de 45 x 70 cm. Marca Bosch, modelo AB-123; sin rayas ni golpes. '.repeat(5)

test('terms and keys are stored: a change of their rules raises their version and these digests', () => {
  const terms = digest(names.map((name) => termsOf(name)))
  const wishes = digest(asked.map((text) => wishKeys(text)))
  const products = digest(names.map((name) => productKeys({ name, description: 'Cámara de fotos ps 5', details })))
  const topics = digest(asked.map(topicOf))
  expect({ version: TERMS_VERSION, terms, keys: KEYS_VERSION, wishes, products, topics }).toEqual({
    version: 11,
    terms: 'a2a3a49461af0ecb',
    keys: 11008,
    wishes: '266d55eb18b9d270',
    products: '7616b1a874bf3a53',
    topics: '82cb8e74dc07da10',
  })
})

describe('a wish is about', () => {
  test.each([
    ['busco una cámara Canon EOS-500', { topicLabel: 'Cámara', modelLabel: 'Cámara EOS-500' }],
    ['iPhone 13', { topicLabel: 'iPhone', modelLabel: 'iPhone 13' }],
    ['mesa azul 13', { topicLabel: 'Mesa', modelLabel: null }],
    ['ÑANDÚ de peluche', { topicLabel: 'ÑANDÚ', model: null }],
    ['', { topic: '', topicLabel: '', model: null, modelLabel: null }],
  ])('«%s»', (text, topic) => expect(topicOf(text)).toMatchObject(topic))
})

test('the text of a wish is its name, and its model where that adds something', () => {
  expect(textOfWish({ name: 'Mesa', modelo: 'de pino' })).toBe('Mesa de pino')
  expect(textOfWish({ name: 'Mesa de Pino', modelo: 'PINO' })).toBe('Mesa de Pino')
  expect(textOfWish({ name: 'Mesa, la que sea', modelo: 'cualquiera' })).toBe('Mesa')
  expect(textOfWish({ name: 'cualquiera', modelo: 'pino' })).toBe('cualquiera pino')
  expect([CELL_LAT, CELL_LON]).toEqual([0.45, 0.55])
})

test('every reason reads well from both sides', () => {
  const kinds = [
    ['same-model', 's23'],
    ['same-model', 'iPhone 13'],
    ['same-model', ''],
    ['other-model', 'S22'],
    ['other-number', 'rodado 26'],
    ['other-storage', '128 GB'],
    ['other-size', '50 pulgadas'],
    ['other-measure', '50 kg'],
    ['abroad', 'Chile'],
    ['missing', 'roja'],
    ['same-kind', 'mesa'],
    ['within-budget', ''],
    ['over-budget', '12'],
    ['near', '0.4'],
    ['near', '12.4'],
    ['outside', '150'],
    ['broken', 'cable'],
  ] as const
  const sentencesFor = (side: 'busco' | 'vendo') =>
    sentencesOf(
      kinds.map(([kind, detail]) => ({ kind, detail })),
      side,
    )
  const common = [
    'Mismo modelo: S23',
    'Mismo modelo: iPhone 13',
    'Mismo modelo',
    'Otro modelo: S22',
    'Es rodado 26',
    'Otro almacenamiento: 128 GB',
    'Otro tamaño: 50 pulgadas',
    'Otra medida: 50 kg',
    'Está en otro país: Chile',
    'No dice «roja»',
  ]
  expect(sentencesFor('busco')).toEqual([
    ...common,
    'Es lo que buscás: mesa',
    'Dentro de tu presupuesto',
    '12 % por encima de tu presupuesto',
    'A menos de 1 km',
    'A 12 km',
    'A 150 km, fuera de tu radio',
    'Tiene cable, y lo pediste sin',
  ])
  expect(sentencesFor('vendo')).toEqual([
    ...common,
    'Es lo que busca: mesa',
    'Dentro de su presupuesto',
    'Un poco por encima de su presupuesto',
    'A menos de 5 km',
    'A menos de 20 km',
    'A más de 100 km, fuera de su radio',
    'Tiene cable, y lo busca sin',
  ])
})
