import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { EmptyState } from '../../ui/empty-state.tsx'
import classes from './filters.module.css'
import type { Filters } from './filters.ts'
import { SaveSearch } from './save-search-slot.tsx'
import { texts } from './texts.ts'

/** The catalogue's empty state; the search can be saved as a wish. */
export const NoProducts = ({ filters: { search, maxPrice } }: { filters: Filters }) => (
  <EmptyState
    title={texts.catalogue.empty}
    text={texts.catalogue.emptyHint}
    action={
      <div className={classes.ways}>
        <SaveSearch text={search} maxPrice={maxPrice} />
        <Button component={Link} to="/all-products">
          {texts.allProducts}
        </Button>
      </div>
    }
  />
)
