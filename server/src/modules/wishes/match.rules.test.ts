import { describe, expect, test } from 'vitest'
import { readQuery } from '../../language/query/query.ts'
import { KEYS_VERSION, productKeys, topicOf, wishKeys } from './keys.rules.ts'
import { readOffered, scoreMatch, scorePrice, type WishToMatch } from './match.rules.ts'
import { bandOf, sentencesOf, shownKm } from './match-reasons.rules.ts'
import { textOfWish } from './rules.ts'

const wanted = (text: string, changes: Partial<WishToMatch> = {}): WishToMatch => ({
  query: readQuery(text),
  country: 'Argentina',
  maxPriceMinor: null,
  currency: 'USD',
  comparableMaxMinor: null,
  radiusKm: null,
  ...changes,
})
const offered = (name: string, description = 'Usado', priceMinor: number | null = 50_000, location = 'Rosario, Santa Fe') =>
  readOffered(
    { name, description, details: null, categoryName: null },
    { location, priceMinor, currency: 'USD', comparableMinor: priceMinor },
  )
const judged = (text: string, name: string, changes: Partial<WishToMatch> = {}, km: number | null = null) =>
  scoreMatch(wanted(text, changes), offered(name), km)

describe('words', () => {
  test.each([
    ['iPhone 13', 'iPhone 13 128GB azul', 'MATCH', 'Mismo modelo: iPhone 13'],
    ['iPhone 13 256 GB', 'iPhone 13 128GB azul', 'CERCANO', 'Otro almacenamiento: 128 GB'],
    ['iphone 14', 'iPhone 13 128GB', 'CERCANO', 'Otro modelo: iPhone 13'],
    ['celular Samsung S23', 'Celular Samsung Galaxy S23', 'MATCH', 'Mismo modelo: S23'],
    ['celular Samsung S23', 'Celular Samsung Galaxy S22', 'CERCANO', 'Otro modelo: S22'],
    ['bicicleta rodado 29', 'Bicicleta playera rodado 26', 'CERCANO', 'Es rodado 26'],
    ['Bicicleta roja', 'Bicicleta playera', 'CERCANO', 'No dice «roja»'],
    ['smart tv 43 pulgadas', 'Televisor Noblex 50 pulgadas', 'CERCANO', 'Otro tamaño: 50 pulgadas'],
    ['celu samsung', 'Celular Samsung A54', 'MATCH', 'Es lo que buscás: celu'],
    ['mesa de algarrobo', 'Mesa de pino', 'CERCANO', 'No dice «algarrobo»'],
    ['heladera whirlpool', 'Heladera Gafa', 'CERCANO', 'No dice «whirlpool»'],
    ['iPhone 13', 'Celular Samsung Galaxy S23', 'CERCANO', 'No dice «13»'],
    ['notebook lenovo thinkpad t480', 'Lenovo ThinkPad T480 i5', 'MATCH', 'Mismo modelo: T480'],
  ])('[WISH-04] «%s» and «%s» are %s: %s', (text, name, coincidence, reason) => {
    const found = judged(text, name)
    expect(found?.coincidence).toBe(coincidence)
    expect(sentencesOf(found?.reasons ?? [], 'busco')).toContain(reason)
  })

  test.each([
    ['iPhone 13', 'Funda para iPhone 13'],
    ['celular samsung s23', 'Cargador para Samsung S23'],
    ['notebook dell', 'Mochila para notebook Dell'],
    ['celular qbc4100', 'Celular qdb4100'],
  ])('[WISH-04] «%s» and «%s» do not match', (text, name) => {
    expect(judged(text, name)).toBeNull()
  })

  test('the same model ranks before another one, the exact before the close', () => {
    const scores = ['iPhone 13 256GB', 'iPhone 13 128GB', 'iPhone 12 64GB'].map((name) => judged('iphone 13 256 gb', name)?.score ?? 0)
    expect(scores).toEqual(scores.toSorted((a, b) => b - a))
    expect(new Set(scores).size).toBe(3)
  })
})

