import { sendPicture } from '../../send-picture.ts'
import type { LivedMarket } from '../market.ts'
import { publish } from './steps.ts'

/** Products of several categories, currencies, conditions and stocks, and what becomes of them. */
export const offer = async (market: LivedMarket): Promise<void> => {
  const { go, act, id } = market
  await go('ada sets the first rate', 'ada', 'POST /rates', { ars: 1400 })
  await go('ada adds a category', 'ada', 'POST /categories', { name: 'Instrumentos' })
  await act('mora adds a category', 'mora', 'POST /categories', { name: 'Antigüedades' })
  const { id: extra } = await go('ada adds another category', 'ada', 'POST /categories', { name: 'Antiguedades' })
  await go('ada renames it', 'ada', `PUT /categories/${extra}`, { name: 'Antigüedades' })
  await go('ada removes it', 'ada', `DELETE /categories/${extra}`)
  await publish(market, 'vera', 'bicycle', {})
  await publish(market, 'vera', 'lamp', {
    name: 'Lámpara de pie nórdica',
    description: 'Trípode de madera',
    details: 'Mide 150 cm.\nLleva una lámpara E27.',
    brand: 'Luz Sur',
    categoryId: 3,
    condition: 'Nuevo',
    price: 100,
    originalPrice: 130,
    minSalePrice: 90,
    stock: 3,
    delivery: { pickup: true, pickupArea: 'Pichincha', parcelPrice: 12, agreed: true },
    negotiationConditions: 'Descuento por dos',
  })
  await publish(market, 'vera', 'guitar', {
    name: 'Guitarra criolla de estudio',
    description: 'Fonseca 31',
    categoryId: 11,
    condition: 'Como nuevo',
    price: 210_000,
    currency: 'ARS',
    stock: 1,
    location: 'Funes, Santa Fe',
  })
  await publish(market, 'ana', 'phone', {
    name: 'iPhone 13 128 GB',
    description: 'Apple iPhone 13',
    categoryId: 1,
    condition: 'Usado',
    price: 500,
    stock: 1,
    location: 'La Plata, Buenos Aires',
    delivery: { parcelPrice: 8 },
  })
  await publish(market, 'ana', 'jacket', {
    name: 'Campera de cuero talle M',
    description: 'Motoquera negra',
    categoryId: 2,
    condition: 'Para reparar',
    price: 40,
    stock: 0,
    location: 'La Plata, Buenos Aires',
  })
  await publish(market, 'ana', 'course', {
    name: 'Clases de guitarra',
    description: 'A domicilio',
    categoryId: 9,
    condition: null,
    price: null,
    stock: null,
  })
  await publish(market, 'nora', 'mate', {
    name: 'Mate de calabaza',
    description: 'Con virola de alpaca',
    categoryId: 3,
    condition: 'Nuevo',
    price: 15,
    stock: 40,
    location: 'Palermo, Ciudad Autónoma de Buenos Aires',
    delivery: { pickup: true, pickupArea: 'Palermo', parcelPrice: 5 },
  })
  await publish(market, 'nora', 'gift', {
    name: 'Bolsa de yerba de regalo',
    description: 'De muestra',
    categoryId: 3,
    condition: 'Nuevo',
    price: 0,
    stock: 9,
  })
  await publish(market, 'sol', 'knife', {
    name: 'Cuchillo de caza',
    description: 'Hoja de 20 cm',
    categoryId: 4,
    condition: 'Nuevo',
    price: 60,
    stock: 2,
  })
  await publish(market, 'sol', 'tent', {
    name: 'Carpa para cuatro',
    description: 'Iglú',
    categoryId: 4,
    condition: 'Usado',
    price: 80,
    stock: 1,
  })
  await publish(market, 'ana', 'fridge', {
    name: 'Heladera con freezer',
    description: 'Patrick 280 l',
    categoryId: 3,
    condition: 'Usado',
    price: 300,
    stock: 1,
  })
  await publish(market, 'ana', 'radio', {
    name: 'Radio a válvulas',
    description: 'De colección',
    categoryId: 10,
    condition: 'Usado',
    price: 75,
    stock: 1,
  })
  await act('vera publishes without a name', 'vera', 'POST /products', { description: 'x', location: 'Rosario', price: -1 })
  await go('vera edits the bicycle', 'vera', `PUT /products/${id('product', 'bicycle')}`, { price: 140.25, details: 'Con luces nuevas' })
  await act('beto edits the bicycle', 'beto', `PUT /products/${id('product', 'bicycle')}`, { price: 1 })
  await go('ana marks the radio as sold', 'ana', `PUT /products/${id('product', 'radio')}`, { sold: true })
  await go('ana hides the fridge', 'ana', `PUT /products/${id('product', 'fridge')}/visibility`, { visible: false })
  await go('mora hides the tent', 'mora', `PUT /products/${id('product', 'tent')}/visibility`, {
    visible: false,
    reason: 'La foto no es del producto.',
  })
  const mirror = await publish(market, 'ana', 'mirror', {
    name: 'Espejo redondo',
    description: 'Marco de mimbre',
    categoryId: 3,
    price: 33,
  })
  const clock = await publish(market, 'sol', 'clock', { name: 'Reloj de pared', description: 'A pilas', categoryId: 3, price: 22 })
  await go('mora hides two at once', 'mora', 'POST /admin/products/visibility', {
    ids: [mirror, clock],
    visible: false,
    reason: 'Revisamos los precios.',
  })
  await go('mora shows one again', 'mora', 'POST /admin/products/visibility', { ids: [clock], visible: true, reason: null })
  await publish(market, 'ana', 'error', { name: 'Publicada por error', description: 'x' })
  await act('beto removes what is not his', 'beto', `DELETE /products/${id('product', 'error')}`)
  await go('ana removes one', 'ana', `DELETE /products/${id('product', 'error')}`)
}

