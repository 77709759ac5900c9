import { IconHelpCircle, IconPackageExport, IconSettings, IconShoppingBag } from '@tabler/icons-react'
import { useSession } from '../lib/session.ts'
import classes from './account-menu.module.css'
import list from './entry-list.module.css'
import { EntryList } from './entry-list.tsx'
import { listed } from './more-nav.ts'
import { SchemeSwitch } from './scheme-switch.tsx'

const entries = [
  listed({ label: 'Mi perfil', path: '/profile', access: 'member' }),
  listed({ label: 'Mi saldo', path: '/saldo', access: 'member' }),
  { label: 'Mis compras', path: '/history', icon: IconShoppingBag, words: 'Lo que pediste y dónde está' },
  { label: 'Mis ventas', path: '/history?tab=ventas', icon: IconPackageExport, words: 'Lo que vendiste y lo que falta enviar' },
  { label: 'Datos personales', path: '/personal-info', icon: IconSettings, words: 'Tu email, tu teléfono, tus direcciones' },
  { label: 'Ayuda', path: '/ayuda', icon: IconHelpCircle, words: 'Respuestas, y una persona que te contesta' },
]

/** What is behind the member's picture: their name and what is theirs. */
export const AccountEntries = () => {
  const name = useSession((session) => session.user?.name)
  return (
    <>
      <p className={classes.name}>{name}</p>
      <EntryList entries={entries} />
      <SchemeSwitch className={list.entry} />
    </>
  )
}
