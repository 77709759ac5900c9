import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../lib/session.ts'
import { SideLayout } from '../../shell/side-layout.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { sections } from './sections.ts'
import { texts } from './texts.ts'

const entries = Object.entries(sections).map(([name, { group, label, icon }]) => ({
  ...{ label, icon, group: texts.nav.groups[group] },
  path: name ? `/admin-dashboard/${name}` : '/admin-dashboard',
}))

/** The frame of the back office, with its own side navigation. Admins only; the server checks every call as well. */
export const AdminLayout = ({ title, subtitle, children }: { title: string; subtitle: string; children: ReactNode }) => {
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
    <SideLayout label={texts.nav.label} entries={entries}>
      <PageHeader title={title} subtitle={subtitle} />
      {children}
    </SideLayout>
  )
}
