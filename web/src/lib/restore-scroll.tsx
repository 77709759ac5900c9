import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { whenReady } from './when-ready.ts'

const KEPT = 'scroll'

/** Scroll position by history entry, kept across reloads. */
const readPositions = (): Map<string, number> => {
  // An error that is thrown and caught costs the server more than the rest of this piece.
  if (!('document' in globalThis)) return new Map()
  try {
    return new Map(JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as [string, number][])
  } catch {
    return new Map()
  }
}

const keepPositions = (positions: Map<string, number>) => {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify([...positions].slice(-50)))
  } catch {
    // Storage is blocked: a reload starts at the top.
  }
}

/**
 * What a browser does on a page load, for client-side navigation: going back restores the scroll, going forward starts at the top,
 * focus moves to the main heading and the new title is announced. Filters (a change of the query alone) change none of that.
 */
export const RestoreScroll = () => {
  const location = useLocation()
  const { pathname, hash } = location
  // The first entry of every page load has the same key, whatever its address.
  const key = location.key === 'default' ? `default ${pathname}` : location.key
  const [positions] = useState(readPositions)
  const isBack = useNavigationType() === 'POP'
  const isFirst = useRef(true)
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')

  // Before the browser lays out the new page: a shorter page changes the scroll, which must not be recorded for the page that was
  // left.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const keep = () => positions.set(key, scrollY)
    const keepAll = () => keepPositions(positions)
    addEventListener('scroll', keep, { passive: true })
    addEventListener('pagehide', keepAll)
    return () => {
      removeEventListener('scroll', keep)
      removeEventListener('pagehide', keepAll)
    }
  }, [key, positions])

  useEffect(() => {
    const goal = isBack ? (positions.get(key) ?? 0) : 0
    const hasMoved = shown.current !== pathname
    shown.current = pathname
    if ((!hasMoved && !isBack) || hash) return
    // A freshly loaded page is already at the top, and scrolling would lay it out again.
    if (isFirst.current && goal === 0) return
    scrollTo({ top: goal, behavior: 'instant' })
    if (goal === 0) return
    // The list behind a restored position may still be loading.
    return whenReady(
      () => document.documentElement.scrollHeight - innerHeight >= goal,
      () => scrollTo({ top: goal, behavior: 'instant' }),
    )
  }, [key, pathname, hash, isBack, positions])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on a new path, whose value is not read.
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const left = document.activeElement
    return whenReady(
      () => document.querySelector('main h1') !== null,
      () => {
        setTitle(document.title)
        const isElsewhere = document.activeElement !== document.body && document.activeElement !== left
        if (isElsewhere) return
        const heading = document.querySelector<HTMLElement>('main h1')
        heading?.setAttribute('tabindex', '-1')
        heading?.focus({ preventScroll: true })
      },
    )
  }, [pathname])

  return (
    <div className="only-read" role="status" aria-live="polite">
      {title}
    </div>
  )
}
