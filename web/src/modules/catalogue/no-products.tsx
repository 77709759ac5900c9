import * as api from '@feria/contract/routes'
import { Button } from '@mantine/core'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { useRoute } from '../../lib/use-route.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { catalogueTexts } from './catalogue-texts.ts'
import classes from './filters.module.css'
import { type Filters, requestOf } from './filters.ts'
import { listTexts } from './list-texts.ts'
import type { SaveSearchProps } from './parts.ts'
import { wishOf } from './spoken-tags.ts'
import { texts } from './texts.ts'

interface Props {
  filters: Filters
  SaveSearch: ComponentType<SaveSearchProps>
}

/** The catalogue's empty state; the search can be saved as a wish, with what its words say. */
export const NoProducts = ({ filters, SaveSearch }: Props) => {
  const { data } = useRoute(api.search.read, { query: requestOf(filters) }, { enabled: filters.search !== '' })
  return (
    <EmptyState
      title={listTexts.empty}
      text={catalogueTexts.emptyHint}
      action={
        <div className={classes.ways}>
          <SaveSearch {...wishOf(filters.search, filters, data?.reading?.spoken)} />
          <Button component={Link} to="/all-products">
            {texts.allProducts}
          </Button>
        </div>
      }
    />
  )
}
