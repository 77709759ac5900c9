import {
  IconBolt,
  IconBuildingStore,
  IconClipboardList,
  IconHeart,
  IconHistory,
  IconHome,
  IconMessageCircle,
  IconTrendingUp,
  IconUser,
  type TablerIcon,
} from '@tabler/icons-react'

/**
 * The drawer has every entry. At 1024 px and more `mark` is next to the logo, `bar` in the top bar and `more` (more-nav.ts) under
 * «Más».
 */
type Place = 'mark' | 'bar' | 'more'

export interface NavEntry {
  label: string
  path: string
  icon: TablerIcon
  where: Place
  access: 'public' | 'member' | 'admin'
}

const MESSAGES = '/chats'

/** True for the address of «Mensajes», whose entry shows the unread count. */
export const showsMessages = (path: string): boolean => path === MESSAGES

/** The highlighted entry next to the logo at 1024 px and more; the first one of the drawer. */
export const match: NavEntry = { label: 'MATCH', path: '/match', icon: IconBolt, where: 'mark', access: 'public' }

/** The entries of the bar, in order. */
export const barEntries: NavEntry[] = [
  { label: 'Inicio', path: '/dashboard', icon: IconHome, where: 'bar', access: 'public' },
  { label: 'Productos', path: '/all-products', icon: IconBuildingStore, where: 'bar', access: 'public' },
  { label: 'Solicitudes', path: '/requests', icon: IconClipboardList, where: 'bar', access: 'member' },
  { label: 'Mensajes', path: MESSAGES, icon: IconMessageCircle, where: 'bar', access: 'member' },
  { label: 'Perfil', path: '/profile', icon: IconUser, where: 'bar', access: 'member' },
  { label: 'Favoritos', path: '/favorites', icon: IconHeart, where: 'bar', access: 'member' },
  { label: 'Historial', path: '/history', icon: IconHistory, where: 'bar', access: 'member' },
  { label: 'Revendedor', path: '/reseller/profile', icon: IconTrendingUp, where: 'bar', access: 'member' },
]

/** The entries for somebody with this role (null: a visitor). Compares roles ignoring case and spaces. */
export const entriesFor = (role: string | null, entries: NavEntry[]): NavEntry[] => {
  const isAdmin = role?.trim().toLowerCase() === 'admin'
  return entries.filter(({ access }) => access === 'public' || (access === 'member' ? role !== null : isAdmin))
}
