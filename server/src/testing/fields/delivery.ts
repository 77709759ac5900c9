import { byDefault, fields, type Kind, left, oneOf, optionalText, orNull, price, shaped, text, yesNo } from './kinds.ts'

const AGREED = { pickup: false, pickupArea: null, parcelPrice: null, agreed: true }
const offered = fields({
  pickup: byDefault(yesNo('pickup es true o false.'), false),
  pickupArea: optionalText(120),
  parcelPrice: byDefault(orNull(price), null),
  agreed: byDefault(yesNo('agreed es true o false.'), false),
})

const withoutArea = (read: typeof AGREED) => ({ ...read, pickupArea: read.pickup ? read.pickupArea : null })

/** How a seller delivers a product: at least one way, and an area only where it is handed over. */
export const delivery: Kind = {
  takes: [
    [{ agreed: true }, AGREED],
    [
      { parcelPrice: 0, pickupArea: 'Flores' },
      { ...AGREED, parcelPrice: 0, agreed: false },
    ],
    ...offered.takes.map(([sent, read]) => [sent, withoutArea(read as typeof AGREED)] as const),
  ],
  refuses: [
    ...offered.refuses,
    [{}, 'Elegí al menos una forma de entrega.'],
    [{ pickup: false, parcelPrice: null, agreed: false }, 'Elegí al menos una forma de entrega.'],
  ],
}

/** The provinces of Argentina, out of the law that numbers them. */
const PROVINCES =
  'Ciudad Autónoma de Buenos Aires,Buenos Aires,Catamarca,Chaco,Chubut,Córdoba,Corrientes,Entre Ríos,Formosa,Jujuy,La Pampa,La Rioja,' +
  'Mendoza,Misiones,Neuquén,Río Negro,Salta,San Juan,San Luis,Santa Cruz,Santa Fe,Santiago del Estero,Tierra del Fuego,Tucumán'
const POSTCODE = 'El código postal tiene cuatro números, como 1414, o es como C1414AAB.'
const postcode: Kind = {
  takes: [...['1414', 'C1414AAB'].map((code) => [code, code] as const), [' c1414aab ', 'C1414AAB']],
  refuses: [
    ...shaped([], [], POSTCODE).refuses.map(([none]) => [none, 'Ingresá el código postal.'] as const),
    ...['', '141', '14145', 'C1414', '1414AAB', 'CP 1414'].map((bad) => [bad, POSTCODE] as const),
  ],
}
/** Where a parcel goes. */
export const address = fields({
  name: text(200, 'Ingresá quién lo recibe.'),
  street: text(120, 'Ingresá la calle y el número.'),
  details: optionalText(200),
  city: text(80, 'Ingresá la localidad.'),
  province: oneOf(PROVINCES.split(','), 'Elegí la provincia.'),
  postcode,
  phone: optionalText(40),
})
const [anAddress] = address.takes[0] ?? []
const [, readAddress] = address.takes[0] ?? []

const SIX_DIGITS = 'El código tiene seis números.'
/** What a buyer shows to whoever hands a purchase over, as it is read from the screen or typed. */
export const deliveryCode: Kind = {
  takes: [...['048291', '048 291', ' 048-291 '].map((code) => [code, '048291'] as const)],
  refuses: [
    ...shaped([], [], SIX_DIGITS).refuses.map(([none]) => [none, 'Ingresá el código de entrega.'] as const),
    ...['', '04829', '0482911', 'ABC123', '０４８２９１', '0'.repeat(41)].map((bad) => [bad, SIX_DIGITS] as const),
  ],
}

/** How a buyer wants a purchase delivered: a parcel goes to an address. */
export const deliveryChoice: Kind = {
  takes: [
    ...['parcel', 'pickup', 'agreed'].map(
      (kind) =>
        [
          { kind, address: anAddress },
          { kind, address: readAddress },
        ] as const,
    ),
    ...['pickup', 'agreed'].map((kind) => [{ kind }, { kind }] as const),
    ...address.takes.map(
      ([sent, read]) =>
        [
          { kind: 'parcel', address: sent },
          { kind: 'parcel', address: read },
        ] as const,
    ),
  ],
  refuses: [
    ...oneOf(['pickup', 'parcel', 'agreed'], 'Elegí cómo te llega.').refuses.map(
      ([bad, message]) => [{ kind: bad, address: anAddress }, message, 'kind'] as const,
    ),
    [{ kind: 'parcel' }, 'Decinos adónde lo mandan.', 'address'],
    ...left(address).refuses.map(
      ([bad, message, at]) => [{ kind: 'pickup', address: bad }, message, at ? `address.${at}` : 'address'] as const,
    ),
  ],
}
