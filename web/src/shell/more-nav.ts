import { IconArrowsExchange, IconChartBar, IconHistory, IconLink, IconReceipt, IconShieldCheck, IconUsers } from '@tabler/icons-react'
import { barEntries, match, type NavEntry } from './nav.ts'

/** The entries of «Más» at 1024 px and more, for members; they load with it or with the drawer. */
export const moreEntries: NavEntry[] = [
  { label: 'Historial', path: '/historial', icon: IconHistory, where: 'more', access: 'member' },
  { label: 'Reportes', path: '/reports', icon: IconChartBar, where: 'more', access: 'member' },
  { label: 'Mi saldo', path: '/saldo', icon: IconReceipt, where: 'more', access: 'member' },
  { label: 'Contactos', path: '/contacts', icon: IconUsers, where: 'more', access: 'member' },
  { label: 'Enlaces de Reventa', path: '/reseller/links', icon: IconLink, where: 'more', access: 'member' },
  { label: 'Mis Transacciones', path: '/reseller/transactions', icon: IconArrowsExchange, where: 'more', access: 'member' },
  { label: 'Administrador', path: '/admin-dashboard', icon: IconShieldCheck, where: 'more', access: 'admin' },
]

/** Every entry, in the drawer's order. */
export const allEntries: NavEntry[] = [match, ...barEntries, ...moreEntries]
