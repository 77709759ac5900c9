import { type ComponentType, createElement, lazy, useState } from 'react'
import { loadAnew } from './load-anew.ts'

const RELOADED = 'reloaded-for-chunk'
/** In this time a page that is being left is gone, also where the next one comes slowly. */
const LEAVING_MS = 10_000

let leftAt = Number.NEGATIVE_INFINITY
const leave = () => {
  leftAt = performance.now()
}
const isLeaving = () => performance.now() - leftAt < LEAVING_MS

/** Loads a piece of the app; when it is gone because a newer build was published, reloads the page once. */
export const loadChunk = async <T>(load: () => Promise<T>): Promise<T> => {
  // What is there already is not added again.
  addEventListener('beforeunload', leave)
  try {
    const loaded = await load()
    sessionStorage.removeItem(RELOADED)
    return loaded
  } catch (error) {
    // WebKit gives up what a page loads as soon as another one is asked for: a reload now would call the member back from it.
    while (isLeaving()) await new Promise((later) => setTimeout(later, LEAVING_MS))
    if (!navigator.onLine || sessionStorage.getItem(RELOADED)) throw error
    sessionStorage.setItem(RELOADED, 'yes')
    void loadAnew()
    return new Promise(() => undefined)
  }
}

/** A component whose code loads when it is first shown, or asked for before. */
export type LazyPage<Props extends object = object> = ComponentType<Props> & { load: () => Promise<void> }

/** A component whose code loads when it is first shown; once `load` has brought it, it is there without a moment of waiting. */
export const lazyPage = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> => {
  let loaded: ComponentType<Props> | undefined
  const bring = async () => {
    loaded ??= await loadChunk(load)
    return { default: loaded }
  }
  const Awaited = lazy(bring)
  // What it began as it stays, or React would take it for another component.
  const Page = (props: Props) => createElement(useState<ComponentType<Props>>(() => loaded ?? Awaited)[0], props)
  return Object.assign(Page, { load: async () => void (await bring()) })
}