test('[WISH-04] the model outweighs a fitting price and place', () => {
  const near = { maxPriceMinor: 50_000, radiusKm: 5 }
  const common = judged('celular samsung', 'Celular Samsung S23', near, 0)?.score ?? 1
  const model = judged('celular samsung s23', 'Celular Samsung S23')?.score ?? 0
  expect(model).toBeGreaterThan(common)
})

describe('price and place', () => {
  test.each([
    [50_000, 'MATCH', 'Dentro de tu presupuesto'],
    [50_001, 'CERCANO', '1 % por encima de tu presupuesto'],
    [56_000, 'CERCANO', '12 % por encima de tu presupuesto'],
    [57_500, 'CERCANO', '15 % por encima de tu presupuesto'],
    [60_000, 'CERCANO', '20 % por encima de tu presupuesto'],
    [60_001, null, ''],
    [0, 'MATCH', 'Dentro de tu presupuesto'],
    [null, 'MATCH', ''],
  ])('[WISH-04] %s of at most 50,000 cents is %s', (price, coincidence, reason) => {
    const found = scoreMatch(wanted('bicicleta', { maxPriceMinor: 50_000 }), offered('Bicicleta', 'Playera', price), null)
    expect(found?.coincidence ?? null).toBe(coincidence)
    if (reason) expect(sentencesOf(found?.reasons ?? [], 'busco')).toContain(reason)
  })

  test('prices in two currencies are compared in dollars, and not at all without a rate', () => {
    const pesos = { priceMinor: 75_000_000, currency: 'ARS' as const, comparableMinor: 50_000 }
    const price = (comparableMaxMinor: number | null, comparableMinor: number | null = 50_000) =>
      scorePrice(wanted('x', { maxPriceMinor: 50_000, comparableMaxMinor }), { ...pesos, comparableMinor }).most
    expect([price(50_000), price(45_000), price(40_000), price(null), price(40_000, null)]).toEqual([
      'MATCH',
      'CERCANO',
      null,
      'MATCH',
      'MATCH',
    ])
  })

  test.each([
    [0, 'MATCH', 'A menos de 1 km'],
    [4.2, 'MATCH', 'A 4,2 km'],
    [20, 'MATCH', 'A 20 km'],
    [30, 'CERCANO', 'A 30 km, fuera de tu radio'],
    [40, 'CERCANO', 'A 40 km, fuera de tu radio'],
    [40.1, null, ''],
    [null, 'MATCH', ''],
  ])('[WISH-04] %s km with a radius of 20 is %s', (km, coincidence, reason) => {
    const found = judged('bicicleta', 'Bicicleta', { radiusKm: 20 }, km)
    expect(found?.coincidence ?? null).toBe(coincidence)
    if (reason) expect(sentencesOf(found?.reasons ?? [], 'busco')).toContain(reason)
  })

  test('another country counts where no distance is known', () => {
    const abroad = scoreMatch(wanted('bicicleta', { country: 'Chile' }), offered('Bicicleta', 'Playera', 1, 'Unlugar, Argentina'), null)
    expect([abroad?.coincidence, sentencesOf(abroad?.reasons ?? [], 'vendo')]).toEqual([
      'CERCANO',
      ['Es lo que busca: bicicleta', 'Está en otro país: Argentina'],
    ])
    expect(scoreMatch(wanted('bicicleta', { country: 'Chile' }), offered('Bicicleta'), null)?.coincidence).toBe('MATCH')
  })

  test('a seller learns neither the distance nor how far above the budget a price is', () => {
    const { reasons = [] } = judged('bicicleta', 'Bicicleta', { maxPriceMinor: 48_000, radiusKm: 5 }, 6.3) ?? {}
    const sentences = sentencesOf(reasons, 'vendo')
    expect(sentences).toContain('Un poco por encima de su presupuesto')
    expect(sentences).toContain('A menos de 20 km, fuera de su radio')
    expect(sentences.join()).not.toMatch(/6,3|\d %|480/)
    expect([shownKm(6.34, 'busco'), shownKm(6.34, 'vendo'), shownKm(null, 'busco')]).toEqual([6.3, null, null])
    expect([4.9, 5, 19, 20, 99, 100].map(bandOf)).toEqual([
      'a menos de 5 km',
      'a menos de 20 km',
      'a menos de 20 km',
      'a menos de 100 km',
      'a menos de 100 km',
      'a más de 100 km',
    ])
  })
})

