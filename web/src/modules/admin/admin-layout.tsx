import { Button } from '@mantine/core'
import {
  IconBuildingBank,
  IconCash,
  IconClipboardList,
  IconFlag,
  IconHourglass,
  IconIdBadge2,
  IconLayoutDashboard,
  IconMail,
  IconMessageQuestion,
  IconReceiptRefund,
  IconRefreshAlert,
  IconScale,
  IconStar,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../lib/session.ts'
import { SideLayout } from '../../shell/side-layout.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { texts } from './texts.ts'

const entries = [
  { path: '/admin-dashboard', label: texts.nav.panel, icon: IconLayoutDashboard },
  { path: '/admin-dashboard/cotizacion', label: texts.nav.rates, icon: IconCash },
  { path: '/admin-dashboard/reclamos', label: texts.nav.claims, icon: IconScale },
  { path: '/admin-dashboard/retiros', label: texts.nav.payouts, icon: IconBuildingBank },
  { path: '/admin-dashboard/denuncias', label: texts.nav.moderation, icon: IconFlag },
  { path: '/admin-dashboard/opiniones', label: texts.nav.reviews, icon: IconStar },
  { path: '/admin-dashboard/retenidos', label: texts.nav.held, icon: IconHourglass },
  { path: '/admin-dashboard/identidades', label: texts.nav.identities, icon: IconIdBadge2 },
  { path: '/admin-dashboard/arrepentimientos', label: texts.nav.withdrawals, icon: IconReceiptRefund },
  { path: '/admin-dashboard/mensajes', label: texts.nav.messages, icon: IconMessageQuestion },
  { path: '/admin-dashboard/correos', label: texts.nav.mails, icon: IconMail },
  { path: '/admin-dashboard/tareas', label: texts.nav.jobs, icon: IconRefreshAlert },
  { path: '/admin-dashboard/registro', label: texts.nav.audit, icon: IconClipboardList },
]

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
