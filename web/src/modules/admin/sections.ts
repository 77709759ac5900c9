import type { WorkKind } from '@feria/contract/admin/values'
import {
  IconBuildingBank,
  IconCash,
  IconClipboardList,
  IconCreditCard,
  IconFlag,
  IconHourglass,
  IconIdBadge2,
  IconLayoutDashboard,
  IconMail,
  IconMessageQuestion,
  IconReceiptRefund,
  IconRefreshAlert,
  IconScale,
  IconShoppingBag,
  IconStar,
  type TablerIcon,
} from '@tabler/icons-react'
import { auditTexts } from './audit-texts.ts'
import { heldTexts } from './held-texts.ts'
import { moderationTexts } from './moderation/texts.ts'
import { orderTexts } from './orders/texts.ts'
import { reviewTexts } from './review-texts.ts'
import { texts } from './texts.ts'

export interface Section {
  group: keyof typeof texts.nav.groups
  /** In the navigation. */
  label: string
  title: string
  icon: TablerIcon
  /** What waits there, counted in the navigation. */
  work?: WorkKind
  /** Whether it has pages of its own below, `/admin-dashboard/<section>/<id>`. */
  hasItems?: true
}

const { nav } = texts

/** The sections of the back office in the order of its navigation, by their part of the address; '' is /admin-dashboard itself. */
export const sections = {
  denuncias: { group: 'resolve', label: nav.moderation, title: moderationTexts.title, icon: IconFlag, work: 'reports' },
  retenidos: { group: 'resolve', label: nav.held, title: heldTexts.title, icon: IconHourglass, work: 'held-messages' },
  opiniones: { group: 'resolve', label: nav.reviews, title: reviewTexts.title, icon: IconStar, work: 'review-appeals' },
  reclamos: { group: 'resolve', label: nav.claims, title: texts.claims.title, icon: IconScale, work: 'claims' },
  arrepentimientos: {
    ...{ group: 'resolve', label: nav.withdrawals, title: texts.withdrawals.title },
    ...{ icon: IconReceiptRefund, work: 'withdrawals' },
  },
  mensajes: { group: 'resolve', label: nav.messages, title: texts.messages.title, icon: IconMessageQuestion, work: 'contact' },
  identidades: { group: 'resolve', label: nav.identities, title: texts.identities.title, icon: IconIdBadge2, work: 'identities' },
  retiros: { group: 'resolve', label: nav.payouts, title: texts.payouts.title, icon: IconBuildingBank, work: 'payouts' },
  tareas: { group: 'resolve', label: nav.jobs, title: texts.jobs.title, icon: IconRefreshAlert, work: 'failed-jobs' },
  ventas: { group: 'money', label: orderTexts.title, title: orderTexts.title, icon: IconShoppingBag, hasItems: true },
  pagos: { group: 'money', label: orderTexts.payments.title, title: orderTexts.payments.title, icon: IconCreditCard },
  '': { group: 'settings', label: nav.panel, title: texts.title, icon: IconLayoutDashboard },
  cotizacion: { group: 'settings', label: nav.rates, title: texts.rates.title, icon: IconCash },
  correos: { group: 'record', label: nav.mails, title: texts.mails.title, icon: IconMail },
  registro: { group: 'record', label: nav.audit, title: auditTexts.title, icon: IconClipboardList },
} as const satisfies Record<string, Section>
export type SectionName = keyof typeof sections

/** The section at an address; undefined where none is. */
export const sectionAt = (pathname: string): SectionName | undefined => {
  const [, , name = '', item] = pathname.toLowerCase().split('/')
  const section: Section | undefined = sections[name as SectionName]
  return section && (!item || section.hasItems) ? (name as SectionName) : undefined
}
