import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { texts } from './texts.ts'

/** In the place of the back office, or of a section of it, that the reader may not open: whose it is, and the way on. */
export const ClosedSection = ({ title, text, isOfStaff }: { title: string; text: string; isOfStaff: boolean }) => (
  <div className="page">
    <PageHeader title={texts.title} />
    <EmptyState
      title={title}
      text={text}
      action={
        <Button component={Link} to={isOfStaff ? '/admin-dashboard/resolver' : '/dashboard'}>
          {isOfStaff ? texts.goWork : texts.goHome}
        </Button>
      }
    />
  </div>
)
