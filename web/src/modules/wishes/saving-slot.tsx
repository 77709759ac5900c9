import type { ReactNode } from 'react'
import { useLoaded } from '../../lib/use-loaded.ts'
import { type SaveSearchProps, SaveSearchSlot } from '../catalogue/save-search-slot.tsx'

const load = async () => (await import('./save-search.tsx')).SaveSearchButton

/** Its code loads once there is a search to save. */
const LazySaveSearch = (props: SaveSearchProps) => {
  const Button = useLoaded(load, true)
  return Button && <Button {...props} />
}

/** Wraps a page whose search can be saved as a wish. */
export const SavingSlot = ({ children }: { children: ReactNode }) => <SaveSearchSlot value={LazySaveSearch}>{children}</SaveSearchSlot>
