import type { LivedMarket } from '../market.ts'
import { signIn } from './steps.ts'

/** Reviews of both sides, answers, appeals decided each way. */
export const review = async (market: LivedMarket): Promise<void> => {
  const { go, act, id, keep, person, testApp } = market
  const write = async (by: string, order: string, stars: number, more: object = {}) => {
    await go(`${by} reviews the ${order}`, by, `POST /orders/${id('order', order)}/review`, { stars, ...more })
  }
  await write('beto', 'received', 4, { tags: ['Buen trato'], text: 'Todo bien, llegó rápido.', private: 'Podrías embalar mejor.' })
  await act('beto reviews twice', 'beto', `POST /orders/${id('order', 'received')}/review`, { stars: 1 })
  await act('ana reviews what is not hers', 'ana', `POST /orders/${id('order', 'received')}/review`, { stars: 1 })
  await write('vera', 'received', 5, { tags: ['Puntual'] })
  await write('pepe', 'coded', 1, { text: 'Un desastre.' })
  await write('vera', 'coded', 2, { text: 'No contestaba.' })
  await write('beto', 'paid', 3, { text: 'Regular.' })
  await write('ana', 'paid', 4)
  await write('pepe', 'lamp of Caro', 5)
  await market.job('reviews', 'publish-sealed')
  await market.job('reviews', 'rebuild-reputations')
  for (const [key, orders] of Object.entries({ vera: ['received', 'coded'], ana: ['paid'] }))
    for (const order of orders) {
      const { body } = await testApp.call<{ mine: { id: string } | null; theirs: { id: string } | null }>(
        'GET',
        `/api/v1/orders/${id('order', order)}/reviews`,
        { token: person(key).token },
      )
      if (body.theirs) keep('review', `of ${key}, ${order}`, body.theirs.id)
      if (body.mine) keep('review', `by ${key}, ${order}`, body.mine.id)
    }
  await go('vera answers a review', 'vera', `POST /reviews/${id('review', 'of vera, received')}/answer`, { text: 'Gracias, Beto.' })
  await act('ana answers for vera', 'ana', `POST /reviews/${id('review', 'of vera, received')}/answer`, { text: 'Hola' })
  await go('vera takes her review back', 'vera', `DELETE /reviews/${id('review', 'by vera, coded')}`)
  await act('beto appeals for vera', 'beto', `POST /reviews/${id('review', 'of vera, coded')}/appeal`, { reason: 'insulto' })
  await go('vera appeals', 'vera', `POST /reviews/${id('review', 'of vera, coded')}/appeal`, { reason: 'insulto', text: 'No es verdad.' })
  await go('ana appeals', 'ana', `POST /reviews/${id('review', 'of ana, paid')}/appeal`, { reason: 'no es de la compra' })
  await go('beto appeals', 'beto', `POST /reviews/${id('review', 'by vera, received')}/appeal`, { reason: 'otra persona' })
  const { body } = await testApp.call<{ id: string }[]>('GET', '/api/v1/admin/review-appeals', { token: person('mora').token })
  for (const [n, one] of body.entries()) keep('appeal', `${n + 1}`, one.id)
  await act('susi decides an appeal', 'susi', `POST /admin/review-appeals/${id('appeal', '1')}/decision`, { outcome: 'queda', note: 'No' })
  await go('mora takes a review away', 'mora', `POST /admin/review-appeals/${id('appeal', '1')}/decision`, {
    outcome: 'se quita',
    note: 'Insulta.',
  })
  await go('mora lets a review stay', 'mora', `POST /admin/review-appeals/${id('appeal', '2')}/decision`, {
    outcome: 'queda',
    note: 'Es de la compra.',
  })
  await market.job('reviews', 'rebuild-reputations')
}

