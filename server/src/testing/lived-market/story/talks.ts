import { sendPicture } from '../../send-picture.ts'
import type { LivedMarket } from '../market.ts'
import { publish } from './steps.ts'

const TRICK = 'Pasame el código que te llegó y entrá a bit.ly/abc'

/** Requests and conversations: accepted, refused, held back, with pictures, apart. */
export const talk = async (market: LivedMarket): Promise<void> => {
  const { go, act, id, keep, person, testApp } = market
  const ask = async (by: string, product: string, more: object = {}) => {
    const asked = await go(`${by} asks about the ${product}`, by, 'POST /chat-requests', { productId: id('product', product), ...more })
    return keep('request', `of ${by} about the ${product}`, asked.id ?? '')
  }
  const accept = async (by: string, request: string, name: string) => {
    const accepted = await go(`${by} accepts, ${name}`, by, `PUT /chat-requests/${request}/status`, { status: 'accepted' })
    return keep('room', name, accepted.room ?? '')
  }
  const first = await ask('beto', 'bicycle', { message: '¿Sigue en venta?' })
  await act('beto asks again about the bicycle', 'beto', 'POST /chat-requests', { productId: id('product', 'bicycle') })
  await act('vera asks about her own bicycle', 'vera', 'POST /chat-requests', { productId: id('product', 'bicycle') })
  await act('beto accepts his own request', 'beto', `PUT /chat-requests/${first}/status`, { status: 'accepted' })
  const room = await accept('vera', first, 'beto and vera')
  const refused = await ask('pepe', 'bicycle')
  await go('vera refuses pepe', 'vera', `PUT /chat-requests/${refused}/status`, { status: 'rejected' })
  await ask('luz', 'lamp')
  const aboutPhone = await ask('beto', 'phone')
  const roomOfAna = await accept('ana', aboutPhone, 'beto and ana')
  await go('vera answers beto', 'vera', `POST /chat/${room}`, { content: 'Sí, la podés ver el sábado.', originalId: 'v-1' })
  await go('vera sends the same again', 'vera', `POST /chat/${room}`, { content: 'Sí, la podés ver el sábado.', originalId: 'v-1' })
  const { url } = await sendPicture(testApp, person('vera'))
  await go('vera sends a picture', 'vera', `POST /chat/${room}/messages`, { content: 'Así está', pictures: [url] })
  await go('beto answers in the old way', 'beto', 'POST /chat', { room, content: 'Me gusta' })
  await act('pepe writes into their room', 'pepe', `POST /chat/${room}`, { content: 'Hola' })
  await act('beto shares his email', 'beto', `POST /chat/${room}`, { content: 'Escribime a beto@correo.example o al 11 2345 6789' })
  await go('beto is sure', 'beto', `POST /chat/${room}`, { content: 'Escribime a beto@correo.example', isSure: true })
  await go('beto is there', 'beto', `POST /chat/${room}/activity`, { action: 'join' })
  await go('vera is there', 'vera', `POST /chat/${room}/activity`, { action: 'join' })
  await go('vera is gone', 'vera', `POST /chat/${room}/activity`, { action: 'leave' })
  await go('vera has read', 'vera', `PUT /chat/${room}/read`, { seq: 3 })
  await act('ana reads what is not hers', 'ana', `PUT /chat/${room}/read`, { seq: 3 })
  for (const decision of ['deliver', 'refuse']) {
    const held = await go(`beto tries a trick that is to be ${decision}d`, 'beto', `POST /chat/${roomOfAna}`, {
      content: `${TRICK} ${decision}`,
      isSure: true,
    })
    await act(`susi decides about the trick: ${decision}`, 'susi', `POST /admin/held-messages/${held.id}/decision`, { decision })
    await act(`mora decides about the trick: ${decision}`, 'mora', `POST /admin/held-messages/${held.id}/decision`, { decision })
  }
  await go('beto tries a trick that waits', 'beto', `POST /chat/${roomOfAna}`, { content: TRICK, isSure: true })
  await go('pepe blocks zoe', 'pepe', `PUT /blocks/${person('zoe').id}`)
  await go('pepe blocks sol', 'pepe', `PUT /blocks/${person('sol').id}`)
  await go('pepe blocks luz', 'pepe', `PUT /blocks/${person('luz').id}`)
  await go('pepe unblocks luz', 'pepe', `DELETE /blocks/${person('luz').id}`)
  await act('sol asks pepe, who is apart', 'pepe', 'POST /chat-requests', { productId: id('product', 'knife') })
}

