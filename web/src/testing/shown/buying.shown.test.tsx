import { ME } from './pages.tsx'
import { but, ID, onSale } from './values.ts'
import { type Shown, writeDown } from './write-down.ts'

const can = (...names: string[]) =>
  Object.fromEntries(['pay', 'receive', 'claim', 'withdraw', 'recover'].map((name) => [name, names.includes(name)]))
const purchase = (more: object): Pick<Shown, 'given'> => ({ given: { 'GET orders/:id': but(more) } })
const sale = (more: object): Pick<Shown, 'given'> => ({
  given: {
    'GET orders/:id': but(more),
    'GET orders/sales': (all: object[]) => all.slice(0, 1).map((one) => ({ ...one, orderId: ID, ...more })),
  },
})
const noClaim = { claim: null, refunded: 0 }
const product = (more: object): Pick<Shown, 'given'> => ({ given: { 'GET products/:id': but({ ...onSale, ...more }) } })

writeDown([
  {
    ...{ name: 'purchase', at: `/orders/${ID}`, ways: [0, 1, 2, 3, 4, 5, 6] },
    states: {
      'to pay': purchase({
        ...noClaim,
        status: 'reservada',
        isPaymentPending: false,
        can: can('pay'),
        refusal: 'La tarjeta no tiene fondos.',
      }),
      'paid, nothing else': purchase({ ...noClaim, status: 'pendiente', can: can('receive', 'withdraw', 'claim') }),
      'claim waits': purchase({ status: 'en disputa', can: can() }),
      free: purchase({ ...noClaim, status: 'pendiente', totalPrice: 0, due: null }),
    },
  },
  {
    name: 'purchase that is paid',
    at: `/purchases/${ID}`,
    ways: [0],
    fails: false,
    ...purchase({ ...noClaim, status: 'enviada', can: can('receive', 'claim', 'withdraw') }),
  },
  { name: 'purchase with a claim', at: `/orders/${ID}`, ways: [2], fails: false, skips: /^(?!Retirar)/ },
  {
    ...{ name: 'sale', at: `/sales/${ID}`, pressed: false, ways: [0, 1, 2, 3, 4, 5, 6], ...sale({}) },
    states: {
      'to send': sale({ ...noClaim, status: 'pendiente' }),
      sent: sale({ ...noClaim, status: 'enviada' }),
      free: sale({ ...noClaim, status: 'pendiente', price: 0 }),
    },
  },
  { name: 'sale with a claim', at: `/sales/${ID}`, ways: [3], fails: false, skips: /^(?!Devolver)/, ...sale({}) },
  { name: 'sale to send', at: `/sales/${ID}`, ways: [0], fails: false, ...sale({ ...noClaim, status: 'pendiente' }) },
  {
    ...{ name: 'payment', at: `/payment?productId=${ID}`, ...product({}) },
    states: {
      'an order': {
        at: `/payment?orderId=${ID}`,
        ...purchase({ ...noClaim, status: 'reservada', isPaymentPending: false, can: can('pay') }),
      },
      'a resale': { at: `/payment?resaleId=${ID}&t=ficha` },
      nothing: { at: '/payment' },
      own: product({ userId: ME }),
      sold: product({ sold: true }),
      free: product({ price: 0 }),
      'no price': product({ price: null }),
    },
  },
  {
    ...{
      name: 'card',
      at: `/card-details?orderId=${ID}&cardType=debit`,
      ways: [0, 1],
      ...purchase({ ...noClaim, status: 'reservada', isPaymentPending: false, can: can('pay') }),
    },
    states: {
      credit: { at: `/card-details?orderId=${ID}&cardType=credit` },
      'how it arrives is open': { at: `/card-details?productId=${ID}&cardType=credit`, ...product({}) },
    },
  },
  {
    ...{ name: 'card at its second step', at: `/card-details?orderId=${ID}&cardType=debit`, ways: [0], fails: false },
    ...purchase({ ...noClaim, status: 'reservada', isPaymentPending: false, can: can('pay') }),
    ...{ first: [/^Siguiente/], skips: /^(Anterior|¿Cómo)/ },
  },
  {
    ...{ name: 'card at its last step', at: `/card-details?orderId=${ID}&cardType=debit`, ways: [0], fails: false },
    given: {
      ...purchase({ ...noClaim, status: 'reservada', isPaymentPending: false, can: can('pay') }).given,
      // What picks a test card's outcome begins anew.
      'GET payments/options': but({ testCards: [] }),
    },
    ...{ first: [/^Siguiente/, /^Siguiente/, /^Siguiente/, /^Siguiente/], skips: /^(Anterior|¿Cómo)/ },
  },
  {
    ...{ name: 'payment return', at: `/payment/return?order=${ID}`, ways: [0, 1, 2, 3, 4, 5, 6], pressedIn: 0 },
    states: {
      refused: purchase({ status: 'reservada', isPaymentPending: false, refusal: 'La tarjeta no tiene fondos.' }),
      confirming: purchase({ status: 'reservada', isPaymentPending: false, refusal: null }),
      'after a payment': {
        at: `/payment/return?order=${ID}&status=approved`,
        ...purchase({ status: 'reservada', isPaymentPending: false }),
      },
      nothing: { at: '/payment/return' },
    },
  },
  {
    ...{ name: 'product of members', at: `/products/${ID}`, given: { ...product({}).given, 'GET chat-requests/my-requests': [] } },
    states: {
      sold: product({ sold: true, can: { buy: false, edit: false } }),
      own: product({ userId: ME, can: { buy: false, edit: true } }),
      'own, seen by its seller': { ...product({ userId: ME, can: { buy: false, edit: true } }), way: 1 },
      'out of stock': product({ stock: 0 }),
      'no price': product({ price: null }),
      free: product({ price: 0 }),
      'of another platform': product({ platform: 'Mercado Libre' }),
    },
  },
  { name: 'own product', at: `/products/${ID}`, ways: [0], fails: false, ...product({ userId: ME, can: { buy: false, edit: true } }) },
  { name: 'history', at: '/history', states: { sales: { at: '/history#ventas' }, 'sales by query': { at: '/history?tab=sales' } } },
  { name: 'contacts', at: '/contacts' },
  { name: 'dashboard', at: '/dashboard', states: { suspended: { as: 'suspended' }, visitor: { as: 'visitor' } } },
  {
    name: 'catalogue',
    at: '/all-products',
    states: { search: { at: '/all-products?search=bici&category=1&sort=price&condition=Usado' }, rows: { at: '/all-products?view=list' } },
  },
  { name: 'catalogue on a telephone', at: '/all-products', width: 390, ways: [0], fails: false, skips: /favoritos|moneda|Ver más/i },
  { name: 'search dashboard', at: '/buyer-dashboard', pressed: false },
  { name: 'search dashboard of premium', at: '/buyer-dashboard', as: 'premium', ways: [0], fails: false },
  {
    name: 'search of members',
    at: '/search?q=bici',
    states: { 'no words': { at: '/search' }, filters: { at: '/search?q=bici&platform=Local&condition=Usado&min_price=10' } },
  },
  { name: 'search that is answered in part', at: '/search?q=bici', ways: [1], fails: false, refused: false, skips: /^(?!Volver a preg)/ },
  { name: 'favorites', at: '/favorites' },
  { name: 'assistant', at: '/shop-with-ai', ways: [0, 1], states: { asked: { at: '/shop-with-ai?q=busco una bici' } } },
])
