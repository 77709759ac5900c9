import { writeDown } from './write-down.ts'
const ID = '019a9f3e-0000-7000-8000-000000000009'
writeDown([
  { name: 'purchase', at: `/orders/${ID}` },
  { name: 'explorar', at: '/explorar', as: 'visitor' },
  { name: 'saldo', at: '/saldo' },
])
