export interface NavEntry {
  label: string
  path: string
  access: 'public' | 'member' | 'admin' | 'staff'
}

const MESSAGES = '/chats'

/** True for the address of «Mensajes», whose entry shows the unread count. */
export const showsMessages = (path: string): boolean => path === MESSAGES

/** The highlighted entry of the bar; the first one of the drawer. */
export const match: NavEntry = { label: 'MATCH', path: '/match', access: 'public' }

/** The entries of the bar's second row, in order. */
export const barEntries: NavEntry[] = [
  { label: 'Inicio', path: '/dashboard', access: 'public' },
  { label: 'Productos', path: '/all-products', access: 'public' },
  { label: 'Solicitudes', path: '/requests', access: 'member' },
  { label: 'Mensajes', path: MESSAGES, access: 'member' },
  { label: 'Perfil', path: '/profile', access: 'member' },
  { label: 'Favoritos', path: '/favorites', access: 'member' },
  { label: 'Historial', path: '/history', access: 'member' },
  { label: 'Revendedor', path: '/reseller/profile', access: 'member' },
]

/** The entries for somebody with this role (null: a visitor), who may be of the staff. Compares roles ignoring case and spaces. */
export const entriesFor = <Entry extends NavEntry>(role: string | null, entries: Entry[], isOfStaff = false): Entry[] => {
  const may = { public: true, member: role !== null, admin: role?.trim().toLowerCase() === 'admin', staff: isOfStaff }
  return entries.filter(({ access }) => may[access])
}
