import { CataloguePage } from '../catalogue/catalogue-page.tsx'
import { SavingSlot } from './saving-slot.tsx'

/** /all-products, whose search can be saved as a wish when it finds nothing. */
export const CatalogueWithSaving = () => (
  <SavingSlot>
    <CataloguePage />
  </SavingSlot>
)
