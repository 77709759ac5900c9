import { type ComponentType, createElement, lazy, useState } from 'react'
import { isReachable } from './load-anew.ts'

const RELOADED = 'reloaded-for-chunk'

/** Loads a chunk of the app; reloads the page once if the chunk is gone because a newer build was published. */
export const loadChunk = async <T>(load: () => Promise<T>): Promise<T> => {
  try {
    const loaded = await load()
    sessionStorage.removeItem(RELOADED)
    return loaded
  } catch (error) {
    if (!navigator.onLine || !(await isReachable()) || sessionStorage.getItem(RELOADED)) throw error
    sessionStorage.setItem(RELOADED, 'yes')
    location.reload()
    return new Promise(() => undefined)
  }
}

/** A component whose code loads when it is first shown or preloaded. */
export type LazyPage<Props extends object = object> = ComponentType<Props> & { load: () => Promise<void> }

/** A component whose code loads when it is first shown; after `load` has resolved, it renders without suspending. */
export const lazyPage = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> => {
  let loaded: ComponentType<Props> | undefined
  const bring = async () => {
    loaded ??= await loadChunk(load)
    return { default: loaded }
  }
  const Awaited = lazy(bring)
  // The component must not change between renders, or React would remount it.
  const Page = (props: Props) => createElement(useState<ComponentType<Props>>(() => loaded ?? Awaited)[0], props)
  return Object.assign(Page, { load: async () => void (await bring()) })
}