describe('the index', () => {
  const shares = (wish: string, name: string, description = '') => {
    const { special, general } = productKeys({ name, description, details: null })
    const keys = new Set([...special, ...general])
    return wishKeys(wish).some((key) => keys.has(key))
  }

  test.each([
    ['celu samsung', 'Celular Samsung A54'],
    ['smart tv 50 pulgadas', 'Televisor Noblex 50"'],
    ['cámara de fotos canon', 'Cámara digital Canon EOS'],
    ['ps 5', 'Consola PS5 Slim'],
    ['mouse inalámbrico', 'Ratón inalámbrico Logitech'],
    ['iphone 14', 'iPhone 13'],
    ['bicicleta roja', 'Bicicleta playera'],
    ['t480', 'Lenovo ThinkPad T480'],
    ['busco una bici playera para mi hija', 'Bicicletas playeras'],
  ])('«%s» is found by «%s»', (wish, product) => {
    expect(shares(wish, product)).toBe(true)
  })

  test('a specific text is not found by a common word alone', () => {
    expect(shares('celular motorola', 'Celular Samsung A54')).toBe(false)
    expect(shares('mesa de algarrobo', 'Mesa de pino')).toBe(false)
  })

  test('keys are few, whatever the texts', () => {
    const long = Array.from({ length: 400 }, (_, n) => `palabra${String.fromCharCode(97 + (n % 26))}${n} cosa${n}`).join(' ')
    expect(wishKeys(long).length).toBeLessThanOrEqual(16)
    expect(wishKeys('mesa ab12 cd34 ef56 gh78 ij90 kl12 mn34 op56')).toHaveLength(16)
    const { special, general } = productKeys({ name: long, description: long, details: long })
    expect(special.length + general.length).toBeLessThan(700)
    expect([wishKeys(''), wishKeys('de la'), wishKeys('...')].map((keys) => keys.length)).toEqual([0, expect.any(Number), 0])
    expect(Number.isInteger(KEYS_VERSION)).toBe(true)
  })

  test('a meaningless model is left out; topics are the thing, and the thing with its model', () => {
    for (const modelo of ['cualquiera', 'Indistinto', 'da igual', '-', 'N/A']) expect(textOfWish({ name: 'Mate', modelo })).toBe('Mate')
    expect(textOfWish({ name: 'Mate', modelo: 'Stanley' })).toBe('Mate Stanley')
    expect(topicOf('Celular Samsung S23')).toMatchObject({ topicLabel: 'Celular', modelLabel: 'Celular S23' })
    expect(topicOf('Galaxy A54').model).toBe(topicOf('Celular Samsung Galaxy A54').model)
    expect(topicOf('Celular iPhone 13')).toMatchObject({
      topicLabel: 'Celular',
      model: topicOf('iPhone 13').model,
      modelLabel: 'iPhone 13',
    })
    expect(topicOf('Redmi 13').model).not.toBe(topicOf('iPhone 13').model)
    expect(topicOf('Zapatillas talle 42')).toMatchObject({ topicLabel: 'Zapatillas', model: null })
    expect(topicOf('Cámara Canon')).toMatchObject({ topicLabel: 'Cámara', model: null })
    expect(topicOf('celu').topic).toBe(topicOf('Celulares').topic)
    expect(topicOf('...').topic).toBe('')
  })
})
