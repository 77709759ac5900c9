import { Button } from '@mantine/core'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { EmptyState } from '../../ui/empty-state.tsx'
import { catalogueTexts } from './catalogue-texts.ts'
import classes from './filters.module.css'
import type { Filters } from './filters.ts'
import { listTexts } from './list-texts.ts'
import type { SaveSearchProps } from './parts.ts'
import { texts } from './texts.ts'

interface Props {
  filters: Filters
  SaveSearch: ComponentType<SaveSearchProps>
}

/** The catalogue's empty state; the search can be saved as a wish. */
export const NoProducts = ({ filters: { search, near, ...limits }, SaveSearch }: Props) => (
  <EmptyState
    title={listTexts.empty}
    text={catalogueTexts.emptyHint}
    action={
      <div className={classes.ways}>
        <SaveSearch
          text={search}
          maxPrice={limits.maxPrice}
          currency={limits.currency}
          condition={limits.condition}
          place={near || null}
          radiusKm={limits.radiusKm}
        />
        <Button component={Link} to="/all-products">
          {texts.allProducts}
        </Button>
      </div>
    }
  />
)
