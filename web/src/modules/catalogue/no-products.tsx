import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { EmptyState } from '../../ui/empty-state.tsx'
import { texts } from './texts.ts'

/** What the catalogue shows when nothing fits the filters [CAT-24]. */
export const NoProducts = () => (
  <EmptyState
    title={texts.catalogue.empty}
    text={texts.catalogue.emptyHint}
    action={
      <Button component={Link} to="/all-products">
        {texts.allProducts}
      </Button>
    }
  />
)
