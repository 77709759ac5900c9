import { AdminLayout } from './admin-layout.tsx'
import { CategorySections } from './category-sections.tsx'
import { texts } from './texts.ts'
import { UserSection } from './user-section.tsx'
import { VisibilitySection } from './visibility-section.tsx'

/** /admin-dashboard: categories, members and the visibility of products. */
export const AdminDashboardPage = () => (
  <AdminLayout title={texts.title} subtitle={texts.subtitle}>
    <CategorySections />
    <UserSection />
    <VisibilitySection />
  </AdminLayout>
)
