import { Button, Drawer, UnstyledButton } from '@mantine/core'
import '../styles/overlays.ts'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconMenu2, type TablerIcon } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { NavLink, useLocation } from 'react-router'
import { useIsDesktop } from '../lib/use-width.ts'
import classes from './side-layout.module.css'

interface SideEntry {
  label: string
  path: string
  icon: TablerIcon
  /** The heading under which it stands, with its neighbours of the same. */
  group?: string
  /** Whether it has pages below, in which it is the current one too. */
  hasItems?: true
  /** How much waits there, shown beside it; the words are read out. */
  count?: { number: number; words: string }
}

interface Props {
  /** What the navigation is for, e.g. «Reportes». */
  label: string
  entries: SideEntry[]
  /** What stands above every page, on a telephone beside the button of the navigation. */
  tools?: ReactNode
  children: ReactNode
}

/** Storage key: whether the navigation is collapsed to its icons. */
const KEY = 'sideFolded'

/** Above it a count is shown as «99+». */
const MAX_SHOWN = 99

const wasFolded = (): boolean => {
  try {
    return localStorage.getItem(KEY) === 'yes'
  } catch {
    return false
  }
}

const Links = ({ entries, isFolded = false, onGo }: { entries: SideEntry[]; isFolded?: boolean; onGo?: () => void }) => (
  <ul className={classes.entries}>
    {entries.map(({ label, path, group, hasItems, count, icon: Icon }, at) => (
      <li key={path}>
        {group && group !== entries[at - 1]?.group && <p className={isFolded ? classes.line : classes.group}>{isFolded ? '' : group}</p>}
        <NavLink to={path} end={!hasItems} className={classes.entry} title={isFolded ? label : undefined} onClick={onGo}>
          <Icon size={22} aria-hidden="true" />
          <span className={isFolded ? 'only-read' : undefined}>{label}</span>
          {count && (
            <>
              <span className={classes.count} aria-hidden="true">
                {count.number > MAX_SHOWN ? `${MAX_SHOWN}+` : count.number}
              </span>
              <span className="only-read">: {count.words}</span>
            </>
          )}
        </NavLink>
      </li>
    ))}
  </ul>
)

const DesktopSide = ({ label, entries }: Pick<Props, 'label' | 'entries'>) => {
  const [isFolded, setIsFolded] = useState(wasFolded)
  const fold = () => {
    setIsFolded(!isFolded)
    try {
      localStorage.setItem(KEY, isFolded ? 'no' : 'yes')
    } catch {
      // Storage is blocked: the choice lasts for this page.
    }
  }
  const Icon = isFolded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  return (
    <nav className={classes.side} aria-label={label} data-folded={isFolded || undefined}>
      <UnstyledButton className={classes.entry} aria-expanded={!isFolded} onClick={fold}>
        <Icon size={22} aria-hidden="true" />
        <span className={isFolded ? 'only-read' : undefined}>Secciones</span>
      </UnstyledButton>
      <Links entries={entries} isFolded={isFolded} />
    </nav>
  )
}

const MobileSide = ({ label, entries }: Pick<Props, 'label' | 'entries'>) => {
  const { key } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: any navigation closes it.
  useEffect(() => setIsOpen(false), [key])
  const close = () => setIsOpen(false)
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        leftSection={<IconMenu2 size={20} aria-hidden="true" />}
      >
        Secciones
      </Button>
      <Drawer opened={isOpen} onClose={close} position="left" size="min(18rem, 84vw)" title={label} transitionProps={{ duration: 0 }}>
        <nav aria-label={label}>
          <Links entries={entries} onGo={close} />
        </nav>
      </Drawer>
    </>
  )
}

/**
 * A page with its own side navigation: from 1024 px it collapses to icons and remembers that; under that a button opens it over a
 * backdrop, and backdrop, Escape and navigation close it. The footer is that of every page.
 */
export const SideLayout = ({ label, entries, tools, children }: Props) => {
  const isDesktop = useIsDesktop()
  return (
    <div className={`page ${classes.layout}`}>
      {isDesktop ? (
        <DesktopSide label={label} entries={entries} />
      ) : (
        <div className={classes.top}>
          <MobileSide label={label} entries={entries} />
          {tools}
        </div>
      )}
      <div className={classes.content}>
        {isDesktop && tools && <div className={classes.top}>{tools}</div>}
        {children}
      </div>
    </div>
  )
}
