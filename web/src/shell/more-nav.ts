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
import { barEntries, entriesFor, match, type NavEntry } from './nav.ts'

/** An entry as a list shows it: with its icon, and a line that says what is behind it. */
export interface ListedEntry extends NavEntry {
  icon: TablerIcon
  words: string
}

/** The entries of «Más» at 1024 px and more, for members; they load with it or with the drawer. */
export const moreEntries: NavEntry[] = [
  { label: 'Historial', path: '/historial', access: 'member' },
  { label: 'Reportes', path: '/reports', access: 'member' },
  { label: 'Mi saldo', path: '/saldo', access: 'member' },
  { label: 'Contactos', path: '/contacts', access: 'member' },
  { label: 'Enlaces de Reventa', path: '/reseller/links', access: 'member' },
  { label: 'Mis Transacciones', path: '/reseller/transactions', access: 'member' },
  { label: 'Administrador', path: '/admin-dashboard', access: 'admin' },
  { label: 'Equipo', path: '/admin-dashboard/resolver', access: 'staff' },
]

/** Every entry, those of the bar first. */
export const allEntries: NavEntry[] = [match, ...barEntries, ...moreEntries]

const looks: Record<string, Pick<ListedEntry, 'icon' | 'words'>> = {
  '/match': { icon: IconBolt, words: 'Lo que hay cerca, de a uno' },
  '/dashboard': { icon: IconHome, words: 'Lo que te espera hoy' },
  '/all-products': { icon: IconBuildingStore, words: 'Todo lo que está en venta' },
  '/requests': { icon: IconClipboardList, words: 'Lo que buscás: te avisamos cuando aparece' },
  '/favorites': { icon: IconHeart, words: 'Lo que guardaste' },
  '/history': { icon: IconHistory, words: 'Tus compras y tus ventas' },
  '/reports': { icon: IconChartBar, words: 'Cómo van tus ventas' },
  '/contacts': { icon: IconUsers, words: 'Con quién compraste y vendiste' },
  '/reseller/profile': { icon: IconTrendingUp, words: 'Vendé lo de otros y ganá una comisión' },
  '/reseller/links': { icon: IconLink, words: 'Los enlaces que compartís' },
  '/reseller/transactions': { icon: IconArrowsExchange, words: 'Lo que ganaste revendiendo' },
  '/chats': { icon: IconMessageCircle, words: 'Tus conversaciones' },
  '/profile': { icon: IconUser, words: 'Tu foto, tu nombre, tu seguridad' },
  '/historial': { icon: IconHistory, words: 'Tus ventas y tus compras' },
  '/saldo': { icon: IconReceipt, words: 'Lo que cobraste y lo que falta' },
  '/admin-dashboard': { icon: IconShieldCheck, words: 'Lo que hay para resolver' },
  '/admin-dashboard/resolver': { icon: IconShieldCheck, words: 'Lo que hay para resolver' },
}

/** The entry with its icon and its line. */
export const listed = (entry: NavEntry): ListedEntry => {
  const look = looks[entry.path]
  if (!look) throw new Error(`${entry.path} has neither icon nor line`)
  return { ...entry, ...look }
}

const groups = [
  { title: null, paths: ['/match', '/dashboard'] },
  { title: 'Comprar', paths: ['/all-products', '/requests', '/favorites', '/history'] },
  { title: 'Vender', paths: ['/historial', '/reports', '/contacts'] },
  { title: 'Revender', paths: ['/reseller/profile', '/reseller/links', '/reseller/transactions'] },
  { title: 'Mi cuenta', paths: ['/profile', '/chats', '/saldo', '/admin-dashboard', '/admin-dashboard/resolver'] },
]

/** The drawer's entries for somebody with this role, who may be of the staff, as it groups them; the first group has no title. */
export const groupsFor = (role: string | null, isOfStaff = false) =>
  groups
    .map(({ title, paths }) => ({
      title,
      entries: paths.flatMap((path) => entriesFor(role, allEntries, isOfStaff).filter((entry) => entry.path === path)).map(listed),
    }))
    .filter(({ entries }) => entries.length > 0)
