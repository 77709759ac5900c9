import { describe, expect, test } from 'vitest'
import { type QueryWord, readQuery } from './query.ts'

const round = (value: number) => Math.round(value * 1000) / 1000
/** A word in short: `~` for a purpose, `_` for one that directly follows, `!` for the head, and the weight. */
const shortWord = ({ text, weight, isHead, isPurpose, follows }: QueryWord) =>
  `${isPurpose ? '~' : ''}${follows ? '_' : ''}${text}${isHead ? '!' : ''} ${round(weight)}`
/** A query in short: `S` for a sentence, the words, and after a bar the negated ones. */
const short = (text: string): string => {
  const { words, negated, isSentence } = readQuery(text)
  const refused = negated.length > 0 ? ` | no ${negated.map(shortWord).join(', ')}` : ''
  return `${isSentence ? 'S: ' : ''}${words.map(shortWord).join(', ')}${refused}`
}

describe('a search is read as', () => {
  test.each<[rule: string, ...read: [text: string, words: string][]]>([
    [
      'the thing, which is the head, and what tells more of it',
      ['mesa de pino', 'mesa! 1, pino 1'],
      ['mesa blanca', 'mesa! 1, _blanca 0.8'],
      ['mesa grande de pino', 'mesa! 1, _grande 0.8, pino 1'],
      ['blanca mesa', 'blanca 0.8, _mesa! 1'],
    ],
    [
      'what only narrows is the head where nothing else is there',
      ['blanca grande', 'blanca! 0.9, _grande 0.8'],
      ['42', '42! 0.7'],
      ['barata', 'barata! 0.25'],
    ],
    [
      'a number, a measure and a code by their kind',
      ['sillas 2', 'sillas! 1, _2 0.7'],
      ['iphone 13', 'iphone! 1, _13 0.7'],
      ['samsung s23 256gb', 'samsung! 1, _s23 1.3, _256 gb 0.9'],
      ['heladera 300 lts blanca', 'heladera! 1, _300 lts 0.9, _blanca 0.8'],
      ['55" tele', '55 pulgadas! 0.9, _tele 1'],
      ['s23', 's23! 1.3'],
    ],
    [
      'a number before a word as so many of it',
      ['2 sillas', '2 0.15, _sillas! 1'],
      ['2, sillas', '2 0.7, sillas! 1'],
      ['2 256gb', '2 0.7, _256 gb! 0.9'],
      ['40 a', '40! 0.15'],
    ],
    [
      'trade and packing as nearly nothing',
      ['pack 2 fundas rojas', 'pack 0.25, _2 0.7, _fundas! 1, _rojas 0.8'],
      ['mesa barata', 'mesa! 1, _barata 0.25'],
      ['barato mesa', 'barato 0.25, _mesa! 1'],
      ['marca samsung tele', 'marca 0.25, _samsung! 1, _tele 1'],
    ],
    [
      'what comes behind «marca» as a thing',
      ['nueva mesa marca bosch', 'nueva 0.8, _mesa! 1, _marca 0.25, _bosch 1'],
      ['busco funda para algo de marca bosch', 'S: funda! 1, bosch 1'],
    ],
    [
      'what the thing is for',
      ['funda para iphone 13', 'funda! 1, ~iphone 0.8, ~_13 0.7'],
      ['funda para s23', 'funda! 1, ~s23 1'],
      ['cable pa tele', 'cable! 1, ~_pa 0.8, ~_tele 0.8'],
      ['cargador for iphone', 'cargador! 1, ~iphone 0.8'],
      ['funda compatible iphone', 'funda! 1, ~_compatible 0.8, ~_iphone 0.8'],
      ['fundas compatibles iphone', 'fundas! 1, ~_compatibles 0.8, ~_iphone 0.8'],
    ],
    [
      'a purpose until «con», «sin», «que» or a mark',
      ['mesa para jardin con sombrilla', 'mesa! 1, ~jardin 0.8, sombrilla 1'],
      ['mesa para jardin, sombrilla', 'mesa! 1, ~jardin 0.8, sombrilla 1'],
      ['funda para tele sin logo negra', 'funda! 1, ~tele 0.8, negra 0.8 | no logo 1'],
      ['mesa para jardin que gira', 'mesa! 1, ~jardin 0.8, gira 1'],
    ],
    ['a purpose said first as a thing', ['para bebe silla', 'bebe 0.8, _silla! 1']],
    [
      'what is refused',
      ['auriculares sin cable', 'auriculares! 1 | no cable 1'],
      ['mesa ni silla', 'mesa! 1 | no silla 1'],
      ['todo salvo vidrio', 'todo! 1 | no vidrio 1'],
      ['todo excepto vidrio', 'todo! 1 | no vidrio 1'],
      ['cereales sin azucar, sin sal', 'cereales! 1 | no azucar 1, sal 1'],
      ['termo de acero sin bpa ni plomo', 'termo! 1, acero 1 | no bpa 1, plomo 1'],
      ['mesa con cajones sin manijas con ruedas', 'mesa! 1, cajones 1, ruedas 1 | no manijas 1'],
    ],
    [
      'a maker, a colour or a material that is refused in a few words',
      ['celu menos samsung', 'celu! 1 | no samsung 1'],
      ['celular cualquiera menos los iphone', 'celular! 1 | no iphone 1'],
      ['zapatillas menos nike y adidas', 'zapatillas! 1 | no nike 1, adidas 1'],
      ['silla, no de plastico', 'silla! 1 | no plastico 1'],
      ['sillas sacando las de plastico', 'sillas! 1 | no plastico 1'],
      ['auto, ford no', 'auto! 1 | no ford 1'],
      ['zapatillas nada de nike', 'zapatillas! 1 | no nike 1'],
      ['heladera no frost', 'heladera! 1, frost 1'],
      ['mesa menos grande', 'mesa! 1, _menos 1, _grande 0.8'],
    ],
    [
      'what is refused without what that is of',
      ['mesa sin patas de metal', 'mesa! 1 | no patas 1'],
      ['teclado mecanico sin ruido de teclas', 'teclado! 1, _mecanico 1 | no ruido 1'],
    ],
    [
      'no refusal of a number, over a mark, or of words of the grammar alone',
      ['mesa sin 4 patas', 'mesa! 1, 4 0.7, _patas 1'],
      ['mesa sin, patas', 'mesa! 1, patas 1'],
      ['mesa sin de la el los', 'mesa! 1'],
      ['mesa sin de la el los un una patas', 'mesa! 1, patas 1'],
      ['mesa sin de la el los un patas', 'mesa! 1 | no patas 1'],
    ],
    [
      '«no» as a refusal in talk alone',
      ['mesa no grande', 'mesa! 1, grande 0.8'],
      ['no sal', 'sal! 1'],
      ['busco una mesa no rojo', 'S: mesa! 1 | no rojo 0.8'],
    ],
    ['what only refuses as the subject', ['sin sal', 'sal 1 | no sal 1'], ['sin cable', 'cable 1 | no cable 1']],
    ['words of the grammar where there is nothing else', ['para la', 'para! 1, _la 1'], ['de', 'de! 1']],
    ['no word twice', ['mesa mesa mesa', 'mesa! 1'], ['mesa mesas', 'mesa! 1, _mesas 1']],
    [
      'keywords, while there is no talk: four words at least with a wish, or a question with talk',
      ['busco mesa', 'busco! 1, _mesa 1'],
      ['busco una mesa de', 'busco! 1, mesa 1'],
      ['busco una mesa de pino', 'S: mesa! 1, pino 1'],
      ['una mesa de pino', 'mesa! 1, pino 1'],
      ['¿alguien vende mesa?', 'alguien! 1, _vende 1, _mesa 1'],
      ['¿alguien vende una mesa?', 'S: mesa! 1'],
      ['¿mesa de pino grande?', 'mesa! 1, pino 1, _grande 0.8'],
    ],
    [
      'talk by three of its words in eight, or by sixteen words',
      ['hola gente mesa buena de pino barata urgente', 'S: mesa! 1, pino 1'],
      ['hola gente mesa buena de pino barata', 'hola! 1, _gente 1, _mesa 1, _buena 0.25, pino 1, _barata 0.25'],
      [
        'mesa de pino con patas de hierro y tapa de vidrio grande color marron living',
        'mesa! 1, pino 1, patas 1, hierro 1, tapa 1, vidrio 1, _grande 0.8, _color 0.8, _marron 0.8, _living 1',
      ],
      [
        'mesa de pino con patas de hierro y tapa de vidrio muy grande color marron living casa',
        'S: mesa! 1, pino 1, patas 1, hierro 1, tapa 1, vidrio 1, grande 0.8, _color 0.8, _marron 0.8, _living 1, _casa 0.8',
      ],
    ],
    [
      'in talk the thing behind the last wish that names one',
      ['hola busco una mesa para la cocina', 'S: mesa! 1, ~cocina 0.5'],
      ['tengo un living chico y busco mesa', 'S: living 0.5, _chico 0.4, mesa! 1'],
      ['quiero comprar y necesito una silla', 'S: silla! 1'],
      ['busco una mesa quiero que dure', 'S: mesa! 1'],
      ['en casa de pino busco', 'S: casa 0.4, pino! 1'],
      ['mesa de pino y busco 2 buena blanca', 'S: mesa! 1, pino 1, 2 0.7, blanca 0.8'],
    ],
    [
      'in talk what comes before the thing or behind a mark or «que» as less',
      ['busco, de pino, una mesa', 'S: pino! 1, mesa 0.5'],
      ['busco mesa que tenga cajones y dure', 'S: mesa! 1, cajones 0.5'],
      ['busco una mesa, pino claro', 'S: mesa! 1, pino 0.5, _claro 0.4'],
    ],
    [
      'in talk a verb behind «que» as nothing',
      ['busco mesa que me dure mucho', 'S: mesa! 1'],
      ['busco bici que no pese', 'S: bici! 1'],
      ['busco una mesa grande, que gire', 'S: mesa! 1, _grande 0.8'],
      ['busco mesa que no se le parta nunca vidrio', 'S: mesa! 1, vidrio 0.5'],
      ['busco mesa que, gire pino', 'S: mesa! 1, gire 0.5, _pino 0.5'],
    ],
    [
      'in talk an ending of a verb as little',
      ['busco una maquina para podar limpiarla facil', 'S: maquina! 1, ~podar 0.5, ~_limpiarla 0.15'],
      ['busco mesa de roble, barnizando pino', 'S: mesa! 1, roble 1, barnizando 0.15, _pino 0.5'],
      ['busco mesa de roble, gustaria pino', 'S: mesa 0.5, roble 0.5, pino! 1'],
      ['busco mesa de roble, pintaban pino', 'S: mesa! 1, roble 1, pintaban 0.15, _pino 0.5'],
      ['busco mesa de roble, ponerlo pino', 'S: mesa! 1, roble 1, pino 0.5'],
      ['busco mesa de roble, sirviesen pino', 'S: mesa! 1, roble 1, sirviesen 0.15, _pino 0.5'],
      ['cuchillo limpiarla pan', 'cuchillo! 1, _limpiarla 1, _pan 1'],
    ],
    [
      'in talk a purpose as half',
      ['hola busco una mesa para la cocina grande', 'S: mesa! 1, ~cocina 0.5, ~_grande 0.4'],
      ['busco mesa para jardin con sombrilla grande', 'S: mesa! 1, ~jardin 0.5, sombrilla 0.5, _grande 0.4'],
    ],
    [
      'in talk what stands behind «en», «porque», «si» and «cuando» as a purpose',
      ['me recomiendan una notebook para estudiar porque empiezo la facu', 'S: notebook! 1, ~estudiar 0.5, ~empiezo 0.5, ~facu 0.5'],
      ['busco un sillon si es posible gris', 'S: sillon! 1, ~gris 0.4'],
      ['busco un sillon cuando pueda gris', 'S: sillon! 1, ~gris 0.4'],
      ['busco mesa en la zona gris', 'S: mesa! 1, ~gris 0.4'],
      ['en la zona gris busco mesa de roble', 'S: gris 0.4, mesa! 1, roble 1'],
    ],
    [
      'in talk what is refused behind a verb',
      ['necesito una silla para mi hija, que no se rompa y que no sea de plastico', 'S: silla! 1 | no plastico 1'],
      ['busco tele y no quiero samsung ni lg por favor', 'S: tele 0.5 | no samsung 1, lg 1'],
      ['quiero un celular con buena camara, no importa la marca', 'S: celular! 1, camara 1'],
      ['busco mesa que no ocupe vidrio', 'S: mesa! 1 | no vidrio 1'],
      ['busco mesa, no tengo vidrio', 'S: mesa! 1, vidrio 0.5'],
      ['busco mesa, no se vidrio', 'S: mesa! 1, vidrio 0.5'],
      ['busco mesa que no interesa vidrio', 'S: mesa 0.5, vidrio! 1'],
      ['busco mesa y no me sirve vidrio', 'S: mesa! 1, vidrio 1'],
      ['busco mesa que no tuviero vidrio', 'S: mesa! 1 | no vidrio 1'],
    ],
    [
      'in talk no sums of money',
      ['busco heladera hasta 300 mil pesos', 'S: heladera! 1'],
      ['busco heladera hasta $ 50.000 usada', 'S: heladera! 1, usada 0.8'],
      ['busco heladera hasta 200 euros usada', 'S: heladera! 1, usada 0.8'],
      ['busco heladera u$s 300 usada', 'S: heladera! 1, _usada 0.8'],
      ['busco heladera hasta 200 lucas usada', 'S: heladera! 1, usada 0.8'],
      ['busco heladera 2 palos usada', 'S: heladera! 1, _usada 0.8'],
      ['busco heladera hasta 300 dolares usada', 'S: heladera! 1, usada 0.8'],
      ['busco heladera ars 300 usada', 'S: heladera! 1, _usada 0.8'],
      ['busco heladera de 300 litros', 'busco! 1, _heladera 1, 300 litros 0.9'],
      ['heladera $ 300 usada', 'heladera! 1, 300 0.7, _usada 0.8'],
      ['busco heladera hasta 5 k usada', 'S: heladera! 1, 5 0.7, _k 1, _usada 0.8'],
      ['busco heladera € 30 mil usada', 'S: heladera! 1, _usada 0.8'],
      ['busco heladera 200 mil de pesos usada', 'S: heladera! 1, _usada 0.8'],
    ],
  ])('%s', (_, ...read) => {
    expect(read.map(([text]) => [text, short(text)])).toEqual(read)
  })

  test.each(
    `u$s 300|us$ 300|ars 300|usd 300|$ 300|€ 300|$300 mil|$ 300 k|$ 300 lucas|300 €|300 $|300 mil|300 euro|300 euros|
      300 eur|300 pesos|300 usd|300 ars|300 dolares|300 dólares|300 lucas|300 palos|300 mil de pesos|300 mil euros|
      1.300,50 pesos|300 mil dólares`.split('|'),
  )('filler without the price «%s», wherever it stands', (sum) => {
    expect(short(`busco una heladera hasta ${sum} usada o ${sum}`)).toBe('S: heladera! 1, usada 0.8')
  })

  test.each(
    (
      'rompiera rompieran rompiesen pintaria pintarian romperian partiria pintaba pintaban pintamos rompemos pintando ' +
      'rompiendo pintarlo pintarme pintarte pintarse pintarnos romperlas romperme romperte rompernos'
    ).split(' '),
  )('filler in which the verb «%s» weighs little', (verb) =>
    expect(short(`busco mesa de roble, ${verb} pino`)).toBe(`S: mesa! 1, roble 1, ${verb} 0.15, _pino 0.5`),
  )

  test.each('me se le lo la te nos'.split(' '))('filler in which «%s» stands between «que» and its verb', (word) => {
    expect(short(`busco una mesa que ${word} ${word} gire pino`)).toBe('S: mesa! 1, pino 0.5')
  })

  test('24 words at most, of the first 1,000 characters', () => {
    const many = Array.from({ length: 40 }, (_, n) => `palabra${String.fromCharCode(97 + (n % 26), 97 + Math.floor(n / 26))}`)
    expect(readQuery(many.join(' ')).words).toHaveLength(24)
    expect(readQuery(`${'de '.repeat(331)}mesa silla`).words.map(({ text }) => text)).toEqual(['mesa'])
  })
})
