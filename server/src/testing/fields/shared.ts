import { delivery, deliveryChoice } from './delivery.ts'
import {
  anyText,
  byDefault,
  fields,
  figure,
  ID,
  id,
  ifGiven,
  type Kind,
  left,
  listOf,
  number,
  oneOf,
  only,
  optionalText,
  orNull,
  price,
  text,
  yesNo,
  yesNoFigure,
} from './kinds.ts'

/** What a route reads, by its place in the request. */
export interface Reads {
  params?: Kind
  query?: Kind
  body?: Kind
}
export type Table = Record<string, Reads>

const limitOf = (least: number): Kind =>
  figure(least, 100, {
    none: 'limit tiene que ser un número.',
    part: 'limit tiene que ser un número entero.',
    low: `limit va de ${least} a 100.`,
  })
const cursor = left(anyText(400))

/** The paging of a list: 20 by default, of a list the specification returns whole up to 1,000. */
export const paged = { cursor, limit: byDefault(limitOf(1), 20) }
export const pagedWhole = { cursor, limit: byDefault(limitOf(1), 100) }
export const stated = { cursor, limit: byDefault(limitOf(1), 1000) }
export const limitOfProfile = byDefault(limitOf(0), 1000)

export const param = (name: string, kind: Kind = id) => ({ params: fields({ [name]: kind }) })
export const byId = param('id')

/** Words of the domain, as the specification and its decisions have them. */
export const CONDITIONS = ['Nuevo', 'Como nuevo', 'Usado', 'Para reparar']
export const currency = oneOf(['USD', 'ARS'], 'La moneda es USD o ARS.')

const SCHEME = 'La dirección de la foto tiene que empezar con https://'
const PLACE = 'Esa dirección no sirve para una foto. Usá la de un sitio público, o subí el archivo.'
const pictures = (isOptional: boolean): Kind => ({
  takes: [
    ['/files/a/b-1_2.webp', '/files/a/b-1_2.webp'],
    ['/images/autos/1.svg', '/images/autos/1.svg'],
    [' https://fotos.example.com/a.jpg?x=1 ', 'https://fotos.example.com/a.jpg?x=1'],
    [`https://a.example/${'x'.repeat(1982)}`, `https://a.example/${'x'.repeat(1982)}`],
    ...(isOptional
      ? ([
          ['', null],
          ['  ', null],
          [null, null],
        ] as const)
      : []),
  ],
  refuses: [
    ...[undefined, ...(isOptional ? [] : [null]), 7, true, [], {}].map((none) => [none, 'La foto tiene que ser una dirección.'] as const),
    ...[
      ...(isOptional ? [] : ['', ' ']),
      'foto.jpg',
      '/otra/a.webp',
      '/files/',
      'http://a.example/x.jpg',
      'javascript:x',
      'https://a.example/"',
      'x/files/a',
    ].map((bad) => [bad, SCHEME] as const),
    ...['https://localhost/x.jpg', 'https://127.0.0.1/x.jpg', '/files/../x', 'https://ana:x@a.example/x.jpg'].map(
      (bad) => [bad, PLACE] as const,
    ),
    [`https://a.example/${'x'.repeat(1983)}`, 'La dirección de la foto es demasiado larga.'],
  ],
})
export const imageUrl = pictures(false)
export const optionalImageUrl = pictures(true)
/** Up to 8 pictures of a product [decisions, «images up to 8»]. */
export const images = byDefault(listOf(imageUrl, { max: 8, messages: { many: 'Podés cargar hasta 8 fotos.' } }), [])

export const ROOM = [1, 2, 3].map((n) => `${ID.slice(0, -1)}${n}`).join('_')
export const roomId: Kind = {
  takes: [[ROOM, ROOM]],
  refuses: [
    ...[undefined, null, 7, true, [], {}].map((none) => [none, 'Elegí una conversación.'] as const),
    ...['', 'x', ROOM.slice(1), `${ROOM}_`, ROOM.split('_').slice(0, 2).join('_'), ` ${ROOM}`].map(
      (bad) => [bad, 'Esa conversación no existe.'] as const,
    ),
  ],
}