/** Reports decided each way, appeals, restrictions. */
export const moderate = async (market: LivedMarket): Promise<void> => {
  const { go, act, id, keep, person, testApp } = market
  const report = (by: string | null, subject: string, of: string, reason: string, text: string | null = null) =>
    go(`${by ?? 'a visitor'} reports ${market.names.inText(`${subject} ${of}`)} for ${reason}`, by, 'POST /abuse-reports', {
      subject,
      id: of,
      reason,
      text,
    })
  const own = await report('beto', 'product', id('product', 'knife'), 'prohibited', 'Es un arma.')
  await report('pepe', 'product', id('product', 'knife'), 'spam')
  await report(null, 'product', id('product', 'mate'), 'fraud')
  await report('ana', 'member', person('zoe').id, 'offensive')
  await report('beto', 'member', person('sol').id, 'fraud', 'Pide el pago por fuera.')
  await report('beto', 'product', id('product', 'clock'), 'other')
  const taken = await report('pepe', 'product', id('product', 'lamp'), 'other')
  await go('pepe takes his report back', 'pepe', `DELETE /abuse-reports/${taken.id}`)
  await act('pepe takes that of beto back', 'pepe', `DELETE /abuse-reports/${own.id}`)
  await act('somebody reports nothing', null, 'POST /abuse-reports', {
    subject: 'product',
    id: person('zoe').id,
    reason: 'spam',
    text: null,
  })
  const { body } = await testApp.call<{ id: string; subjectId: string }[]>('GET', '/api/v1/admin/abuse-reports?limit=100', {
    token: person('mora').token,
  })
  const caseOf = (name: string, of: string) => keep('case', name, body.find((one) => one.subjectId === of)?.id ?? '')
  const [knife, mate, sol, clock] = [
    caseOf('knife', id('product', 'knife')),
    caseOf('mate', id('product', 'mate')),
    caseOf('sol', person('sol').id),
    caseOf('clock', id('product', 'clock')),
  ]
  caseOf('zoe', person('zoe').id)
  await go('mora takes the knife', 'mora', `PUT /admin/abuse-reports/${knife}/take`)
  await go('mora puts it back', 'mora', `DELETE /admin/abuse-reports/${knife}/take`)
  await go('mora takes the mate', 'mora', `PUT /admin/abuse-reports/${mate}/take`)
  const note = 'Lo dicen las reglas.'
  await act('susi decides about the knife', 'susi', `POST /admin/abuse-reports/${knife}/decision`, {
    decision: 'nothing',
    reason: null,
    note,
  })
  await go('mora warns and hides the knife', 'mora', `POST /admin/abuse-reports/${knife}/decision`, {
    decision: 'hide',
    reason: 'prohibited',
    note,
  })
  await go('mora does nothing about the mate', 'mora', `POST /admin/abuse-reports/${mate}/decision`, {
    decision: 'nothing',
    reason: null,
    note: 'Está bien así.',
  })
  await go('mora warns sol about the clock', 'mora', `POST /admin/abuse-reports/${clock}/decision`, {
    decision: 'warn',
    reason: 'other',
    note,
  })
  await go('mora limits sol', 'mora', `POST /admin/abuse-reports/${sol}/decision`, { decision: 'limit', reason: 'fraud', days: 7, note })
  await act('beto appeals for sol', 'beto', `POST /abuse-reports/${knife}/appeal`, { text: 'No' })
  await go('sol appeals the knife', 'sol', `POST /abuse-reports/${knife}/appeal`, { text: 'Es para cocinar.' })
  await go('sol appeals the limit', 'sol', `POST /abuse-reports/${sol}/appeal`, { text: 'No pedí nada.' })
  await go('ada upholds the knife', 'ada', `POST /admin/abuse-reports/${knife}/appeal-decision`, { outcome: 'upheld', note: 'Es de caza.' })
  await go('ada overturns the limit', 'ada', `POST /admin/abuse-reports/${sol}/appeal-decision`, {
    outcome: 'overturned',
    note: 'No hay pruebas.',
  })
  await act('mora writes templates', 'mora', 'PUT /admin/decision-templates', { templates: [] })
  await go('ada writes templates', 'ada', 'PUT /admin/decision-templates', {
    templates: [
      { title: 'Armas', note: 'Las armas no se publican.', decision: 'hide' },
      { title: 'Nada', note: 'Está bien.', decision: null },
    ],
  })
  const why = { reason: 'Publicaste algo que no se puede vender', note: 'Las armas no se publican.' }
  await act('susi suspends zoe', 'susi', `PUT /users/${person('zoe').id}/restriction`, { kind: 'suspended', days: 7, ...why })
  await go('mora limits zoe', 'mora', `PUT /users/${person('zoe').id}/restriction`, { kind: 'limited', days: 3, ...why })
  await go('mora lifts that', 'mora', `DELETE /users/${person('zoe').id}/restriction`)
  await go('mora suspends sol', 'mora', `PUT /users/${person('sol').id}/restriction`, { kind: 'suspended', days: 30, ...why })
  await signIn(market, 'sol', 'while suspended')
  await act('sol publishes while suspended', 'sol', 'POST /products', { name: 'x', description: 'x', location: 'Rosario' })
}
