import { ID } from './values.ts'
import { type Shown, writeDown } from './write-down.ts'

const as = 'visitor'
/** Pages that ask nothing: one state. */
const still: Pick<Shown, 'ways' | 'fails' | 'as'> = { as, ways: [0], fails: false }
const category = { 'GET categories': (all: { id: number }[]) => all.map((one, n) => ({ ...one, id: n + 1 })) }

writeDown([
  { name: 'landing', at: '/', as },
  {
    name: 'explore',
    at: '/explorar',
    as,
    states: { 'a search': { at: '/explorar?search=bici&min_price=10&max_price=5&near=Palermo&condition=Usado' } },
  },
  { name: 'search of visitors', at: '/buscar?q=bici', as, pressed: false, states: { 'no words': { at: '/buscar' } } },
  { name: 'category', at: '/c/x-1', as, pressed: false, given: category },
  { name: 'product of visitors', at: `/p/x-${ID}`, as },
  {
    name: 'seller',
    at: `/v/x-${ID}`,
    as,
    states: { 'one score': { at: `/v/x-${ID}?stars=3` }, 'more reviews': { at: `/v/x-${ID}?opiniones=siguiente` } },
  },
  { name: 'wishes of visitors', at: '/busco', as },
  { name: 'wish of visitors', at: `/busco/x-${ID}`, as },
  { name: 'transparency', at: '/transparencia', as, states: { member: { as: 'user' } } },
  { name: 'help', at: '/ayuda', as, ways: [0], states: { found: { at: '/ayuda?q=reclamo' } } },
  { name: 'help of a topic', at: '/ayuda/envios', as, ways: [0, 1], states: { 'one answer': { at: '/ayuda/envios#quien-envia' } } },
  { name: 'contact', at: '/ayuda/contacto', ...still, states: { member: { as: 'user' } } },
  { name: 'ranking', at: '/product-ranking', as, states: { search: { at: '/product-ranking?search=bici&category=1&sort=price' } } },
  { name: 'suggestions', at: '/suggestion-ranking', as, ways: [0], pressed: false },
  { name: 'resale offer', at: `/resale/${ID}`, as, states: { member: { as: 'user' } } },
  { name: 'confirm email', at: '/confirm-email/ficha', as, ways: [0], fails: false, given: {}, states: { member: { as: 'user' } } },
  { name: 'undo email', at: '/undo-email/ficha', as, ways: [0] },
  { name: 'login', at: '/login', ...still, states: { suspended: { as: 'suspended' } } },
  {
    ...{ name: 'second step of login', at: '/login', ...still, first: [/^Iniciar Sesión/] },
    given: {
      'POST auth/login': (session: object, { code }: { code?: string }) =>
        code ? session : Response.json({ error: 'accounts.second-factor', message: 'Ingresá el código.' }, { status: 401 }),
    },
  },
  { name: 'register', at: '/register', ...still },
  { name: 'register step 1', at: '/Register-step1', ...still },
  { name: 'register company', at: '/registro-empresa', ...still },
  { name: 'register supplier', at: '/registro-proveedor', ...still, pressed: false },
  { name: 'forgot password', at: '/forgot-password', ...still },
  { name: 'reset password', at: '/reset-password/ficha', ...still },
  { name: 'swipe of visitors', at: '/match', ...still },
  { name: 'swipe', at: '/match' },
  { name: 'refuse offers', at: '/ofertas/no?t=ficha', ...still },
  {
    ...{ name: 'withdrawal', at: '/arrepentimiento', ...still },
    states: { member: { as: 'user' }, 'of a purchase': { at: '/arrepentimiento?compra=FE-1234' } },
  },
])
writeDown(
  Object.entries({
    'privacy policy': '/privacy-policy',
    terms: '/terminos',
    rules: '/reglas',
    about: '/acerca',
    onboarding: '/onboarding',
    'not found': '/no-existe',
    'no connection': '/sin-conexion',
    'coming soon': '/coming-soon',
  }).map(([name, at]) => ({ name, at, ...still })),
)