/** The search text of a list. */
export const search = left(anyText(200, { message: 'Buscá con menos de 200 caracteres.' }))
export const near = left(anyText(120, { message: 'Escribí la ubicación en menos de 120 caracteres.' }))
/** Kilometres around a place, in an address. */
export const radiusAsked = ifGiven({
  takes: [
    ['5', 5],
    ['1', 1],
    ['2000', 2000],
  ],
  refuses: [
    ['cinco', /./],
    ['1.5', 'La distancia va en kilómetros enteros.'],
    ['0', 'La distancia es de 1 km o más.'],
    ['2001', 'La distancia es de hasta 2000 km.'],
  ],
})
export const priceBound = ifGiven({
  takes: [
    ['10', 10],
    ['0', 0],
    ['0.5', 0.5],
    ['1000000000000', 1e12],
  ],
  refuses: [
    ...['diez', '1,5', 'NaN', ['1', '2']].map((bad) => [bad, 'El precio tiene que ser un número.'] as const),
    ['-1', 'El precio no puede ser negativo.'],
    ['1000000000001', 'El precio es demasiado alto.'],
  ],
})
export const inStock = ifGiven(yesNoFigure('in_stock es true o false.'))
export const asTyped = ifGiven(yesNoFigure('as_typed es true o false.'))
export const categoryText = left(anyText(80))
export const boundsCurrency = ifGiven(oneOf(['USD', 'ARS'], 'La moneda es USD o ARS.'))
export const filters = {
  search,
  category: categoryText,
  min_price: priceBound,
  max_price: priceBound,
  currency: boundsCurrency,
  condition: ifGiven(oneOf(CONDITIONS, 'Esa condición no existe.')),
  in_stock: inStock,
  near,
  radius_km: radiusAsked,
  as_typed: asTyped,
  seller: ifGiven(id),
}

/** Which kept card a token is of, or whether its card is to be kept. */
export const keptCard = { cardId: left(id), keepCard: left(yesNo()) }

/** How a purchase is paid. */
export const payment = {
  total: left(price),
  currency: left(currency),
  cardToken: left(text(200, 'Faltan los datos de la tarjeta.')),
  ...keptCard,
  paymentMethod: left(oneOf(['debit', 'credit'], 'Elegí tarjeta de débito o de crédito.')),
  delivery: left(deliveryChoice),
}

const kilometres = (high: number) => number({ low: 1, high, step: 1 }, { none: 'La distancia va en kilómetros enteros.' })

/** The fields of a product, when publishing and when editing. */
const productKinds = {
  name: text(140, 'Ingresá el nombre del producto.'),
  description: text(2000, 'Ingresá el modelo o la descripción.'),
  details: optionalText(5000),
  categoryId: orNull({
    takes: [
      [4, 4],
      [1, 1],
      [999, 999],
    ],
    refuses: [undefined, '4', 4.5, 0, -1, Number.NaN, [], {}].map((bad) => [bad, 'Elegí una categoría.'] as const),
  }),
  condition: orNull(oneOf(CONDITIONS, 'Elegí una condición de la lista.')),
  location: text(120, 'Ingresá la ubicación.'),
  price: orNull(price),
  originalPrice: orNull(price),
  minSalePrice: orNull(price),
  currency,
  stock: orNull(
    number(
      { low: 0, high: 1_000_000, step: 1 },
      {
        none: 'El stock tiene que ser un número entero.',
        low: 'El stock no puede ser negativo.',
        high: 'El stock no puede pasar de 1.000.000.',
      },
    ),
  ),
  imageUrl: optionalImageUrl,
  images: listOf(imageUrl, { max: 8, messages: { many: 'Podés cargar hasta 8 fotos.' } }),
  brand: optionalText(60),
  negotiationConditions: optionalText(500),
  geolocationRange: orNull(kilometres(5000)),
  pricePreference: optionalText(120),
  delivery,
}
const DEFAULTS: Record<string, unknown> = {
  categoryId: null,
  condition: null,
  price: null,
  originalPrice: null,
  minSalePrice: null,
  currency: 'USD',
  stock: null,
  imageUrl: null,
  images: [],
  geolocationRange: null,
  delivery: { pickup: false, pickupArea: null, parcelPrice: null, agreed: true },
}
const NEEDED = ['name', 'description', 'location', 'details', 'brand', 'negotiationConditions', 'pricePreference']
export const wholeProduct: Record<string, Kind> = Object.fromEntries(
  Object.entries(productKinds).map(([name, kind]) => [name, NEEDED.includes(name) ? kind : byDefault(kind, DEFAULTS[name])]),
)
export const productEdit: Record<string, Kind> = {
  ...Object.fromEntries(Object.entries(productKinds).map(([name, kind]) => [name, left(kind)])),
  sold: left(only(true, 'Un producto vendido no vuelve a estar disponible.')),
}
