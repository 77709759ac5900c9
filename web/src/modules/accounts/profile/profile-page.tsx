import type { User } from '@feria/contract/accounts/schemas'
import { Button } from '@mantine/core'
import {
  IconCash,
  IconChevronDown,
  IconCreditCard,
  IconHeart,
  IconHelpCircle,
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
import { Link } from 'react-router'
import { formatDay } from '../../../lib/format.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Tile } from '../../../ui/tile.tsx'
import { useSignOut } from '../use-sign-out.ts'
import { usePublicSelf } from './own-user.ts'
import classes from './profile.module.css'
import { roleName } from './role-name.ts'
import { texts } from './texts.ts'

const labels = texts.profile

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
  <section className={`${classes.sheet} ${classes.sections}`} aria-label={labels.sections}>
    <Section icon={IconId} title={labels.personal} isOpen>
      <p className={classes.quiet}>{labels.personalText}</p>
      <Link to="/personal-info">{labels.toPersonal}</Link>
      <Link to="/personal-info#confianza">{labels.toTrust}</Link>
    </Section>
    <Section icon={IconCreditCard} title={labels.cards}>
      <p className={classes.quiet}>{labels.cardsText}</p>
      <Link to="/personal-info#tarjetas">{labels.toCards}</Link>
    </Section>
    <Section icon={IconUserCheck} title={labels.type}>
      <dl className={classes.facts}>
        <dt>{labels.role}</dt>
        <dd>{roleName(user.role)}</dd>
        <dt>{labels.profile}</dt>
        <dd>{labels.accountTypes[user.accountType ?? 'individuo']}</dd>
      </dl>
    </Section>
    <Section icon={IconShieldLock} title={labels.security}>
      <p className={classes.quiet}>{labels.securityText}</p>
      <Link to="/personal-info#contrasena">{labels.toPassword}</Link>
      <Link to="/personal-info#verificacion">{labels.toFactor}</Link>
      <Link to="/personal-info#sesiones">{labels.toSessions}</Link>
    </Section>
    <Section icon={IconLock} title={labels.privacy}>
      <p className={classes.quiet}>{labels.privacyText}</p>
      <Link to="/bloqueados">{labels.toBlocked}</Link>
      <Link to="/privacy-police">{labels.toPolicy}</Link>
      <Link to="/personal-info#tus-datos">{labels.toData}</Link>
    </Section>
    <Section icon={IconHelpCircle} title={labels.help}>
      <p className={classes.quiet}>{labels.helpText}</p>
      <Link to="/ayuda">{labels.toHelp}</Link>
      <Link to="/ayuda/contacto">{labels.toContact}</Link>
      <Link to="/denuncias">{labels.toReports}</Link>
    </Section>
  </section>
)

/** /profile: the member's public data, links to their pages, and sign-out. `photo` is the avatar with its upload. */
export const ProfilePage = ({ photo }: { photo: ReactNode }) => {
  const user = usePublicSelf()
  const signOut = useSignOut()
  if (!user) return null
  return (
    <div className="page">
      <PageHeader title={labels.title} />
      <div className={classes.columns}>
        <section className={`${classes.sheet} ${classes.self}`}>
          {photo}
          <h2 className={classes.name}>{user.name}</h2>
          <p className={classes.email}>{user.email}</p>
          <p className={classes.quiet}>{labels.since(formatDay(user.createdAt))}</p>
          <Button variant="default" className={classes.out} leftSection={<IconLogout size={18} aria-hidden="true" />} onClick={signOut}>
            {labels.signOut}
          </Button>
        </section>
        <div className={classes.column}>
          <nav className={classes.tiles} aria-label={labels.menu}>
            <Tile to="/favorites" icon={<IconHeart />} text={labels.favorites} />
            <Tile to="/contacts" icon={<IconUsers />} text={labels.contacts} />
            <Tile to="/history" icon={<IconHistory />} text={labels.history} />
            <Tile to="/saldo" icon={<IconCash />} text={labels.balance} />
          </nav>
          <Sections user={user} />
        </div>
      </div>
    </div>
  )
}
