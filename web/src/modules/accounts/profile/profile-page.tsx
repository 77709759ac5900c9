import type { User } from '@feria/contract/accounts/schemas'
import { Button } from '@mantine/core'
import {
  IconCash,
  IconChevronDown,
  IconHeart,
  IconHistory,
  IconId,
  IconLock,
  IconLogout,
  IconShieldLock,
  IconUserCheck,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatDay } from '../../../lib/format.ts'
import { Link } from '../../../lib/router.tsx'
import { useTitle } from '../../../lib/use-title.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Tile } from '../../../ui/tile.tsx'
import { useSignOut } from '../use-sign-out.ts'
import { usePublicSelf } from './own-user.ts'
import classes from './profile.module.css'
import { roleName } from './role-name.ts'
import { texts } from './texts.ts'

const said = texts.profile

const Section = ({ icon: Icon, title, isOpen, children }: { icon: TablerIcon; title: string; isOpen?: boolean; children: ReactNode }) => (
  <details className={classes.section} open={isOpen}>
    <summary className={classes.summary}>
      <Icon size={22} aria-hidden="true" />
      {title}
      <IconChevronDown size={20} className={classes.arrow} aria-hidden="true" />
    </summary>
    <div className={classes.body}>{children}</div>
  </details>
)

const Sections = ({ user }: { user: User }) => (
  <section className={`${classes.sheet} ${classes.sections}`} aria-label={said.sections}>
    <Section icon={IconId} title={said.personal} isOpen>
      <p className={classes.quiet}>{said.personalText}</p>
      <Link to="/personal-info">{said.toPersonal}</Link>
    </Section>
    <Section icon={IconUserCheck} title={said.type}>
      <dl className={classes.facts}>
        <dt>{said.role}</dt>
        <dd>{roleName(user.role)}</dd>
        <dt>{said.profile}</dt>
        <dd>{said.accountTypes[user.accountType ?? 'individuo']}</dd>
      </dl>
    </Section>
    <Section icon={IconShieldLock} title={said.security}>
      <p className={classes.quiet}>{said.securityText}</p>
      <Link to="/personal-info#contrasena">{said.toPassword}</Link>
      <Link to="/personal-info#verificacion">{said.toFactor}</Link>
      <Link to="/personal-info#sesiones">{said.toSessions}</Link>
    </Section>
    <Section icon={IconLock} title={said.privacy}>
      <p className={classes.quiet}>{said.privacyText}</p>
      <Link to="/privacy-police">{said.toPolicy}</Link>
      <Link to="/personal-info#tus-datos">{said.toData}</Link>
    </Section>
  </section>
)

/** /profile: the member's public data, links to their pages, and sign-out. `photo` is the avatar with its upload. */
export const ProfilePage = ({ photo }: { photo: ReactNode }) => {
  useTitle(said.title)
  const user = usePublicSelf()
  const signOut = useSignOut()
  if (!user) return null
  return (
    <div className="page">
      <PageHeader title={said.title} />
      <div className={classes.columns}>
        <section className={`${classes.sheet} ${classes.self}`}>
          {photo}
          <h2 className={classes.name}>{user.name}</h2>
          <p className={classes.email}>{user.email}</p>
          <p className={classes.quiet}>{said.since(formatDay(user.createdAt))}</p>
          <Button variant="default" className={classes.out} leftSection={<IconLogout size={18} aria-hidden="true" />} onClick={signOut}>
            {said.signOut}
          </Button>
        </section>
        <div className={classes.column}>
          <nav className={classes.tiles} aria-label={said.menu}>
            <Tile to="/favorites" icon={<IconHeart />} text={said.favorites} />
            <Tile to="/contacts" icon={<IconUsers />} text={said.contacts} />
            <Tile to="/history" icon={<IconHistory />} text={said.history} />
            <Tile to="/saldo" icon={<IconCash />} text={said.balance} />
          </nav>
          <Sections user={user} />
        </div>
      </div>
    </div>
  )
}
