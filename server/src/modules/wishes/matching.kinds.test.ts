import { firstCategories } from '@feria/contract/catalogue/values'
import { expect, test } from 'vitest'
import { type DemoProduct, demoProducts } from '../../demo/demo-products.ts'
import { kindsOfLines } from '../../language/lexicon/lines.ts'
import { synonymsOf, takesIn } from '../../language/lexicon/synonyms.ts'
import { readQuery } from '../../language/query/query.ts'
import { rarityOf } from '../../language/scoring/rarity.ts'
import { kindsOffered } from '../../language/scoring/same-kind.ts'
import { stem } from '../../language/text/stem.ts'
import { type ProductToMatch, readOffered, scoreMatch } from './match.rules.ts'
import { textOfWish } from './rules.ts'

/**
 * What members wish for, and which of the demo products are one, as somebody who reads their names says it. Where one word means two
 * things («casco», «teclado») nothing in the wish tells them apart.
 */
const wishes: [wish: string, isOne: RegExp][] = [
  ['notebook', /^(Notebook|MacBook|Chromebook)/],
  ['celular', /^(Samsung Galaxy A|iPhone|Motorola|Xiaomi|Celular)/],
  ['tablet', /^(Tablet|iPad)/],
  ['computadora', /^(PC|Notebook|MacBook|Chromebook)/],
  ['monitor', /^(Monitor|Bafles y monitor)/],
  ['impresora', /^Impresora/],
  ['router', /^Router/],
  ['consola de juegos', /^(Joystick y consola|PlayStation|Nintendo)/],
  ['joystick', /^Joystick/],
  ['televisor', /^(Smart TV|Televisor|TV)/],
  ['smart tv', /^(Smart TV|Televisor|TV)/],
  ['proyector', /^Proyector/],
  ['auriculares', /^Auriculares/],
  ['parlante', /^(Parlantes?|Par de parlantes|Bafles)/],
  ['cámara', /^(Cámara|GoPro)/],
  ['lente', /^(Lente|Teleobjetivo|Anteojos)/],
  ['reloj', /^Reloj/],
  ['teclado', /^Teclado/],
  ['disco externo', /^Disco externo/],
  ['zapatillas', /^Zapatillas/],
  ['botas', /^(Botas|Borcegos)/],
  ['campera', /^Campera/],
  ['piloto', /^Piloto/],
  ['remera', /^(Remera|Camiseta)/],
  ['vestido', /^Vestido/],
  ['jean', /^Jean/],
  ['pantalón', /^(Pantalón|Jean)/],
  ['cartera', /^Cartera/],
  ['mochila', /^Mochila/],
  ['anteojos', /^(Anteojos|Lente)/],
  ['sillón', /^(Sillón|Sofá)/],
  ['sofá', /^(Sillón|Sofá)/],
  ['silla', /^(Silla|Juego de cuatro sillas)/],
  ['mesa', /^Mesa/],
  ['cama', /^(Cama|Sofá cama|Somier)/],
  ['somier', /^Somier/],
  ['placard', /^Placard/],
  ['cómoda', /^Cómoda/],
  ['lámpara', /^(Lámpara|Velador)/],
  ['planta', /^(Aloe|Potus)/],
  ['maceta', /^Macetas/],
  ['parrilla', /^(Parrilla|Chulengo)/],
  ['cortadora de césped', /^(Cortadora|Bordeadora)/],
  ['taladro', /^Taladro/],
  ['herramientas', /^(Caja de herramientas|Taladro)/],
  ['sombrilla', /^Sombrilla/],
  ['heladera', /^(Heladera|Frigobar)/],
  ['lavarropas', /^Lavarropas/],
  ['aire acondicionado', /^Aire/],
  ['microondas', /^Microondas/],
  ['cocina', /^Cocina/],
  ['horno', /^(Horno|Microondas)/],
  ['ventilador', /^Ventilador/],
  ['batería', /^Batería/],
  ['olla', /^Olla/],
  ['bicicleta', /^(Bici|Bicicleta|Mountain bike)/],
  ['pelota', /^Pelota/],
  ['mancuernas', /^(Mancuernas|Set de mancuernas)/],
  ['carpa', /^Carpa/],
  ['bolsa de dormir', /^Bolsa de dormir/],
  ['caña de pescar', /^Caña/],
  ['tabla de surf', /^(Tabla|Longboard)/],
  ['paleta', /^Paleta/],
  ['balanza', /^Balanza/],
  ['casco', /^Casco/],
  ['botines', /^Botines/],
  ['auto', /^(Volkswagen|Toyota|Fiat|Peugeot|Renault|Auto|Camión y auto|Colección de autitos)/],
  ['moto', /^(Honda|Royal|Zanella)/],
  ['cubiertas', /^Cubierta/],
  ['llantas', /^Juego de llantas/],
  ['cargador', /^Cargador/],
  ['guitarra', /^Guitarra/],
  ['piano', /^Piano/],
  ['vinilo', /^Vinilo/],
  ['disco', /^(Vinilo|Disco)/],
  ['libros', /^(Libros|Colección de novela|Enciclopedia|Cuentos|Manual|Historietas)/],
  ['tocadiscos', /^Bandeja giradiscos/],
  ['perfume', /^Perfume/],
  ['secador de pelo', /^Secador/],
  ['crema', /^(Crema|Manteca)/],
  ['maquillaje', /^(Set de maquillaje|Paleta de sombras)/],
  ['tijera', /^Tijera/],
  ['bloques', /^Bloques/],
  ['muñeca', /^Muñeca/],
  ['peluche', /^(Oso|Osito)/],
  ['juego de mesa', /^(Juego de mesa|Ajedrez|Rompecabezas)/],
  ['rompecabezas', /^Rompecabezas/],
  ['cochecito', /^Cochecito/],
  ['flete', /^Fletes/],
  ['electricista', /^Electricista/],
  ['pintor', /^Pintura/],
  ['clases de guitarra', /^Clases/],
  ['peluquería', /^Peluquería/],
  ['torta', /^Tortas/],
  ['mate', /^(Mate|Set matero)/],
  ['termo', /^(Termo|Set matero)/],
  ['valija', /^Valija/],
  ['máquina de coser', /^Máquina/],
  ['pecera', /^Pecera/],
  ['telescopio', /^Telescopio/],
  ['cajas de cartón', /^Cajas/],
  ['cucha', /^Cucha/],
  ['velas', /^Vela/],
]
const indifferences = [
  'cualquiera',
  'Cualquiera',
  'el que sea',
  'la que sea',
  'lo que haya',
  'lo que venga',
  'me da lo mismo',
  'indistinto',
  'cualquier marca, lo que haya',
]

