import { address, deliveryCode } from './delivery.ts'
import {
  anyText,
  byDefault,
  email,
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
  password,
  price,
  shaped,
  text,
  yesNo,
  yesNoFigure,
} from './kinds.ts'
import {
  asTyped,
  boundsCurrency,
  byId,
  categoryText,
  currency,
  filters,
  imageUrl,
  inStock,
  keptCard,
  limitOfProfile,
  near,
  paged,
  pagedWhole,
  param,
  payment,
  priceBound,
  productEdit,
  radiusAsked,
  search,
  stated,
  type Table,
  wholeProduct,
} from './shared.ts'

const NO_CATEGORY = 'Esa categoría no existe.'
const byCategory = param('id', figure(1, 2_147_483_647, { none: NO_CATEGORY }))
const categoryName = fields({ name: text(60, 'Escribí el nombre de la categoría.') })
const settled = { query: fields({ settled: left(yesNoFigure('settled es true o false.')), ...paged }) }
const orderKey = shaped(['F-1', 'x'.repeat(60)], ['', 'x'.repeat(61), 'a b', 'a/b', 'ñ'], 'Esa compra no existe.')
const cardToken = text(200, 'Faltan los datos de la tarjeta.')
const cardType = oneOf(['debit', 'credit'], 'Elegí tarjeta de débito o de crédito.')
const NO_PHOTOS = 'Las fotos tienen que ser direcciones.'
const photos = byDefault(listOf(imageUrl, { max: 4, messages: { none: NO_PHOTOS, many: 'Podés sumar hasta 4 fotos.' } }), [])
const amount: Kind = {
  takes: price.takes.filter(([sent]) => sent !== 0),
  refuses: [
    ...price.refuses.filter(([sent]) => sent !== -0.01),
    ...[0, -0.01].map((none) => [none, 'Ingresá un monto mayor que cero.'] as const),
  ],
}
const others = Array.from({ length: 51 }, (_, n) => ID.slice(0, -2) + String(n + 10))
const briefIds: Kind = {
  takes: [
    [ID, [ID]],
    [`${others[0]},${ID},${others[0]}`, [others[0], ID]],
    [others.slice(0, 50).join(), others.slice(0, 50)],
  ],
  refuses: [
    [undefined, 'Decí qué productos.'],
    ...['', 'x', `${ID} ${ID}`].map((none) => [none, 'Ese identificador no es válido.', '0'] as const),
    [`${ID},`, 'Ese identificador no es válido.', '1'],
    [others.join(), 'Pedí hasta 50 productos por vez.'],
  ],
}
const view = byDefault(oneOf(['card', 'full'], 'La vista es card o full.'), 'full')
const aTwelve = (low: number, high: number, usual: number) => byDefault(figure(low, high), usual)

