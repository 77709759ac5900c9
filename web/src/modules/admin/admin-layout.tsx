import type { ReactNode } from 'react'
import { SideLayout } from '../../shell/side-layout.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { pathOf, type Section, type SectionName, sections, staffOf } from './sections.ts'
import { texts } from './texts.ts'
import { useStaff } from './use-staff.ts'
import { useFreshWork, useWork } from './use-work.ts'
import { WorkBell } from './work-bell.tsx'
import { workTexts } from './work-texts.ts'

const all = Object.entries(sections) as [SectionName, Section][]

/**
 * The frame of the back office: the side navigation with the sections that the reader may open and what waits in each, and the bell. Who
 * may open none never comes here (`BackOffice`).
 */
export const AdminLayout = ({ title, subtitle, children }: { title: string; subtitle: string; children: ReactNode }) => {
  const { serves } = useStaff()
  const { data: work = [] } = useWork()
  useFreshWork()
  const entries = all
    .filter(([, section]) => serves(staffOf(section)))
    .map(([name, { group, label, icon, work: kind }]) => {
      const waiting = work.find((one) => one.kind === kind)?.count ?? 0
      const count = waiting > 0 ? { count: { number: waiting, words: workTexts.waiting(waiting) } } : {}
      return { label, icon, group: texts.nav.groups[group], path: pathOf(name), ...count }
    })
  return (
    <SideLayout label={texts.nav.label} entries={entries}>
      <PageHeader title={title} subtitle={subtitle} actions={<WorkBell work={work} />} />
      {children}
    </SideLayout>
  )
}
