import { act, createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'

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

/** Runs a hook in a component that draws nothing, within `around` if given; `result` answers what it last answered. Ends with `vi.unstubAllGlobals()`. */
export const runHook = async <T>(useIt: () => T, around: (inner: ReactNode) => ReactNode = (inner) => inner) => {
  const root = createRoot({ ...place } as never)
  let last: T | undefined
  const Inner = () => {
    last = useIt()
    return null
  }
  const leave = () => acting(() => root.unmount())
  onTestFinished(async () => {
    await leave()
    vi.unstubAllGlobals()
  })
  await acting(() => root.render(around(createElement(Inner))))
  return { result: () => last as T, act: acting, leave }
}
