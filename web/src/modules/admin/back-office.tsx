import type { ComponentType } from 'react'
import { useLocation } from 'react-router'
import { NotFoundPage } from '../../shell/not-found-page.tsx'
import { AdminDashboardPage } from './admin-dashboard-page.tsx'
import { AuditPage } from './audit-page.tsx'
import { auditTexts } from './audit-texts.ts'
import { ClaimsPage } from './claims-page.tsx'
import { HeldPage } from './held-page.tsx'
import { heldTexts } from './held-texts.ts'
import { IdentitiesPage } from './identities-page.tsx'
import { JobsPage } from './jobs-page.tsx'
import { MailsPage } from './mails-page.tsx'
import { MessagesPage } from './messages-page.tsx'
import { ModerationPage } from './moderation/moderation-page.tsx'
import { moderationTexts } from './moderation/texts.ts'
import { PayoutsPage } from './payouts-page.tsx'
import { RatesPage } from './rates-page.tsx'
import { reviewTexts } from './review-texts.ts'
import { ReviewsPage } from './reviews-page.tsx'
import { texts } from './texts.ts'
import { WithdrawalsPage } from './withdrawals-page.tsx'

interface Section {
  Page: ComponentType
  title: string
}

const panel: Section = { Page: AdminDashboardPage, title: texts.title }
const sections: Record<string, Section | undefined> = {
  cotizacion: { Page: RatesPage, title: texts.rates.title },
  arrepentimientos: { Page: WithdrawalsPage, title: texts.withdrawals.title },
  mensajes: { Page: MessagesPage, title: texts.messages.title },
  reclamos: { Page: ClaimsPage, title: texts.claims.title },
  retiros: { Page: PayoutsPage, title: texts.payouts.title },
  denuncias: { Page: ModerationPage, title: moderationTexts.title },
  opiniones: { Page: ReviewsPage, title: reviewTexts.title },
  retenidos: { Page: HeldPage, title: heldTexts.title },
  identidades: { Page: IdentitiesPage, title: texts.identities.title },
  correos: { Page: MailsPage, title: texts.mails.title },
  tareas: { Page: JobsPage, title: texts.jobs.title },
  registro: { Page: AuditPage, title: auditTexts.title },
}

/** What stands at an address without a section: all of them are one route, whose name each visitor's first page would carry. */
const none: Section = { Page: NotFoundPage, title: 'Página no encontrada' }

const sectionAt = (pathname: string): Section => {
  const name = pathname.split('/')[2]?.toLowerCase()
  return name ? (sections[name] ?? none) : panel
}

/** The title of the page of the back office at an address. */
export const titleAt = (pathname: string): string => sectionAt(pathname).title

/** The pages of the back office, in one chunk: few need them, and those go from one to the next. */
export const BackOffice = () => {
  const { Page } = sectionAt(useLocation().pathname)
  return <Page />
}
