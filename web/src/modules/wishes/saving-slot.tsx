import type { ReactNode } from 'react'
import { useLoaded } from '../../lib/use-loaded.ts'
import { type SaveSearchProps, SaveSearchSlot } from '../catalogue/save-search-slot.tsx'

const load = async () => (await import('./save-search.tsx')).SaveSearchButton

/** Its code comes once there is a search to keep. */
const LazySaveSearch = (props: SaveSearchProps) => {
  const Button = useLoaded(load, true)
  return Button && <Button {...props} />
}

/** Around a page whose search can be kept as a wish. */
export const SavingSlot = ({ children }: { children: ReactNode }) => <SaveSearchSlot value={LazySaveSearch}>{children}</SaveSearchSlot>
