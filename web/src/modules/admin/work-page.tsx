import { EmptyState } from '../../ui/empty-state.tsx'
import { AdminLayout } from './admin-layout.tsx'
import { WorkRows } from './work-rows.tsx'
import { workTexts } from './work-texts.ts'

/** /admin-dashboard/resolver: everything that waits for the caller, at a glance. */
export const WorkPage = () => (
  <AdminLayout title={workTexts.title} subtitle={workTexts.subtitle}>
    <WorkRows nothing={<EmptyState title={workTexts.nothing} text={workTexts.nothingText} />} />
  </AdminLayout>
)
