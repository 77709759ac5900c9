import { useEffect, useState } from 'react'
import { useLoaded } from '../lib/use-loaded.ts'

const load = async () => (await import('../ui/themed.tsx')).Themed
/** What the component library calls it. */
const KEY = 'mantine-color-scheme-value'

/** Lets a page follow the colour scheme of the system and of other windows; the library, which does so, loads at the first change. */
export const SchemeKeeper = () => {
  const [hasChanged, setHasChanged] = useState(false)
  const Themed = useLoaded(load, hasChanged)
  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)')
    const onChange = () => setHasChanged(true)
    const onStored = ({ key }: StorageEvent) => key === KEY && onChange()
    system.addEventListener('change', onChange)
    addEventListener('storage', onStored)
    return () => {
      system.removeEventListener('change', onChange)
      removeEventListener('storage', onStored)
    }
  }, [])
  return Themed && <Themed>{null}</Themed>
}
