import type { ComponentType } from 'react'
import { useLocation } from 'react-router'
import { AdminDashboardPage } from './admin-dashboard-page.tsx'
import { AuditPage } from './audit-page.tsx'
import { ClaimsPage } from './claims-page.tsx'
import { IdentitiesPage } from './identities-page.tsx'
import { MailsPage } from './mails-page.tsx'
import { PayoutsPage } from './payouts-page.tsx'
import { RatesPage } from './rates-page.tsx'
import { WithdrawalsPage } from './withdrawals-page.tsx'

const pages: Record<string, ComponentType> = {
  cotizacion: RatesPage,
  arrepentimientos: WithdrawalsPage,
  reclamos: ClaimsPage,
  retiros: PayoutsPage,
  identidades: IdentitiesPage,
  correos: MailsPage,
  registro: AuditPage,
}

/** The pages of the back office, in one chunk: few need them, and those go from one to the next. */
export const BackOffice = () => {
  const { pathname } = useLocation()
  const Page = pages[pathname.split('/')[2]?.toLowerCase() ?? ''] ?? AdminDashboardPage
  return <Page />
}
