import type { Caller, RenderParts } from '@feria/contract/rendering'
import { createContext } from 'react-router'
import { brand } from '../lib/brand.ts'
import { call, callPage } from '../lib/call.ts'

/** The calls of the browser, for loaders that run there. */
export const overHttp: Caller = { call, callPage: callPage as Caller['callPage'] }

/** What pages are rendered with in development. */
const inDevelopment: RenderParts = {
  caller: overHttp,
  nonce: '',
  brand,
  url: 'http://localhost:5173',
  headOf: async () => null,
  // biome-ignore lint/suspicious/noConsole: the terminal of who develops.
  onError: console.error,
}

/** What a loader finds in its context on the server. */
export const renderParts = createContext<RenderParts>(import.meta.env.DEV ? inDevelopment : undefined)