const textsOf = ({ name, description, details }: DemoProduct) => `${name} ${description} ${details}`.toLowerCase()
const all = demoProducts.map(textsOf)
/** How rare a term is in the demo, as the catalogue counts it. */
const rarities = new Map<string, number>()
const rarity = (term: string): number => {
  const word = term.replace(/^\d/, '')
  const known = rarities.get(word) ?? rarityOf(all.filter((text) => text.includes(word)).length, all.length)
  rarities.set(word, known)
  return known
}
const offered: { product: DemoProduct; read: ProductToMatch }[] = demoProducts.map((product) => ({
  product,
  read: readOffered(
    { ...product, categoryName: firstCategories[product.categoryId - 1] ?? null },
    { location: product.location, priceMinor: product.price * 100, currency: product.currency, comparableMinor: null },
  ),
}))
const exact = (name: string, modelo: string): { product: DemoProduct }[] => {
  const query = readQuery(textOfWish({ name, modelo }))
  const wanted = { query, country: 'Argentina', maxPriceMinor: null, currency: 'ARS' as const, comparableMaxMinor: null, radiusKm: null }
  return offered.flatMap(({ product, read }) => {
    return scoreMatch(wanted, read, null, rarity)?.coincidence === 'MATCH' ? [{ product }] : []
  })
}

test.each(wishes)('[WISH-04] of all demo products only those of the kind are a MATCH for «%s», whatever the model', (wish, isOne) => {
  const wrong = exact(wish, 'cualquiera').filter(({ product }) => !isOne.test(product.name))
  expect(wrong.map(({ product }) => product.name)).toEqual([])
})

test.each(wishes)('[WISH-04] words of indifference say nothing about «%s»', (wish) => {
  for (const modelo of indifferences) expect(textOfWish({ name: wish, modelo })).toBe(wish)
  for (const phrase of ['%, la que sea', '% cualquiera', 'cualquier %', '%, me da lo mismo la marca', '% (indistinto)', '% o lo que haya'])
    expect(textOfWish({ name: phrase.replace('%', wish), modelo: 'no sé' }), phrase).toBe(wish)
})

test.each([
  ['iPhone 13', '128 GB', 'iPhone 13 128 GB'],
  ['Funda para cualquier celular', '', 'Funda para celular'],
  ['Libro «Todas las almas»', 'tapa dura', 'Libro «Todas las almas» tapa dura'],
  ['Iphone X', 'x', 'Iphone X'],
  ['cualquiera', 'cualquiera', 'cualquiera'],
  ['Notebook', 'Lenovo, la que sea', 'Notebook Lenovo'],
])('[WISH-04] «%s», model «%s», looks for «%s»', (name, modelo, text) => {
  expect(textOfWish({ name, modelo })).toBe(text)
})

test('[WISH-04] wishes are still found: nearly every wish has a MATCH among products of its kind', () => {
  const without = wishes.filter(([wish]) => exact(wish, 'cualquiera').length === 0).map(([wish]) => wish)
  expect(without).toEqual([])
})

/** Whether a product is one of the things that a wider name takes in: «ropa», a «campera». */
const isTakenInBy = (word: string, name: string): boolean =>
  [...kindsOffered(name, '').kinds].some(
    (kind) => takesIn(stem(word), kind) || synonymsOf(kind).some(({ term }) => takesIn(stem(word), term)),
  )

test.each(firstCategories)(
  '[WISH-04] a wish for the category «%s» is no MATCH for a product with another name, unless that is one of its things or a line of it',
  (category) => {
    const words = category.toLowerCase().replace('móviles', '').split(' y ')
    const wrong = exact(category, 'cualquiera').filter(
      ({ product }) =>
        !words.some((word) => product.name.toLowerCase().includes(word) || isTakenInBy(word, product.name)) && !kindsOfLines(product.name),
    )
    expect(wrong.map(({ product }) => product.name)).toEqual([])
  },
)