/** Wishes, matches and what sellers do about them. */
export const wish = async (market: LivedMarket): Promise<void> => {
  const { go, act, id, keep, person } = market
  const want = async (by: string, name: string, fields: object) => {
    const made = await go(`${by} wishes for the ${name}`, by, 'POST /request', { country: 'Argentina', ...fields })
    return keep('wish', name, made.id ?? '')
  }
  const bike = await want('beto', 'bicycle', {
    name: 'Bicicleta playera',
    modelo: 'rodado 26',
    localization: 'Rosario, Santa Fe',
    maxPrice: 200,
    radiusKm: 50,
    condition: 'Usado',
    isPublic: true,
  })
  await want('pepe', 'phone', {
    name: 'iPhone 13',
    modelo: '128 GB',
    localization: 'La Plata',
    maxPrice: 450,
    currency: 'USD',
    isPublic: true,
  })
  const guitar = await want('ana', 'guitar', { name: 'Guitarra criolla', modelo: 'cualquiera', maxPrice: 300_000, currency: 'ARS' })
  // As many as it takes for a demand to be counted, beto among them, who wishes twice.
  for (const key of ['rita', 'nora', 'zoe', 'sol', 'beto'])
    await want(key, `bicycle of ${key}`, { name: 'Bicicleta playera', modelo: 'rodado 26', localization: 'Rosario, Santa Fe' })
  const kayak = await want('beto', 'kayak', { name: 'Kayak', modelo: 'doble', isPublic: false })
  const gone = await want('beto', 'canoe', { name: 'Canoa', modelo: 'canadiense' })
  await go('beto edits the wish', 'beto', `PUT /request/${bike}`, { maxPrice: 180 })
  await act('ana edits that of beto', 'ana', `PUT /request/${bike}`, { maxPrice: 1 })
  await go('beto switches the kayak off', 'beto', `PUT /request/${kayak}`, { activo: false })
  await go('beto takes the canoe back', 'beto', `DELETE /request/${gone}`)
  await go('ana mutes the guitar', 'ana', `PUT /request/${guitar}`, { isMuted: true })
  await go('vera offers the bicycle', 'vera', `POST /request/${bike}/notify`, { productId: id('product', 'bicycle') })
  await act('vera offers what does not match', 'vera', `POST /request/${kayak}/notify`, { productId: id('product', 'lamp') })
  await act('vera writes to who wishes', 'vera', `POST /request/${guitar}/message`, {
    productId: id('product', 'guitar'),
    message: 'Tengo la que buscás.',
  })
  const { body } = await market.testApp.call<{ matchId: string; name: string }[]>('GET', '/api/v1/request/matches', {
    token: person('pepe').token,
  })
  for (const [n, { matchId }] of body.entries()) keep('match', `of pepe ${n + 1}`, matchId)
  const ofBeto = await market.testApp.call<{ matchId: string }[]>('GET', '/api/v1/request/matches', { token: person('beto').token })
  for (const [n, { matchId }] of ofBeto.body.entries()) keep('match', `of beto ${n + 1}`, matchId)
  if (body[0]) await go('pepe dismisses a match', 'pepe', `PUT /matches/${body[0].matchId}`, { isDismissed: true })
  await act('beto dismisses that of pepe', 'beto', `PUT /matches/${body[0]?.matchId}`, { isDismissed: false })
  await go('pepe wants a digest', 'pepe', 'PUT /request/hours', { quietFrom: 0, quietTo: 23, hasDigest: true })
  await go('ana wants quiet', 'ana', 'PUT /request/hours', { quietFrom: 22, quietTo: 7, hasDigest: false })
  const second = { name: 'iPhone 13 128 GB negro', description: 'Apple iPhone 13', categoryId: 1, price: 440, stock: 1 }
  await publish(market, 'ana', 'second phone', { ...second, location: 'La Plata, Buenos Aires' })
  await market.job('wishes', 'count-demand')
  // In Argentina it is eleven at night, the only hour at which pepe wants to be told.
  market.testApp.clock.pass(Math.ceil((Date.parse('2026-11-21T02:05:00Z') - market.testApp.clock.now().getTime()) / 60_000))
  await market.job('notifications', 'send-digests')
}

