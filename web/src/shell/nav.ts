import { IconBuildingStore, IconHeart, IconHistory, IconHome, IconReceipt, type TablerIcon } from '@tabler/icons-react'

/** The drawer holds every entry. At 1024 px and more those of `bar` stand in the top bar and those of `more` behind «Más» [NAV-24]. */
export type Place = 'bar' | 'more'

export interface NavEntry {
  label: string
  path: string
  icon: TablerIcon
  where: Place
  who: 'anyone' | 'member' | 'admin'
}

/** The entries of the navigation in their order [NAV-16], [NAV-20]. Only screens that exist. */
const entries: NavEntry[] = [
  { label: 'Inicio', path: '/dashboard', icon: IconHome, where: 'bar', who: 'anyone' },
  { label: 'Productos', path: '/all-products', icon: IconBuildingStore, where: 'bar', who: 'anyone' },
  { label: 'Favoritos', path: '/favorites', icon: IconHeart, where: 'bar', who: 'member' },
  { label: 'Historial', path: '/history', icon: IconHistory, where: 'bar', who: 'member' },
  { label: 'Historial', path: '/historial', icon: IconReceipt, where: 'more', who: 'member' },
]

/** The entries for somebody with this role (null: a visitor). Roles are compared ignoring case and spaces [ACC-64], [NAV-21]. */
export const entriesFor = (role: string | null, places: Place[]): NavEntry[] => {
  const isAdmin = role?.trim().toLowerCase() === 'admin'
  return entries.filter(({ who, where }) => places.includes(where) && (who === 'anyone' || (who === 'member' ? role !== null : isAdmin)))
}
