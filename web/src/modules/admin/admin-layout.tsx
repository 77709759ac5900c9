import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../lib/session.ts'
import { SideLayout } from '../../shell/side-layout.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchBar } from './finding/search-bar.tsx'
import { type Section, sections } from './sections.ts'
import { texts } from './texts.ts'

const shown = Object.entries<Section>(sections).filter(([, { isHidden }]) => !isHidden)
const entries = shown.map(([name, { group, label, icon, hasItems }]) => ({
  ...{ label, icon, group: texts.nav.groups[group], ...(hasItems ? { hasItems } : {}) },
  path: name ? `/admin-dashboard/${name}` : '/admin-dashboard',
}))

interface Props {
  title: string
  subtitle: string
  /** Of a page below a section: where «Volver» leads when there is no page before. */
  back?: string
  children: ReactNode
}

/** The frame of the back office, with its own side navigation. Admins only; the server checks every call as well. */
export const AdminLayout = ({ title, subtitle, back, children }: Props) => {
  const role = useSession((session) => session.user?.role)
  if (role?.trim().toLowerCase() !== 'admin') {
    return (
      <div className="page">
        <PageHeader title={texts.title} />
        <EmptyState
          title={texts.closed}
          text={texts.closedText}
          action={
            <Button component={Link} to="/dashboard">
              {texts.goHome}
            </Button>
          }
        />
      </div>
    )
  }
  return (
    <SideLayout label={texts.nav.label} entries={entries} tools={<SearchBar />}>
      <PageHeader title={title} subtitle={subtitle} {...(back ? { back } : {})} />
      {children}
    </SideLayout>
  )
}