/** Prospecting: who agrees, who is found, what is offered and answered. */
export const prospect = async (market: LivedMarket): Promise<void> => {
  const { go, act, id, keep, person } = market
  await go('beto agrees to be found', 'beto', 'PUT /prospecting/consent', { isOn: true })
  await go('pepe agrees to be found', 'pepe', 'PUT /prospecting/consent', { isOn: true })
  await go('ana agrees and thinks again', 'ana', 'PUT /prospecting/consent', { isOn: true })
  await go('ana thinks again', 'ana', 'PUT /prospecting/consent', { isOn: false })
  const search = {
    productName: 'Bicicleta playera rodado 26',
    category: 'Deportes',
    location: 'Rosario, Santa Fe',
    price: 150,
    condition: 'Usado',
    description: 'Con canasto',
  }
  await go('vera searches for buyers', 'vera', 'POST /puppeteer-search/buyers-test', search)
  await act('vera searches without a place', 'vera', 'POST /puppeteer-search/buyers-test', { ...search, location: '' })
  const sold = await go<{ id: string; offer: { id: string } }>('vera publishes and offers', 'vera', 'POST /products/sell-direct', {
    name: 'Bicicleta playera con canasto',
    description: 'Rodado 26',
    categoryId: 4,
    condition: 'Usado',
    location: 'Rosario, Santa Fe',
    price: 120,
    stock: 1,
    potentialBuyer: { id: person('beto').id },
  })
  keep('product', 'offered', sold.id)
  keep('offer', 'to beto', sold.offer.id)
  await act('vera offers the bicycle to ana', 'vera', `POST /products/${id('product', 'bicycle')}/offers`, {
    potentialBuyer: { id: person('ana').id },
  })
  await act('pepe answers what is offered to beto', 'pepe', `POST /offers/${sold.offer.id}/answer`, { accept: true })
  await go('beto accepts the offer', 'beto', `POST /offers/${sold.offer.id}/answer`, { accept: true })
  await go('vera searches once more', 'vera', 'POST /puppeteer-search/buyers-test', {
    ...search,
    productName: 'iPhone 13',
    category: 'Electrónicos',
    location: 'La Plata',
  })
  const other = await act<{ id?: string }>('vera offers the lamp to pepe', 'vera', `POST /products/${id('product', 'lamp')}/offers`, {
    potentialBuyer: { id: person('pepe').id },
  })
  if (other.id) keep('offer', 'to pepe', other.id)
  const token =
    /\/ofertas\/no\?token=(\S+)/.exec(market.emails.findLast(({ text }) => text.includes('/ofertas/no'))?.text ?? '')?.[1] ?? 'x'
  await act('somebody refuses with a wrong link', null, 'POST /offers/refusal', { token: 'x~y' })
  await go('the offered one refuses by the link', null, 'POST /offers/refusal', { token: decodeURIComponent(token) })
  await go('vera asks about demand', 'vera', 'POST /advanced-prospection/social-signals', {
    category: 'Deportes',
    location: 'Rosario, Santa Fe',
    productName: 'Bicicleta',
  })
  await go('vera asks about platforms', 'vera', 'POST /advanced-prospection/multi-platform', search)
  await act('vera asks about beto', 'vera', 'POST /advanced-prospection/enrich-profile', { memberId: person('beto').id })
  await go('vera tests the integration', 'vera', 'POST /advanced-prospection/test-integration')
}
