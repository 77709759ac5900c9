import { type ComponentType, createElement } from 'react'
import { useLoaded } from './use-loaded.ts'

/** A piece of a page whose code loads once it is wanted; nothing until then. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: (props: Props) => boolean = () => true,
): ComponentType<Props> => {
  const Part = (props: Props) => {
    const Loaded = useLoaded(load, isWanted(props))
    return Loaded && createElement(Loaded, props)
  }
  return Part
}
