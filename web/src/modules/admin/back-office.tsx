import type { ComponentType } from 'react'
import { useLocation } from 'react-router'
import { AdminDashboardPage } from './admin-dashboard-page.tsx'
import { AuditPage } from './audit-page.tsx'
import { ClaimsPage } from './claims-page.tsx'
import { IdentitiesPage } from './identities-page.tsx'
import { MailsPage } from './mails-page.tsx'
import { PayoutsPage } from './payouts-page.tsx'
import { RatesPage } from './rates-page.tsx'
import { texts } from './texts.ts'
import { WithdrawalsPage } from './withdrawals-page.tsx'

interface Section {
  Page: ComponentType
  title: string
}

const panel: Section = { Page: AdminDashboardPage, title: texts.title }
const sections: Record<string, Section> = {
  cotizacion: { Page: RatesPage, title: texts.rates.title },
  arrepentimientos: { Page: WithdrawalsPage, title: texts.withdrawals.title },
  reclamos: { Page: ClaimsPage, title: texts.claims.title },
  retiros: { Page: PayoutsPage, title: texts.payouts.title },
  identidades: { Page: IdentitiesPage, title: texts.identities.title },
  correos: { Page: MailsPage, title: texts.mails.title },
  registro: { Page: AuditPage, title: texts.audit.title },
}

const sectionAt = (pathname: string): Section => sections[pathname.split('/')[2]?.toLowerCase() ?? ''] ?? panel

/** The title of the page of the back office at an address. */
export const titleAt = (pathname: string): string => sectionAt(pathname).title

/** The pages of the back office, in one chunk: few need them, and those go from one to the next. */
export const BackOffice = () => {
  const { Page } = sectionAt(useLocation().pathname)
  return <Page />
}