export const trade: Table = {
  'uploads.start': {
    body: fields({
      bytes: number(
        { low: 1, high: 15 * 1024 * 1024, step: 1 },
        {
          none: 'Falta el tamaño del archivo.',
          low: 'El archivo está vacío.',
          high: 'La foto pesa más de 15 MB. Elegí una más liviana.',
        },
      ),
    }),
  },
  'uploads.look': byId,
  'uploads.finish': byId,
  'catalogue.list': {
    query: fields({
      ...filters,
      sort: ifGiven(oneOf(['newest', 'price', '-price', 'name', 'relevance'], 'Ese orden no existe.')),
      page: ifGiven(
        figure(1, 50, { none: 'page tiene que ser un número.', part: 'page tiene que ser un número entero.', low: 'page va de 1 a 50.' }),
      ),
      view,
      ...pagedWhole,
    }),
  },
  'catalogue.brief': { query: fields({ ids: briefIds }) },
  'catalogue.shelves': { query: fields({ ...filters, limit: aTwelve(0, 12, 8), view }) },
  'catalogue.mine': {
    query: fields({
      search,
      category: categoryText,
      sort: byDefault(oneOf(['price', '-price', 'name', '-name'], 'Ese orden no existe.'), 'price'),
      ...paged,
    }),
  },
  'catalogue.get': { ...byId, query: fields({ include: left(anyText(40)) }) },
  'catalogue.listing': byId,
  'catalogue.seller': byId,
  'catalogue.similar': { ...byId, query: fields({ view }) },
  'catalogue.publish': { body: fields(wholeProduct) },
  'catalogue.edit': { ...byId, body: fields(productEdit) },
  'catalogue.remove': byId,
  'catalogue.askProofWord': byId,
  'catalogue.sendProofPhoto': { ...byId, body: fields({ imageUrl: text(300, 'Sacá la foto.') }) },
  'catalogue.setVisibility': { ...byId, body: fields({ visible: yesNo('visible es true o false.'), reason: optionalText(500) }) },
  'catalogue.setVisibilities': {
    body: fields({
      ids: listOf(id, {
        least: 1,
        max: 100,
        messages: {
          none: 'Elegí al menos una publicación.',
          few: 'Elegí al menos una publicación.',
          many: 'Elegí como máximo 100 publicaciones.',
        },
      }),
      visible: yesNo('visible es true o false.'),
      reason: optionalText(500),
    }),
  },
  'catalogue.addCategory': { body: categoryName },
  'catalogue.renameCategory': { ...byCategory, body: categoryName },
  'catalogue.removeCategory': byCategory,
  'catalogue.supervise': {
    query: fields({
      userId: ifGiven(id),
      search,
      visible: ifGiven(yesNoFigure('visible es true o false.')),
      find: ifGiven(anyText(300, { message: 'Buscá con 300 caracteres como máximo.', isTrimmed: true })),
      state: ifGiven(oneOf(['visible', 'hidden', 'moderated', 'withheld', 'sold', 'out-of-stock'], 'Ese estado no existe.')),
      category: ifGiven(anyText(80)),
      price: ifGiven(oneOf(['zero', 'agreed'], 'Ese precio no existe.')),
      ...paged,
    }),
  },
  'catalogue.rates': { query: fields(paged) },
  'catalogue.addRate': { body: fields({ ars: price }) },
  'blocks.list': { query: fields(paged) },
  'blocks.put': param('userId'),
  'blocks.remove': param('userId'),
  'favorites.list': { query: fields(paged) },
  'favorites.add': param('productId'),
  'favorites.remove': param('productId'),
  'search.find': {
    query: fields({
      q: search,
      category: categoryText,
      min_price: priceBound,
      minPrice: priceBound,
      max_price: priceBound,
      maxPrice: priceBound,
      currency: boundsCurrency,
      condition: filters.condition,
      in_stock: inStock,
      inStock,
      platform: ifGiven(oneOf(['Local', 'Mercado Libre', 'Amazon', 'Alibaba'], 'Esa plataforma no existe.')),
      onlyArgentina: ifGiven(yesNoFigure('onlyArgentina es true o false.')),
      near,
      radius_km: radiusAsked,
      as_typed: asTyped,
      ...paged,
    }),
  },
  'search.read': { query: fields(filters) },
  'search.suggest': { query: fields({ q: search, limit: aTwelve(1, 20, 8) }) },
  'search.suggested': { query: fields({ near, limit: aTwelve(1, 20, 6), view }) },
  'search.ranking': {
    query: fields({
      ...filters,
      sort: byDefault(oneOf(['price', '-price'], 'Ese orden no existe.'), 'price'),
      view,
      ...paged,
    }),
  },
  'payments.movements': { query: fields({ currency: left(currency), ...paged }) },
  'payments.askPayout': {
    body: fields({
      amount,
      currency,
      destination: text(60, 'Ingresá tu CBU, CVU o alias.'),
      holder: text(200, 'Ingresá a nombre de quién está la cuenta.'),
      password: left(password),
      code: optionalText(40),
    }),
  },
  'payments.removeCard': byId,
  'payments.stopPayout': byId,
  'payments.payouts': { query: fields(paged) },
  'payments.roots': { query: fields(paged) },
  'payments.allPayouts': settled,
  'payments.resolvePayout': {
    ...byId,
    body: fields({
      status: oneOf(['pagado', 'rechazado'], 'El estado es pagado o rechazado.'),
      note: text(300, 'Escribí el comprobante o el motivo.'),
    }),
  },
  'orders.place': {
    body: fields({
      products: listOf(fields({ productId: id, quantity: byDefault(only(1, 'La cantidad de cada producto es 1.'), 1) }), {
        least: 1,
        max: 10,
        messages: {
          none: 'Elegí al menos un producto.',
          few: 'Elegí al menos un producto.',
          many: 'Podés comprar hasta 10 productos por vez.',
        },
      }),
      ...payment,
    }),
  },
  'orders.list': { query: fields(paged) },
  'orders.sales': { query: fields({ orderId: left(orderKey), ...stated }) },
  'orders.waiting': { query: fields({ limit: aTwelve(1, 20, 6) }) },
  'orders.get': param('id', orderKey),
  'orders.listings': byId,
  'orders.delivered': { ...byId, body: fields({ code: deliveryCode }) },
  'orders.setStatus': {
    ...byId,
    body: fields({ status: oneOf(['enviada', 'completada'], 'El estado es enviada o completada.'), tracking: optionalText(200) }),
  },
  'orders.pay': { ...byId, body: fields({ cardToken, ...keptCard, paymentMethod: cardType }) },
  'orders.withdraw': { ...byId, body: fields({ reason: optionalText(1000) }) },
  'orders.refundSale': byId,
  'orders.openClaim': { ...byId, body: fields({ text: text(2000, 'Contanos qué pasó.'), photos }) },
  'orders.answerClaim': { ...byId, body: fields({ text: text(2000, 'Escribí tu respuesta.'), photos }) },
  'orders.dropClaim': byId,
  'orders.resolveClaim': {
    ...byId,
    body: fields({
      outcome: oneOf(['devolver', 'devolver una parte', 'pagar al vendedor'], 'Elegí cómo termina el reclamo.'),
      refund: left(price),
      note: text(1000, 'Explicá la decisión: la leen las dos partes.'),
    }),
  },
  'orders.claims': settled,
  'orders.contacts': { query: fields(stated) },
  'orders.updateAddress': { ...byId, body: address },
  'orders.removeAddress': byId,
  'orders.askWithdrawal': {
    body: fields({
      name: text(200, 'Ingresá tu nombre.'),
      email,
      orderNumber: text(60, 'Ingresá el número de la compra.'),
      reason: optionalText(1000),
    }),
  },
  'orders.withdrawals': { query: fields({ resolved: left(yesNoFigure('resolved es true o false.')), ...paged }) },
  'orders.resolveWithdrawal': byId,
  'orders.me': { query: fields({ limit: limitOfProfile }) },
}