/** Favourites, proofs by photo, pictures in parts, the assistant. */
export const look = async (market: LivedMarket): Promise<void> => {
  const { go, act, id, testApp, person } = market
  for (const [key, products] of Object.entries({ beto: ['bicycle', 'lamp', 'phone', 'clock'], pepe: ['lamp'], ana: ['lamp', 'guitar'] }))
    for (const product of products) await go(`${key} keeps the ${product}`, key, `PUT /favorites/${id('product', product)}`)
  await go('beto keeps the lamp again', 'beto', `PUT /favorites/${id('product', 'lamp')}`)
  await go('pepe lets go of the lamp', 'pepe', `DELETE /favorites/${id('product', 'lamp')}`)
  await go('beto passes over the mate', 'beto', `PUT /products/${id('product', 'mate')}/passed`, { isPassed: true })
  await go('ana asks for a word', 'ana', `POST /products/${id('product', 'phone')}/proof-word`)
  const plain = await sendPicture(testApp, person('ana'))
  await act('ana sends a photo of nothing', 'ana', `POST /products/${id('product', 'phone')}/proof-photo`, { imageUrl: plain.url })
  const { url } = await sendPicture(testApp, person('ana'), market.photo)
  await go('ana sends the photo of the word', 'ana', `POST /products/${id('product', 'phone')}/proof-photo`, { imageUrl: url })
  const parted = await go('vera opens an upload', 'vera', 'POST /upload/parts', { bytes: 100 })
  market.keep('upload', 'in parts', parted.id ?? '')
  await act('vera finishes it too early', 'vera', `POST /upload/parts/${parted.id}/finish`)
  await act('beto finishes that of vera', 'beto', `POST /upload/parts/${parted.id}/finish`)
  await go('a visitor has a wish read', null, 'POST /assistant/reading', {
    text: 'busco una bici usada en Rosario por menos de 200 dólares',
  })
  await go('a visitor has a product read', null, 'POST /assistant/reading', { text: 'vendo guitarra criolla casi nueva', of: 'product' })
  await act('vera has a draft written', 'vera', 'POST /assistant/drafts', { images: [], name: 'Bicicleta rodado 26' })
  await go('rita has a draft written', 'rita', 'POST /assistant/drafts', { images: [], name: 'Bicicleta rodado 26' })
  await go('ada sets the second rate', 'ada', 'POST /rates', { ars: 1500.5 })
}
