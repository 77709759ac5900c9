import {
  anyText,
  byDefault,
  email,
  fields,
  figure,
  id,
  ifGiven,
  type Kind,
  left,
  number,
  oneOf,
  only,
  optionalText,
  orNull,
  price,
  shaped,
  text,
  yesNo,
  yesNoFigure,
} from './kinds.ts'
import {
  byId,
  CONDITIONS,
  currency,
  images,
  imageUrl,
  near,
  paged,
  param,
  payment,
  radiusAsked,
  roomId,
  stated,
  type Table,
  wholeProduct,
} from './shared.ts'

const status = left(oneOf(['pending', 'accepted', 'rejected'], 'El estado es pending, accepted o rejected.'))
const loose = left(orNull(anyText(1000)))
const inRoom = param('room', roomId)
const messages = fields({
  offset: byDefault(
    figure(0, 1_000_000, { none: 'offset tiene que ser un número.', low: 'offset empieza en 0.', high: 'offset tiene que ser un número.' }),
    0,
  ),
  limit: byDefault(
    figure(1, 100, { none: 'limit tiene que ser un número.', low: 'limit tiene que ser un número.', high: 'limit va de 1 a 100.' }),
    100,
  ),
  after: left(figure(0, 2_000_000_000, { none: 'after tiene que ser un número.' })),
})

const maxPrice: Kind = {
  takes: price.takes.filter(([sent]) => sent !== 0),
  refuses: [
    ...price.refuses.flatMap(([sent, message]) =>
      sent === -0.01 ? [] : [[sent, String(message).replace('entre 0 y 999.999.999,99', 'de hasta 999.999.999,99')] as const],
    ),
    // Both sentences apply below zero; the last one is reported.
    [-0.01, /999\.999\.999,99/],
    [0, 'El precio máximo tiene que ser mayor que cero.'],
  ],
}
const radiusKm = number(
  { low: 1, high: 2000, step: 1 },
  { none: 'La distancia va en kilómetros enteros.', low: 'La distancia es de 1 km o más.', high: 'La distancia es de hasta 2000 km.' },
)
const wish = {
  name: text(140, 'Escribí qué buscás.'),
  modelo: text(200, 'Escribí el modelo o las características.'),
  country: text(60, 'Elegí el país.'),
  localization: optionalText(120),
  size: optionalText(40),
}
const hour = orNull(number({ low: 0, high: 23, step: 1 }))
const commissionRate = byDefault(
  {
    // A client that divides 7.2 % by 100 sends a number that is not exact in binary.
    takes: [0.1, 0.05, 0.3, 0.125, 7.2 / 100].map((rate) => [rate, rate] as const),
    refuses: [
      ...[null, '0.1', true, [], {}, Number.NaN].map((none) => [none, 'Elegí una comisión.'] as const),
      ...[0, 0.049, 0.301, 10].map((far) => [far, 'La comisión va de 5 % a 30 %.'] as const),
      [0.1001, 'La comisión lleva un decimal como máximo.'],
    ],
  },
  0.1,
)
const ofUser = param('userId')

const COMPLETE = 'Por favor completa al menos el nombre y categoría del producto para buscar compradores'
const buyerSearch = {
  productName: text(140, COMPLETE),
  category: text(80, COMPLETE),
  location: text(120, 'Por favor ingresa tu ubicación para buscar compradores cercanos'),
  price: byDefault(orNull(price), null),
  currency: byDefault(currency, 'USD'),
  condition: byDefault(orNull(oneOf(CONDITIONS, 'Elegí una condición de la lista.')), null),
  description: optionalText(5000),
}
const NOBODY = 'A esa persona no se le puede ofrecer desde acá.'
const potentialBuyer = fields({ id: { ...id, refuses: id.refuses.map(([sent]) => [sent, NOBODY] as const) } })
const pushKey = (least: number, most: number): Kind =>
  shaped(
    ['A'.repeat(least), `${'-_z9'.repeat(22).slice(0, most)}==`, 'B'.repeat(most)],
    ['', 'A'.repeat(least - 1), 'A'.repeat(most + 1), `${'A'.repeat(least - 1)}+`, `=${'A'.repeat(least)}`],
    'Esa clave no es de un navegador.',
  )
const browser = 'https://push.example/'
const linkToken = (max: number) => fields({ token: text(max, 'Falta el código del enlace.') })

const isSure = byDefault(yesNo('isSure es true o false.'), false)

