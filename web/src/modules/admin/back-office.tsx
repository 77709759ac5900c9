import { staffRoles } from '@feria/contract/accounts/values'
import type { ComponentType } from 'react'
import { useLocation } from 'react-router'
import { NotFoundPage } from '../../shell/not-found-page.tsx'
import { AdminDashboardPage } from './admin-dashboard-page.tsx'
import { AuditPage } from './audit-page.tsx'
import { ClaimsPage } from './claims-page.tsx'
import { ClosedSection } from './closed-section.tsx'
import { FiguresPage } from './figures-page.tsx'
import { SearchPage } from './finding/search-page.tsx'
import { HeldPage } from './held-page.tsx'
import { IdentitiesPage } from './identities-page.tsx'
import { JobsPage } from './jobs-page.tsx'
import { MailsPage } from './mails-page.tsx'
import { MessagesPage } from './messages-page.tsx'
import { ModerationPage } from './moderation/moderation-page.tsx'
import { TemplatesPage } from './moderation/templates-page.tsx'
import { OrdersSection } from './orders/orders-section.tsx'
import { PaymentsPage } from './orders/payments-page.tsx'
import { PayoutsPage } from './payouts-page.tsx'
import { PeoplePage } from './people/people-page.tsx'
import { ProductsPage } from './products-page.tsx'
import { RatesPage } from './rates-page.tsx'
import { ReviewsPage } from './reviews-page.tsx'
import { type SectionName, sectionAt, sections, staffOf } from './sections.ts'
import { texts } from './texts.ts'
import { useStaff } from './use-staff.ts'
import { WithdrawalsPage } from './withdrawals-page.tsx'
import { WorkPage } from './work-page.tsx'

const pages: Record<SectionName, ComponentType> = {
  personas: PeoplePage,
  buscar: SearchPage,
  resolver: WorkPage,
  hoy: FiguresPage,
  '': AdminDashboardPage,
  publicaciones: ProductsPage,
  cotizacion: RatesPage,
  plantillas: TemplatesPage,
  arrepentimientos: WithdrawalsPage,
  mensajes: MessagesPage,
  reclamos: ClaimsPage,
  retiros: PayoutsPage,
  ventas: OrdersSection,
  pagos: PaymentsPage,
  denuncias: ModerationPage,
  opiniones: ReviewsPage,
  retenidos: HeldPage,
  identidades: IdentitiesPage,
  correos: MailsPage,
  tareas: JobsPage,
  registro: AuditPage,
}

/** The title of the page of the back office at an address: all of them are one route, whose name each visitor's first page would carry. */
export const titleAt = (pathname: string): string => {
  const name = sectionAt(pathname)
  return name === undefined ? 'Página no encontrada' : sections[name].title
}

/**
 * The pages of the back office, in one chunk: few need them, and those go from one to the next. Admins see them all, staff those that are
 * theirs, and the rest is refused before it asks the server anything.
 */
export const BackOffice = () => {
  const { serves } = useStaff()
  const name = sectionAt(useLocation().pathname)
  if (!serves(staffRoles)) return <ClosedSection title={texts.closed} text={texts.closedText} isOfStaff={false} />
  if (name === undefined) return <NotFoundPage />
  const staff = staffOf(sections[name])
  if (!serves(staff)) return <ClosedSection title={texts.notYours(sections[name].label)} text={texts.whose(staff)} isOfStaff />
  const Page = pages[name]
  return <Page />
}
