import { Button } from '@mantine/core'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { EmptyState } from '../../ui/empty-state.tsx'
import { catalogueTexts } from './catalogue-texts.ts'
import classes from './filters.module.css'
import type { Filters } from './filters.ts'
import type { SaveSearchProps } from './parts.ts'
import { texts } from './texts.ts'

interface Props {
  filters: Filters
  SaveSearch: ComponentType<SaveSearchProps>
}

/** The catalogue's empty state; the search can be saved as a wish. */
export const NoProducts = ({ filters: { search, maxPrice, currency }, SaveSearch }: Props) => (
  <EmptyState
    title={texts.catalogue.empty}
    text={catalogueTexts.emptyHint}
    action={
      <div className={classes.ways}>
        <SaveSearch text={search} maxPrice={maxPrice} currency={currency} />
        <Button component={Link} to="/all-products">
          {texts.allProducts}
        </Button>
      </div>
    }
  />
)
