import {
  IconArrowsExchange,
  IconBolt,
  IconBuildingStore,
  IconChartBar,
  IconClipboardList,
  IconHeart,
  IconHistory,
  IconHome,
  IconLink,
  IconMessageCircle,
  IconReceipt,
  IconShieldCheck,
  IconTrendingUp,
  IconUser,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react'

/** The drawer holds every entry. At 1024 px and more `mark` stands beside the logo, `bar` in the top bar and `more` behind «Más» [NAV-24]. */
export type Place = 'mark' | 'bar' | 'more'

export interface NavEntry {
  label: string
  path: string
  icon: TablerIcon
  where: Place
  who: 'anyone' | 'member' | 'admin'
}

const MESSAGES = '/chats'

/** True for the address of «Mensajes», whose entry shows what is new there. */
export const showsMessages = (path: string): boolean => path === MESSAGES

/** The highlighted entry beside the logo at 1024 px and more [NAV-15]; the first one of the drawer. */
export const match: NavEntry = { label: 'MATCH', path: '/match', icon: IconBolt, where: 'mark', who: 'anyone' }

/** The entries of the navigation in their order [NAV-16], [NAV-20], [NAV-21]. */
const entries: NavEntry[] = [
  match,
  { label: 'Inicio', path: '/dashboard', icon: IconHome, where: 'bar', who: 'anyone' },
  { label: 'Productos', path: '/all-products', icon: IconBuildingStore, where: 'bar', who: 'anyone' },
  { label: 'Solicitudes', path: '/requests', icon: IconClipboardList, where: 'bar', who: 'member' },
  { label: 'Mensajes', path: MESSAGES, icon: IconMessageCircle, where: 'bar', who: 'member' },
  { label: 'Perfil', path: '/profile', icon: IconUser, where: 'bar', who: 'member' },
  { label: 'Favoritos', path: '/favorites', icon: IconHeart, where: 'bar', who: 'member' },
  { label: 'Historial', path: '/history', icon: IconHistory, where: 'bar', who: 'member' },
  { label: 'Revendedor', path: '/reseller/profile', icon: IconTrendingUp, where: 'bar', who: 'member' },
  { label: 'Historial', path: '/historial', icon: IconHistory, where: 'more', who: 'member' },
  { label: 'Reportes', path: '/reports', icon: IconChartBar, where: 'more', who: 'member' },
  { label: 'Mi saldo', path: '/saldo', icon: IconReceipt, where: 'more', who: 'member' },
  { label: 'Contactos', path: '/contacts', icon: IconUsers, where: 'more', who: 'member' },
  { label: 'Enlaces de Reventa', path: '/reseller/links', icon: IconLink, where: 'more', who: 'member' },
  { label: 'Mis Transacciones', path: '/reseller/transactions', icon: IconArrowsExchange, where: 'more', who: 'member' },
  { label: 'Administrador', path: '/admin-dashboard', icon: IconShieldCheck, where: 'more', who: 'admin' },
]

/** The entries for somebody with this role (null: a visitor). Roles are compared ignoring case and spaces [ACC-64], [NAV-21]. */
export const entriesFor = (role: string | null, places: Place[]): NavEntry[] => {
  const isAdmin = role?.trim().toLowerCase() === 'admin'
  return entries.filter(({ who, where }) => places.includes(where) && (who === 'anyone' || (who === 'member' ? role !== null : isAdmin)))
}
