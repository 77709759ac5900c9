import { IconHome, IconMessageCircle, IconPlus, IconSearch, IconUser } from '@tabler/icons-react'
import { NavLink } from 'react-router'
import { useIsSignedIn } from '../lib/session.ts'
import { Kept } from './kept-markup.tsx'
import { LazyMessagesBadge } from './member-parts.ts'
import { showsMessages } from './nav.ts'
import classes from './tab-bar.module.css'

/** The places within the thumb's reach under 768 px. What is for members leads visitors to the login and back. */
export const TabBar = () => {
  const isSignedIn = useIsSignedIn()
  const tabs = [
    { label: 'Inicio', path: '/dashboard', Icon: IconHome },
    { label: 'Buscar', path: isSignedIn ? '/search' : '/buscar', Icon: IconSearch },
    { label: 'Publicar', path: '/new-product', Icon: IconPlus },
    { label: 'Mensajes', path: '/chats', Icon: IconMessageCircle },
    { label: 'Perfil', path: '/profile', Icon: IconUser },
  ]
  return (
    <Kept as="nav" aria-label="A mano" className={classes.bar}>
      {tabs.map(({ label, path, Icon }) => (
        <NavLink key={path} to={path} className={classes.tab}>
          <Icon size={24} aria-hidden="true" />
          {label}
          {isSignedIn && showsMessages(path) && <LazyMessagesBadge />}
        </NavLink>
      ))}
    </Kept>
  )
}
