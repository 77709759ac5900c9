import type { StaffRole } from '@feria/contract/accounts/values'
import { type WorkKind, workStaff } from '@feria/contract/admin/values'
import {
  IconBuildingBank,
  IconCash,
  IconChartBar,
  IconChecklist,
  IconClipboardList,
  IconCreditCard,
  IconFlag,
  IconHourglass,
  IconIdBadge2,
  IconLayoutDashboard,
  IconMail,
  IconMessageQuestion,
  IconPackages,
  IconPencil,
  IconReceiptRefund,
  IconRefreshAlert,
  IconScale,
  IconSearch,
  IconShoppingBag,
  IconStar,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react'
import { auditTexts } from './audit-texts.ts'
import { figureTexts } from './figure-texts.ts'
import { findingTexts } from './finding/texts.ts'
import { heldTexts } from './held-texts.ts'
import { templateTexts } from './moderation/template-texts.ts'
import { moderationTexts } from './moderation/texts.ts'
import { orderTexts } from './orders/texts.ts'
import { peopleTexts } from './people/texts.ts'
import { productTexts } from './products-texts.ts'
import { reviewTexts } from './review-texts.ts'
import { texts } from './texts.ts'
import { workTexts } from './work-texts.ts'

export interface Section {
  group: keyof typeof texts.nav.groups
  /** In the navigation. */
  label: string
  title: string
  icon: TablerIcon
  /** What waits there, counted in the navigation. */
  work?: WorkKind
  /** Who of the staff opens it beside admins; those who do its work, where it is not said. */
  staff?: readonly StaffRole[]
  /** Whether it has pages of its own below, `/admin-dashboard/<section>/<id>`. */
  hasItems?: true
  /** Left out of the navigation: the search leads there. */
  isHidden?: true
}

const { nav } = texts
const everybody = ['moderator', 'support'] as const

/** The sections of the back office in the order of its navigation, by their part of the address; '' is /admin-dashboard itself. */
export const sections = {
  resolver: { group: 'resolve', label: nav.work, title: workTexts.title, icon: IconChecklist, staff: everybody },
  hoy: { group: 'resolve', label: nav.today, title: figureTexts.title, icon: IconChartBar },
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
  personas: { group: 'people', label: peopleTexts.title, title: peopleTexts.title, icon: IconUsers, staff: everybody, hasItems: true },
  ventas: { group: 'money', label: orderTexts.title, title: orderTexts.title, icon: IconShoppingBag, staff: ['support'], hasItems: true },
  pagos: { group: 'money', label: orderTexts.payments.title, title: orderTexts.payments.title, icon: IconCreditCard, staff: ['support'] },
  publicaciones: { group: 'listings', label: nav.products, title: productTexts.title, icon: IconPackages, staff: ['moderator'] },
  '': { group: 'settings', label: nav.panel, title: texts.title, icon: IconLayoutDashboard, staff: everybody },
  cotizacion: { group: 'settings', label: nav.rates, title: texts.rates.title, icon: IconCash },
  plantillas: { group: 'settings', label: templateTexts.title, title: templateTexts.title, icon: IconPencil },
  correos: { group: 'record', label: nav.mails, title: texts.mails.title, icon: IconMail },
  buscar: { group: 'record', label: findingTexts.title, title: findingTexts.title, icon: IconSearch, staff: everybody, isHidden: true },
  registro: { group: 'record', label: nav.audit, title: auditTexts.title, icon: IconClipboardList },
} as const satisfies Record<string, Section>
export type SectionName = keyof typeof sections

/** The section at an address; undefined where none is. */
export const sectionAt = (pathname: string): SectionName | undefined => {
  const [, , name = '', item] = pathname.toLowerCase().split('/')
  const section: Section | undefined = sections[name as SectionName]
  return section && (!item || section.hasItems) ? (name as SectionName) : undefined
}

/** Who of the staff opens a section beside admins. */
export const staffOf = ({ staff, work }: Section): readonly StaffRole[] => staff ?? (work ? workStaff[work] : [])

/** The address of a section. */
export const pathOf = (name: SectionName): string => (name ? `/admin-dashboard/${name}` : '/admin-dashboard')

/** The section where a kind of work is done. */
export const sectionOfWork = (kind: WorkKind): SectionName => {
  const found = Object.entries(sections).find(([, section]) => (section as Section).work === kind)
  return (found?.[0] ?? 'resolver') as SectionName
}
