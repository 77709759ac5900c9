import { AdminLayout } from './admin-layout.tsx'
import { CategorySections } from './category-sections.tsx'
import { texts } from './texts.ts'
import { useStaff } from './use-staff.ts'
import { UserSection } from './user-section.tsx'
import { VisibilitySection } from './visibility-section.tsx'

/** /admin-dashboard: categories, members and the visibility of products; to staff what of it is theirs. */
export const AdminDashboardPage = () => {
  const { isAdmin, serves } = useStaff()
  return (
    <AdminLayout title={texts.title} subtitle={texts.subtitle}>
      {isAdmin && <CategorySections />}
      <UserSection />
      {serves(['moderator']) && <VisibilitySection />}
    </AdminLayout>
  )
}
