import { ME } from './pages.tsx'
import { NOTHING } from './sample.ts'
import { ID } from './values.ts'
import { writeDown } from './write-down.ts'

writeDown([
  { name: 'seller panel', at: '/seller-dashboard', states: { empresa: { at: '/seller-dashboard?tab=ventas' } } },
  {
    name: 'new product',
    at: '/new-product',
    ways: [0, 1],
    states: { copy: { at: `/new-product?copy=${ID}` }, titled: { at: '/new-product?title=Bici' } },
  },
  { name: 'reseller profile', at: '/reseller/profile' },
  { name: 'reseller links', at: '/reseller/links', states: { product: { at: `/reseller/links?productId=${ID}` } } },
  { name: 'reseller without links', at: '/reseller/links', ways: [NOTHING], fails: false, skips: /^(?!Crear mi)/ },
  { name: 'reseller transactions', at: '/reseller/transactions' },
  { name: 'reseller transactions to pay', at: '/reseller/transactions', ways: [5], fails: false, skips: /^(?!Copiar)/ },
  {
    ...{ name: 'reseller transactions as reseller', at: '/reseller/transactions', ways: [0], fails: false, pressed: false },
    given: {
      'GET reseller/transactions/:userId': (all: { reseller?: object }[]) =>
        all.map((one) => ({ ...one, ...(one.reseller ? { reseller: { ...one.reseller, id: ME } } : {}) })),
    },
  },
])
