import { environmentManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { Router } from '../lib/router.tsx'

const nothing = () => undefined
const listening = { addEventListener: nothing, removeEventListener: nothing }
const ownerDocument = { nodeType: 9, defaultView: { HTMLIFrameElement: class {} }, ...listening }
/** As much of an element as React looks at where nothing is drawn. */
const place = { nodeType: 1, nodeName: 'DIV', tagName: 'DIV', namespaceURI: 'http://www.w3.org/1999/xhtml', ownerDocument, ...listening }

/** What React has under way is done when it ends; what comes later is waited for by `expect.poll`. */
const acting = async (work: () => unknown): Promise<void> => {
  if (!('window' in globalThis)) vi.stubGlobal('window', globalThis)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(async () => void (await work()))
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
}

const open = new Set<() => Promise<void>>()
// Queries ask again after a while in browsers alone.
environmentManager.setIsServer(() => open.size === 0)

/** All at once, and a turn before the globals of the test go: what a query is about to tell would find no window. */
const leaveAll = async () => {
  for (const leave of open) await leave()
  await new Promise((done) => setTimeout(done))
  vi.unstubAllGlobals()
}

interface Around {
  client?: QueryClient
  /** With it the hook stands in the app's router, at the address of `window.location`. */
  isRouted?: boolean
}

/**
 * Runs a hook in a component that draws nothing; `result` is what it answered last, `redraw` runs it once more. It is left at the end of the test,
 * with the globals that were stubbed: a test that runs hooks does not take them away itself.
 */
export const runHook = async <T>(useIt: () => T, { client = new QueryClient(), isRouted = false }: Around = {}) => {
  const root = createRoot({ ...place } as never)
  let last: T | undefined
  const Inner = () => {
    last = useIt()
    return null
  }
  const redraw = () => {
    const inner = createElement(Inner)
    const routed = isRouted ? createElement(Router, null, inner) : inner
    return acting(() => root.render(createElement(QueryClientProvider, { client }, routed)))
  }
  const leave = async () => {
    if (open.delete(leave)) await acting(() => root.unmount())
  }
  open.add(leave)
  onTestFinished(async () => {
    await leaveAll()
    client.clear()
  })
  await redraw()
  return { result: () => last as T, act: acting, redraw, leave }
}
