import { describe, expect, test } from 'vitest'
import { readQuery } from '../../language/query/query.ts'
import { readOffered, scoreMatch } from './match.rules.ts'

/** Whether a product meets a wish, in short: how, its score, and why. What is empty is not known. */
const short = (
  wish: string,
  name: string,
  description = '',
  details = '',
  categoryName = '',
  km = '',
  radiusKm = '',
  most = '',
  price = '',
  country = '',
  location = '',
): string => {
  const known = (text: string) => (text === '' ? null : Number(text))
  const limits = { maxPriceMinor: known(most), currency: 'USD', comparableMaxMinor: null, radiusKm: known(radiusKm) } as const
  const texts = { name, description, details: details || null, categoryName: categoryName || null }
  const offered = readOffered(texts, {
    location: location || 'Rosario',
    priceMinor: known(price),
    currency: 'USD',
    comparableMinor: known(price),
  })
  const found = scoreMatch({ query: readQuery(wish), country: country || 'Argentina', ...limits }, offered, known(km))
  return found ? [found.coincidence, found.score, ...found.reasons.map(({ kind, detail }) => `${kind}:${detail}`)].join(' ') : 'nothing'
}

describe('[WISH-04] a product matches a wish by', () => {
  test.each<[rule: string, ...judged: string[][]]>([
    [
      'the word that names the thing, in the name or the details',
      ['mesa', 'mesa', 'MATCH 0.742 same-kind:mesa'],
      ['mesa', 'x', 'mesa', 'CERCANO 0.635 said:mesa'],
      ['mesa', 'x', '', 'mesa', 'MATCH 0.49 same-kind:mesa'],
      ['zurbandoque', 'x', '', 'zurbandoque', 'MATCH 0.49 same-kind:zurbandoque'],
      ['mesa', 'x', '', 'junto a una mesa', 'nothing'],
      ['mesa', 'silla', '', 'mesa', 'nothing'],
      ['mesa', 'silla', 'nothing'],
    ],
    [
      'another word of the same meaning, unless it means something else too',
      ['heladera', 'nevera', 'MATCH 0.713 same-kind:heladera'],
      ['casco', 'auriculares', 'nothing'],
      ['tenis', 'zapatilla', 'nothing'],
      ['portatil', 'notebook', 'nothing'],
    ],
    ['a category alone never', ['mesa', 'cosa', '', '', 'mesa', 'nothing']],
    [
      'other words that tell which thing is wanted',
      ['mesa pino', 'mesa pino', 'MATCH 0.78 same-kind:mesa'],
      ['mesa pino', 'mesa', 'CERCANO 0.511 same-kind:mesa missing:pino'],
      ['mesa ratona', 'mesa', 'nothing'],
      ['mesa pino roble', 'mesa pino', 'CERCANO 0.583 same-kind:mesa missing:roble'],
      ['mesa pino roble nogal', 'mesa pino roble', 'CERCANO 0.636 same-kind:mesa missing:nogal'],
      ['mesa blanca', 'mesa', 'CERCANO 0.522 same-kind:mesa missing:blanca'],
      ['mesa barata', 'mesa', 'MATCH 0.706 same-kind:mesa'],
      ['mesa blanca', 'mesa blanca', 'MATCH 0.745 same-kind:mesa'],
    ],
    [
      'a code',
      ['tele ab123', 'tele ab123', 'MATCH 0.885 same-model:ab123'],
      ['tele ab123', 'tele ab456', 'CERCANO 0.549 other-model:ab456 same-kind:tele'],
      ['tele ab123', 'tele cd456', 'nothing'],
      ['tele ab123', 'lavarropas ab123', 'CERCANO 0.651 same-model:ab123'],
      ['ab123', 'cosa ab123', 'MATCH 0.88 same-model:ab123'],
      ['ab123', 'cosa xxab123y', 'MATCH 0.813 same-model:ab123'],
      ['ab1', 'cosa xab1y', 'nothing'],
      ['tele ab123', 'tele AB-123', 'MATCH 0.885 same-model:ab123'],
      ['tele ab123', 'tele', '', 'ab123', 'nothing'],
    ],
    [
      'a number behind its word',
      ['iphone 13', 'iPhone 13', 'MATCH 0.885 same-model:iPhone 13'],
      ['iphone 13', 'iPhone 12', 'CERCANO 0.545 other-model:iPhone 12 same-kind:iphone'],
      ['iphone 13', 'iPhone, 13', 'MATCH 0.745 same-kind:iphone'],
      ['iphone 13', 'iphone', 'CERCANO 0.545 same-kind:iphone missing:13'],
      ['tele rodado 29', 'tele rodado 26', 'CERCANO 0.61 other-number:rodado 26 same-kind:tele'],
      ['tele rodado 29', 'tele Rodado 29', 'MATCH 0.78 same-kind:tele'],
      ['mesa blanca 29', 'mesa blanca 26', 'CERCANO 0.571 same-kind:mesa missing:29'],
      ['mesa 13', 'mesa 12 mesa 13', 'MATCH 0.845 same-model:mesa 13'],
      ['13 mesa', 'mesa 12', 'MATCH 0.724 same-kind:mesa'],
    ],
    [
      'a measure',
      ['disco 128 gb', 'disco 128 gb', 'MATCH 0.745 same-kind:disco'],
      ['disco 128 gb', 'disco 256gb', 'CERCANO 0.518 other-storage:256 GB same-kind:disco'],
      ['disco 128 gb', 'disco', 'CERCANO 0.51 same-kind:disco missing:128 gb'],
      ['tele 43"', 'tele 50"', 'CERCANO 0.518 other-size:50 pulgadas same-kind:tele'],
      ['tele 43 cm', 'tele 50 cm', 'CERCANO 0.518 other-size:50 cm same-kind:tele'],
      ['tele 43x50', 'tele 10x20', 'nothing'],
      ['tele 43 kg', 'tele 50 kg', 'CERCANO 0.518 other-measure:50 kg same-kind:tele'],
      ['disco 128gb 128gb', 'disco 256gb', 'CERCANO 0.518 other-storage:256 GB same-kind:disco'],
      ['disco 128 gb 8 gb', 'disco 256 gb', 'CERCANO 0.517 other-storage:256 GB same-kind:disco'],
      ['tele 20 w', 'tele 30 w', 'CERCANO 0.518 other-measure:30 W same-kind:tele'],
      ['tele 20 hz', 'tele 30 mhz', 'CERCANO 0.51 same-kind:tele missing:20 hz'],
    ],
    ['what it is for, which is not compared', ['funda para iphone 13', 'funda para iphone 12', 'CERCANO 0.603 same-kind:funda missing:13']],
    [
      'something for the thing never',
      ['iphone 13', 'funda para iphone 13', 'nothing'],
      ['tele', 'soporte para tele', 'nothing'],
      ['iphone 13', 'funda para iPhone 12', 'nothing'],
      ['iphone 13', 'funda iPhone 12', 'nothing'],
    ],
    [
      'what is refused',
      ['mesa sin vidrio', 'mesa con vidrio', 'nothing'],
      ['mesa sin vidrio', 'mesa sin vidrio', 'MATCH 0.755 same-kind:mesa'],
      ['mesa sin vidrio', 'mesa', 'MATCH 0.614 same-kind:mesa'],
      ['auriculares sin cable', 'auriculares', 'CERCANO 0.509 same-kind:auriculares'],
      ['harina sin gluten', 'harina', 'CERCANO 0.509 same-kind:harina'],
    ],
    [
      'the price',
      ['mesa', 'mesa', '', '', '', '', '', '100', '100', 'MATCH 0.787 same-kind:mesa within-budget:'],
      ['mesa', 'mesa', '', '', '', '', '', '100', '101', 'CERCANO 0.708 same-kind:mesa over-budget:1'],
      ['mesa', 'mesa', '', '', '', '', '', '1000', '1200', 'CERCANO 0.637 same-kind:mesa over-budget:20'],
      ['mesa', 'mesa', '', '', '', '', '', '1000', '1201', 'nothing'],
      ['mesa', 'mesa', '', '', '', '', '', '1000', '1075', 'CERCANO 0.684 same-kind:mesa over-budget:7'],
      ['mesa', 'mesa', '', '', '', '', '', '1000', '', 'MATCH 0.742 same-kind:mesa'],
      ['mesa', 'mesa', '', '', '', '', '', '', '1000', 'MATCH 0.742 same-kind:mesa'],
    ],
    [
      'the distance',
      ['mesa', 'mesa', '', '', '', '0', 'MATCH 0.787 same-kind:mesa near:0'],
      ['mesa', 'mesa', '', '', '', '50', 'MATCH 0.712 same-kind:mesa near:50'],
      ['mesa', 'mesa', '', '', '', '10', '10', 'MATCH 0.762 same-kind:mesa near:10'],
      ['mesa', 'mesa', '', '', '', '11', '10', 'CERCANO 0.76 same-kind:mesa outside:11'],
      ['mesa', 'mesa', '', '', '', '15', '10', 'CERCANO 0.752 same-kind:mesa outside:15'],
      ['mesa', 'mesa', '', '', '', '20.1', '10', 'nothing'],
      ['mesa', 'mesa', '', '', '', '', '10', 'MATCH 0.742 same-kind:mesa'],
    ],
    [
      'the country where no distance is known',
      ['mesa', 'mesa', '', '', '', '', '', '', '', 'Chile', 'Rosario, Argentina', 'CERCANO 0.637 same-kind:mesa abroad:Argentina'],
      ['mesa', 'mesa', '', '', '', '', '', '', '', 'Brasil', 'Rosario, ARGENTINA ', 'CERCANO 0.637 same-kind:mesa abroad:Argentina'],
      ['mesa', 'mesa', '', '', '', '', '', '', '', 'Brazil', 'Rio, Brasil', 'MATCH 0.742 same-kind:mesa'],
      ['mesa', 'mesa', '', '', '', '', '', '', '', 'Argentina', 'Rosario, Argentina', 'MATCH 0.742 same-kind:mesa'],
      ['mesa', 'mesa', '', '', '', '', '', '', '', 'Peru', 'Rosario, Argentina', 'MATCH 0.742 same-kind:mesa'],
      ['mesa', 'mesa', '', '', '', '', '', '', '', 'Chile', 'Rosario', 'MATCH 0.742 same-kind:mesa'],
      ['mesa', 'mesa', '', '', '', '3', '', '', '', 'Chile', 'Rosario, Argentina', 'MATCH 0.778 same-kind:mesa near:3'],
    ],
    [
      'six reasons at most, what weighs most first',
      [
        'tele ab123 43" 20 kg roble nogal',
        'tele AB123 50" 25 kg',
        '',
        '',
        '',
        '6',
        '5',
        '1000',
        '1010',
        'CERCANO 0.653 same-model:ab123 other-size:50 pulgadas other-measure:25 kg over-budget:1 outside:6 missing:roble',
      ],
      [
        'tele ab123 43" 20 kg nogal',
        'tele AB123 50" 25 kg nogal',
        '',
        '',
        '',
        '6',
        '5',
        '1000',
        '1010',
        'CERCANO 0.653 same-model:ab123 other-size:50 pulgadas other-measure:25 kg over-budget:1 outside:6',
      ],
    ],
    [
      'half of a thing without being it',
      ['mesa', 'mesa de luz y cama', 'MATCH 0.742 same-kind:mesa'],
      ['juego de mesa', 'mesa de pino', 'nothing'],
      ['teclado', 'piano', 'nothing'],
      ['silla', 'sillon', 'nothing'],
    ],
  ])('%s', (_, ...judged) => {
    expect(judged.map((row) => short(...(row.slice(0, -1) as [string, string])))).toEqual(judged.map((row) => row.at(-1)))
  })
})
