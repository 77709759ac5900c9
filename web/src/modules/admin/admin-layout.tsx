import type { ReactNode } from 'react'
import { SideLayout } from '../../shell/side-layout.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchBar } from './finding/search-bar.tsx'
import { pathOf, type Section, type SectionName, sections, staffOf } from './sections.ts'
import { texts } from './texts.ts'
import { useStaff } from './use-staff.ts'
import { useFreshWork, useWork } from './use-work.ts'
import { WorkBell } from './work-bell.tsx'
import { workTexts } from './work-texts.ts'

interface Props {
  title: ReactNode
  subtitle: string
  /** Of a page below a section: where «Volver» leads when there is no page before. */
  back?: string
  children: ReactNode
}

const shown = (Object.entries(sections) as [SectionName, Section][]).filter(([, { isHidden }]) => !isHidden)

/**
 * The frame of the back office: the side navigation with the sections that the reader may open and what waits in each, and the bell. Who
 * may open none never comes here (`BackOffice`).
 */
export const AdminLayout = ({ title, subtitle, back, children }: Props) => {
  const { serves } = useStaff()
  const { data: work = [] } = useWork()
  useFreshWork()
  const entries = shown
    .filter(([, section]) => serves(staffOf(section)))
    .map(([name, { group, label, icon, hasItems, work: kind }]) => {
      const waiting = work.find((one) => one.kind === kind)?.count ?? 0
      const count = waiting > 0 ? { count: { number: waiting, words: workTexts.waiting(waiting) } } : {}
      return { label, icon, group: texts.nav.groups[group], path: pathOf(name), ...(hasItems ? { hasItems } : {}), ...count }
    })
  return (
    <SideLayout label={texts.nav.label} entries={entries} tools={<SearchBar />}>
      <PageHeader title={title} subtitle={subtitle} {...(back ? { back } : {})} actions={<WorkBell work={work} />} />
      {children}
    </SideLayout>
  )
}