export const people: Table = {
  'chat.ask': { body: fields({ productId: id, message: optionalText(4000), isSure }) },
  'chat.received': { query: fields({ status, ...stated }) },
  'chat.sent': { query: fields({ status, productId: left(id), ...stated }) },
  'chat.answerRequest': { ...byId, body: fields({ status: oneOf(['accepted', 'rejected'], 'El estado es accepted o rejected.') }) },
  'chat.held': { query: fields(paged) },
  'chat.decideHeld': { ...byId, body: fields({ decision: oneOf(['deliver', 'refuse'], 'La decisión es deliver o refuse.') }) },
  'chat.conversations': { query: fields(paged) },
  'chat.about': inRoom,
  'chat.list': { ...inRoom, query: messages },
  'chat.poll': { ...inRoom, query: messages },
  'chat.activity': { ...inRoom, body: fields({ action: oneOf(['join', 'leave'], 'La acción es join o leave.'), userId: loose }) },
  'chat.read': {
    ...inRoom,
    body: fields({ seq: number({ low: 0, high: 2_000_000_000, step: 1 }, { none: 'seq tiene que ser un número entero.' }) }),
  },
  'wishes.create': {
    body: fields({
      ...wish,
      maxPrice: byDefault(orNull(maxPrice), null),
      currency: byDefault(currency, 'USD'),
      radiusKm: byDefault(orNull(radiusKm), null),
      condition: byDefault(orNull(oneOf(CONDITIONS, 'Esa condición no existe.')), null),
      isPublic: byDefault(yesNo(), false),
      userId: left(id),
    }),
  },
  'wishes.list': { query: fields(stated) },
  'wishes.get': byId,
  'wishes.edit': {
    ...byId,
    body: fields({
      ...Object.fromEntries(Object.entries(wish).map(([name, kind]) => [name, left(kind)])),
      maxPrice: left(orNull(maxPrice)),
      currency: left(oneOf(['USD', 'ARS'])),
      radiusKm: left(orNull(radiusKm)),
      condition: left(orNull(oneOf(CONDITIONS, 'Esa condición no existe.'))),
      activo: left(yesNo()),
      isMuted: left(yesNo()),
      isPublic: left(yesNo()),
    }),
  },
  'wishes.listPublic': { query: fields(paged) },
  'wishes.getPublic': byId,
  'wishes.remove': byId,
  'wishes.matches': { query: fields({ wishId: ifGiven(id), coincidencia: ifGiven(oneOf(['MATCH', 'CERCANO'])), ...stated }) },
  'wishes.nearby': { query: fields(stated) },
  'wishes.products': { query: fields(stated) },
  'wishes.notify': { ...byId, body: fields({ productId: id }) },
  'wishes.write': { ...byId, body: fields({ productId: id, message: text(4000, 'Escribí un mensaje.'), isSure }) },
  'wishes.match': byId,
  'wishes.dismiss': { ...byId, body: fields({ isDismissed: yesNo() }) },
  'wishes.demand': { query: fields({ near, radiusKm: radiusAsked, ...paged }) },
  'wishes.nearbyProducts': { query: fields({ near, ...paged }) },
  'wishes.passOver': { ...byId, body: fields({ isPassed: yesNo() }) },
  'wishes.setHours': { body: fields({ quietFrom: hour, quietTo: hour, hasDigest: yesNo() }) },
  'identities.send': { body: fields({ imageUrl }) },
  'identities.list': { query: fields({ settled: left(yesNoFigure('settled es true o false.')), ...paged }) },
  'identities.decide': {
    ...ofUser,
    body: fields({ status: oneOf(['approved', 'rejected']), note: left(text(300, 'Escribí el motivo.')) }),
  },
  'reselling.createLink': { body: fields({ productId: id, commissionRate }) },
  'reselling.createLinkOf': { ...param('productId'), body: fields({ commissionRate }) },
  'reselling.links': { ...ofUser, query: fields(stated) },
  'reselling.removeLink': byId,
  'reselling.offer': byId,
  'reselling.visit': byId,
  'reselling.remembered': param('productId'),
  'reselling.contact': {
    ...byId,
    body: fields({
      name: text(80, 'Escribí tu nombre.'),
      phone: text(40, 'Escribí tu teléfono.'),
      consent: only(true, 'Aceptá que te contacten.'),
    }),
  },
  'reselling.buy': { ...byId, body: fields({ ...payment, t: left(anyText(200)) }) },
  'reselling.transactions': {
    ...ofUser,
    query: fields({
      stage: left(oneOf(['Pendiente', 'Validada', 'Pago Pendiente', 'Pagada', 'Completada', 'Cancelada'], 'Esa etapa no existe.')),
      order: left(id),
      ...stated,
    }),
  },
  'reselling.validate': byId,
  'reselling.whatsapp': byId,
  'reselling.generatePayment': byId,
  'reselling.confirmDelivery': { ...byId, body: fields({ code: left(anyText(20, { isTrimmed: true })) }) },
  'prospecting.findBuyers': { body: fields(buyerSearch) },
  'prospecting.sellDirect': { body: fields({ ...wholeProduct, potentialBuyer }) },
  'prospecting.offerProduct': { ...byId, body: fields({ potentialBuyer }) },
  'prospecting.offers': { query: fields({ side: oneOf(['recibida', 'enviada'], 'Elegí recibida o enviada.'), ...paged }) },
  'prospecting.offer': byId,
  'prospecting.answerOffer': {
    ...byId,
    body: fields({ accept: yesNo('accept es true o false.'), stop: byDefault(yesNo('stop es true o false.'), false) }),
  },
  'prospecting.refuse': { body: linkToken(300) },
  'prospecting.setConsent': { body: fields({ isOn: yesNo('isOn es true o false.') }) },
  'prospecting.appearances': { query: fields(paged) },
  'prospecting.socialSignals': {
    body: fields({
      category: text(80, 'Elegí una categoría.'),
      location: text(120, 'Escribí tu ubicación.'),
      productName: optionalText(140),
    }),
  },
  'prospecting.enrichProfile': { body: fields({ memberId: id }) },
  'assistant.read': {
    body: fields({ text: text(1000, 'Escribí qué estás buscando.'), of: byDefault(oneOf(['wish', 'product'], 'Eso no se lee.'), 'wish') }),
  },
  'assistant.draft': { body: fields({ images, name: optionalText(140) }) },
  'assistant.listingSigns': byId,
  'assistant.priceHint': {
    query: fields({
      name: text(140, 'Escribí el nombre del producto.'),
      description: left(anyText(2000)),
      categoryId: ifGiven(figure(1, Number.MAX_SAFE_INTEGER)),
      condition: ifGiven(oneOf(CONDITIONS, 'Esa condición no existe.')),
      currency: byDefault(currency, 'USD'),
    }),
  },
  'help.contact': { body: fields({ name: text(200, 'Ingresá tu nombre.'), email, text: text(4000, 'Escribí tu mensaje.') }) },
  'help.messages': { query: fields({ resolved: left(yesNoFigure('resolved es true o false.')), ...paged }) },
  'help.resolve': byId,
  'admin.search': {
    query: fields({
      q: {
        takes: [['an', 'an'], [' Ana ', 'Ana'], ...['x'.repeat(200)].map((words) => [words, words] as const)],
        refuses: [
          ...[undefined, '', ' ', 'a', ' a '].map((short) => [short, 'Escribí al menos 2 letras o números.'] as const),
          ['x'.repeat(201), 'Escribí como máximo 200 caracteres.'],
        ],
      },
    }),
  },
  'admin.member': byId,
  'admin.figures': { query: fields({ days: byDefault(oneOf(['7', '30', '90'], 'Elegí 7, 30 o 90 días.'), '30') }) },
  'operations.jobs': { query: fields(paged) },
  'operations.retry': byId,
  'operations.discard': byId,
  'operations.refusedMails': { query: fields(paged) },
  'notifications.list': { query: fields(stated) },
  'notifications.markRead': byId,
  'notifications.markAllRead': { query: fields({ upTo: left(id) }) },
  'notifications.remove': byId,
  'notifications.subscribePush': {
    body: fields({
      endpoint: {
        takes: [
          [`${browser}x`, `${browser}x`],
          [browser.padEnd(1000, 'x'), browser.padEnd(1000, 'x')],
        ],
        refuses: [
          ...[undefined, null, 7, [], {}, '', 'push', '/push'].map((bad) => [bad, 'Falta la dirección del navegador.'] as const),
          [browser.padEnd(1001, 'x'), 'Esa dirección es demasiado larga.'],
        ],
      },
      keys: fields({ p256dh: pushKey(87, 88), auth: pushKey(22, 24) }),
    }),
  },
  'notifications.unsubscribePush': { body: fields({ endpoint: text(1000, 'Falta la dirección del navegador.') }) },
  'notifications.unsubscribe': { body: linkToken(200) },
  'notifications.mails': { query: fields(paged) },
  'notifications.mail': param(
    'id',
    shaped(['x'.repeat(10), 'A-_9'.repeat(20)], ['x'.repeat(9), 'x'.repeat(81), 'a/b.c..d.e.f'], 'Ese correo no existe.'),
  ),
}
