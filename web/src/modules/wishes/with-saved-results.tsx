import { SearchPage } from '../search/results/search-page.tsx'
import { SavingSlot } from './saving-slot.tsx'

/** /search, whose search can be saved as a wish with one tap. */
export const SearchWithSaving = () => (
  <SavingSlot>
    <SearchPage />
  </SavingSlot>
)
